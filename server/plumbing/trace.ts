// How work is followed for whoever collects traces. Without a collector it is only done; see traces/.

export interface Trace {
  /** A piece of work, part of whatever is under way; ended when it is done, or when its promise is. */
  span<T>(name: string, work: () => T): T;
  /** A request from outside: all that follows from `work` belongs to it, until the function given back is called. */
  request(asked: AskedRequest, work: () => void): (facts: Facts) => void;
}

export interface AskedRequest {
  name: string;
  /** The header by which the asker says what its request is part of. */
  traceparent: string | undefined;
}

export type Facts = Record<string, string | number>;

export const untraced: Trace = {
  span: (_name, work) => work(),
  request(_asked, work) {
    work();
    return () => undefined;
  },
};
