// The channels one line follows: how each stands, from what the server tells. Where a change does not fit what is known, it
// is asked for anew.
import type { ChannelFrame } from '#contract/channels.ts';
import { patched } from '#rules/patched.ts';

interface Snapshot {
  version: number;
  data: Record<string, unknown>;
}

export interface Followed {
  /** Whether it is the first to follow it. */
  add(name: string): boolean;
  /** Whether nobody follows it any more. */
  remove(name: string): boolean;
  names(): string[];
  dataOf(name: string): Record<string, unknown> | undefined;
  /** What is known after this frame, or that it must be asked for anew. */
  hear(frame: ChannelFrame): { name: string; data: Record<string, unknown> } | { again: string } | undefined;
}

export function createFollowed(): Followed {
  const counts = new Map<string, number>();
  const known = new Map<string, Snapshot>();

  return {
    add(name) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1;
    },
    remove(name) {
      const count = (counts.get(name) ?? 1) - 1;
      if (count > 0) counts.set(name, count);
      else {
        counts.delete(name);
        known.delete(name);
      }
      return count === 0;
    },
    names: () => [...counts.keys()],
    dataOf: (name) => known.get(name)?.data,
    hear(frame) {
      const { channel: name, version } = frame;
      if (!counts.has(name)) return undefined;
      const before = known.get(name);
      if ('data' in frame) known.set(name, { version, data: frame.data });
      else {
        // Told before, in the whole of it.
        if (before !== undefined && version <= before.version) return undefined;
        if (before === undefined || frame.from > before.version) return { again: name };
        known.set(name, { version, data: patched(before.data, frame.patch) });
      }
      return { name, data: known.get(name)!.data };
    },
  };
}
