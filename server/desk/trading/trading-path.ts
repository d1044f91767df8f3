// One thing that a trader has set, by where it stands in what is kept for an event. So every change can say what was there
// before it, and be put back.
import type { Trading } from '../../book/trading.ts';

export type Path = readonly string[];

type Kept = { readonly [key: string]: unknown };

export const valueAt = (trading: object, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Kept | undefined)?.[key], trading);

/** Undefined takes it away, and with it what is left empty. */
export function withValue<T extends object = Trading>(trading: T, path: Path, value: unknown): T {
  return (changed(trading as Kept, path, value) ?? {}) as T;
}

function changed(at: Kept, [key, ...rest]: Path, value: unknown): Kept | undefined {
  const { [key!]: old, ...others } = at;
  const next = rest.length === 0 ? value : changed((old ?? {}) as Kept, rest, value);
  const whole = next === undefined ? others : { ...others, [key!]: next };
  return Object.keys(whole).length === 0 ? undefined : whole;
}

/** As the audit log keeps it: null where nothing was set. */
export interface SetPart {
  path: Path;
  value: unknown;
}

export const setAt = (trading: object, path: Path): SetPart => ({
  path,
  value: valueAt(trading, path) ?? null,
});
