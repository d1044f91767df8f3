// Follows work through the process: each span knows the one it is part of, across every await.
import { AsyncLocalStorage } from 'node:async_hooks';
import { draw, drawHex } from '../plumbing/chance.ts';
import type { Facts, Trace } from '../plumbing/trace.ts';

export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: 'server' | 'internal';
  /** Milliseconds since 1970, with a fraction. */
  begunAt: number;
  endedAt: number;
  facts: Facts;
  isFailed: boolean;
}

interface TracerParts {
  /** Which share of the requests that come without a trace of their own is followed, from 0 to 1. */
  share: number;
  keep(span: Span): void;
}

type Begun = Omit<Span, 'endedAt' | 'isFailed'>;

export function createTracer({ share, keep }: TracerParts): Trace {
  const underWay = new AsyncLocalStorage<Begun>();
  const end = (begun: Begun, facts: Facts, isFailed: boolean) =>
    keep({ ...begun, facts: { ...begun.facts, ...facts }, isFailed, endedAt: now() });

  return {
    span(name, work) {
      const parent = underWay.getStore();
      if (parent === undefined) return work();
      const span = begin({ name, kind: 'internal', traceId: parent.traceId, parentId: parent.spanId });
      return underWay.run(span, () => following(work, (isFailed) => end(span, {}, isFailed)));
    },

    request({ name, traceparent }, work) {
      const asked = readParent(traceparent);
      const isFollowed = asked?.isFollowed ?? draw(1_000_000) < share * 1_000_000;
      if (!isFollowed) {
        work();
        return () => undefined;
      }
      const traceId = asked?.traceId ?? drawHex(16);
      const span = begin({ name, kind: 'server', traceId, parentId: asked?.spanId ?? null });
      underWay.run(span, work);
      return (facts) => end(span, facts, Number(facts['http.response.status_code']) >= 500);
    },
  };
}

const now = () => performance.timeOrigin + performance.now();

const begin = (span: Pick<Begun, 'name' | 'kind' | 'traceId' | 'parentId'>): Begun => ({
  ...span,
  spanId: drawHex(8),
  begunAt: now(),
  facts: {},
});

/** "00-{trace}-{span}-01"; anything else is as good as none. */
function readParent(header: string | undefined) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return undefined;
  return { traceId, spanId, isFollowed: (Number.parseInt(flags!, 16) & 1) === 1 };
}

function following<T>(work: () => T, ended: (isFailed: boolean) => void): T {
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      ended(false);
      return result;
    }
    result.then(
      () => ended(false),
      () => ended(true),
    );
    return result;
  } catch (error) {
    ended(true);
    throw error;
  }
}
