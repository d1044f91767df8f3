// Entries as they travel to the desk and back.
import type { Json } from '#contract/content-entries.ts';
import type { ContentChange, ContentEntry } from '#contract/desk/content.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Change, StoredEntry } from '../../content-store/stored-entries.ts';

export const asEntry = ({ value, seed, is_removed, changed_at, ...entry }: StoredEntry): ContentEntry => ({
  ...entry,
  value: is_removed ? null : JSON.stringify(value),
  seed: seed === null ? null : JSON.stringify(seed),
  changed_at: changed_at.toISOString(),
});

export const asChange = ({ before, after, changed_at, is_removal, ...change }: Change): ContentChange => ({
  ...change,
  before: before === null ? null : JSON.stringify(before),
  after: is_removal ? null : JSON.stringify(after),
  changed_at: changed_at.toISOString(),
});

export function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal('InvalidParameter', { invalid_parameters: { value: ['format'] } });
  }
}
