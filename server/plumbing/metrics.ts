// What is counted and timed, for Prometheus. One set a product, so that two of them in one process never mix.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'marigold_http_request_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: SECONDS,
      registers,
    }),
    calls: new Counter({
      name: 'marigold_calls_total',
      help: 'Calls of the contract by name and outcome: "done", the reason of the refusal, or "bug".',
      labelNames: ['call', 'outcome'] as const,
      registers,
    }),
    renders: new Histogram({
      name: 'marigold_render_seconds',
      help: 'Time to render a page.',
      labelNames: ['kind'] as const,
      buckets: SECONDS,
      registers,
    }),
    finishedPages: new Counter({
      name: 'marigold_finished_pages_total',
      help: 'Guest pages by where they came from: "kept", "made", or "joined" a render already under way.',
      labelNames: ['from'] as const,
      registers,
    }),
    finishedPageBytes: new Gauge({
      name: 'marigold_finished_page_bytes',
      help: 'Memory held by finished guest pages.',
      registers,
    }),
    factLag: new Gauge({
      name: 'marigold_fact_reader_lag_seconds',
      help: 'How long ago the oldest fact happened that a reader has not read.',
      labelNames: ['reader'] as const,
      registers,
    }),
    factsUnread: new Gauge({
      name: 'marigold_fact_reader_unread',
      help: 'Facts that a reader has not read.',
      labelNames: ['reader'] as const,
      registers,
    }),
    tasksWaiting: new Gauge({
      name: 'marigold_tasks_waiting',
      help: 'Tasks that are due and not done.',
      labelNames: ['task'] as const,
      registers,
    }),
    taskLag: new Gauge({
      name: 'marigold_task_lag_seconds',
      help: 'How long ago the task was due that has waited longest.',
      labelNames: ['task'] as const,
      registers,
    }),
    tasksDead: new Gauge({
      name: 'marigold_tasks_dead',
      help: 'Tasks that were given up and wait for an operator: npm run tasks.',
      labelNames: ['task'] as const,
      registers,
    }),
    sockets: new Gauge({ name: 'marigold_sockets', help: 'Open live sockets.', registers }),
  };
}

/** Memory, event loop and garbage collection of the process: once a process, not once a product. */
export const countProcess = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });
