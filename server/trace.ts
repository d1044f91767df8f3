// A span around a piece of work, when the operator collects traces; otherwise just the work.

export type Trace = <T>(name: string, work: () => T) => T;

export const untraced: Trace = (_name, work) => work();
