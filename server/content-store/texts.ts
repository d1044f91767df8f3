// Messages as an editor looks for them: side by side in all languages, and where one of them is missing.
import type { TextRow } from '#contract/desk/content.ts';
import type { Sql } from '../database/db.ts';

const SHOWN_MAX = 300;

interface Wish {
  area?: string | undefined;
  find?: string | undefined;
  missing?: string | undefined;
  state?: 'changed' | undefined;
}

interface Row {
  name: string;
  locale: string;
  text: string;
  version: number;
  is_changed: boolean;
}

export async function findTexts(sql: Sql, wish: Wish, locales: readonly string[]) {
  const rows = await sql<Row>`
    select name, locale, value #>> '{}' as text, version, is_changed from content_entry
    where kind = 'text' and value is not null and locale = any(${locales}) order by name, locale`;
  const all = [...Map.groupBy(rows, ({ name }) => name)].map(
    ([name, said]): TextRow => ({
      name,
      said: Object.fromEntries(
        said.map(({ locale, text, version, is_changed }) => [locale, { text, version, is_changed }]),
      ),
    }),
  );
  const found = all.filter((row) => isWanted(row, wish));
  return {
    items: found.slice(0, SHOWN_MAX),
    found: found.length,
    areas: [...new Set(all.map(({ name }) => areaOf(name)))],
    locales: [...locales],
    lacks: Object.fromEntries(locales.map((code) => [code, all.filter((row) => lacks(row, code)).length])),
  };
}

/** Where a language does not call a country as the rest of the world does: no other need have the same. */
const OWN_ALONE = 'cms/country-names';

const areaOf = (name: string): string => name.slice(0, name.indexOf('.'));
const lacks = ({ name, said }: TextRow, code: string): boolean =>
  !said[code]?.text && areaOf(name) !== OWN_ALONE;

function isWanted({ name, said }: TextRow, { area, find, missing, state }: Wish): boolean {
  if (area && areaOf(name) !== area) return false;
  if (missing && !lacks({ name, said }, missing)) return false;
  if (state === 'changed' && !Object.values(said).some(({ is_changed }) => is_changed)) return false;
  if (!find) return true;
  const wanted = find.toLowerCase();
  return (
    name.toLowerCase().includes(wanted) ||
    Object.values(said).some(({ text }) => text.toLowerCase().includes(wanted))
  );
}
