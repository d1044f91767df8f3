// Traces by configuration, in the words every OpenTelemetry program is configured with.
import { type Trace, untraced } from '../plumbing/trace.ts';

export interface Traces {
  trace: Trace;
  close(): Promise<void>;
}

/** Without an address nothing of it is even loaded. */
export async function openTraces(env: NodeJS.ProcessEnv): Promise<Traces> {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return { trace: untraced, close: async () => undefined };

  const [{ openCollector }, { createTracer }] = await Promise.all([
    import('./collector.ts'),
    import('./tracer.ts'),
  ]);
  const collector = openCollector({
    endpoint,
    headers: readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? ''),
    service: env['OTEL_SERVICE_NAME'] || 'marigold',
  });
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  return { trace: createTracer({ share, keep: collector.keep }), close: collector.close };
}

/** "key=value,key2=value2", percent-encoded. */
const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('=', 2) as [string, string | undefined])
      .filter(([name, value]) => name.trim() !== '' && value !== undefined)
      .map(([name, value]) => [name.trim(), decodeURIComponent(value!.trim())]),
  );
