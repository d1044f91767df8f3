// What code cites stands in docs/requirements: a reader who meets "decision D14" or S4-R012 finds it there.
import { at, type Source } from './sources.ts';

const cited = /\bS\d+-R\d+\b|\b(?:decisions?|amendments?) ([DM]\d+(?:(?:, | and )[DM]\d+)*)|\bspec (§\d+)/g;

export interface Register {
  /** Ids of requirements, decisions and amendments, and sections as "§4". */
  has(id: string): boolean;
}

export function readRegister(sources: readonly Source[]): Register {
  const text = (path: string) => sources.find((source) => source.path === path)?.text ?? '';
  const ids = [
    ...text('docs/requirements/requirements.tsv').matchAll(/^(S\d+-R\d+)\t/gm),
    ...text('docs/requirements/decisions.md').matchAll(/^- \*\*([DM]\d+) /gm),
    ...text('docs/requirements/README.md').matchAll(/^\| (§\d+) \|/gm),
  ].map(([, id]) => id!);
  return new Set(ids);
}

export function citationFaults(source: Source, register: Register): string[] {
  if (source.path.startsWith('docs/requirements/') || source.path.startsWith('tools/tidy/')) return [];
  return [...source.text.matchAll(cited)].flatMap(({ 0: whole, 1: decisions, 2: section, index }) => {
    const ids = decisions?.split(/, | and /) ?? [section ?? whole];
    return ids
      .filter((id) => !register.has(id))
      .map((id) => `${at(source, index)} cites ${id}, which docs/requirements does not have`);
  });
}
