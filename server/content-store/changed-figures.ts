// Whether a change of content changes what is given, or words and pictures alone.
import type { Json } from '#contract/content-entries.ts';
import type { EntryChange } from './change-risks.ts';

/** Words were corrected, or it ends earlier: it pays nothing that it did not pay before. */
export const keepsFigures = (change: FiguresChange): boolean =>
  figuresOf(change, change.before) === figuresOf(change, change.after) && endsNoLater(change);

type FiguresChange = Pick<EntryChange, 'kind' | 'before' | 'after'>;

/** Fields of any depth that are only read or looked at. */
const words = ['title', 'text', 'image', 'kicker', 'tone', 'name', 'role', 'object', 'description'];

/** The first programme is the one whose levels are given, so its place is a figure. */
const isShownOnly = (kind: string, field: string): boolean =>
  words.includes(field) || (field === 'place' && kind !== 'loyalty-program');

/** All that decides what is given, in a form that is equal for equal figures. The end is compared by itself. */
const figuresOf = ({ kind }: FiguresChange, value: Json | undefined): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([field]) => !isShownOnly(kind, field) && field !== 'finished_at')
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );

function endsNoLater({ before, after }: FiguresChange): boolean {
  const end = (value: Json | undefined): number => {
    const at = (value as { finished_at?: string | null } | undefined)?.finished_at ?? null;
    return at === null ? Infinity : Date.parse(at);
  };
  return end(after) <= end(before);
}
