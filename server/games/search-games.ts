// Games found by words that people type, with PostgreSQL's own search: from the beginning of words by full text, and with
// slips of the finger by trigrams. The shelf is part of the release, so it is handed over with the question.
import { isOneSlip } from '#rules/one-slip.ts';
import { plainText } from '#rules/plain-text.ts';
import type { Sql } from '../database/db.ts';

/** More than anyone means; each costs as much as the first. */
const WORDS_MAX = 8;
/** Shorter words have too few trigrams to be told apart by them, and any other word of two letters is a slip away. */
const TRIGRAMS_FROM = 5;
const SLIPS_FROM = 3;
/** How alike a word must be to one of the name, and to one of what else is known of a game. */
const LIKE_NAME = 0.3;
const LIKE_ABOUT = 0.45;

export interface Searched {
  name: string;
  /** Its studio, its theme, how it is played and what it returns, in the visitor's language. */
  about: string;
}

/** The places of those found, the best first. Each word of the query must be found somewhere. */
export async function searchGames(sql: Sql, query: string, games: readonly Searched[]): Promise<number[]> {
  const plain = plainText(query);
  const words = plain.split(' ').filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return games.map((_, place) => place);
  const joined = words.join('');
  const names = games.map(({ name }) => plainText(name));
  const abouts = games.map(({ about }) => plainText(about));
  const known = [...new Set([...names, ...abouts].flatMap((text) => text.split(' ')))];
  const meant = words.map((word) => meantBy(word, known));
  const rows = await sql<{ place: number }>`
    with game as (
      select place, name, about, replace(name, ' ', '') as joined,
        setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', about), 'B') as document
      from unnest(${names}::text[], ${abouts}::text[]) with ordinality as game (name, about, place)
    ), fitted as (
      select game.place, case
          when document @@ to_tsquery('simple', word || ':*A') then 4
          when document @@ to_tsquery('simple', meant_name) then 3
          when length(word) >= ${TRIGRAMS_FROM}::int and strict_word_similarity(word, name) >= ${LIKE_NAME}::real then 3
          when document @@ to_tsquery('simple', word || ':*') then 2
          when document @@ to_tsquery('simple', meant) then 1
          when length(word) >= ${TRIGRAMS_FROM}::int and strict_word_similarity(word, about) >= ${LIKE_ABOUT}::real then 1
        end as fit
      from game, unnest(${words}::text[], ${meant.map((ones) => ones.map((one) => `${one}:A`).join('|'))}::text[],
        ${meant.map((ones) => ones.join('|'))}::text[]) as asked (word, meant_name, meant)
    )
    select (game.place - 1)::int as place from game join fitted using (place)
    group by game.place, name, joined
    having bool_and(fit is not null) or strpos(joined, ${joined}) > 0
    order by starts_with(name, ${plain}) desc, strpos(joined, ${joined}) > 0 desc, sum(coalesce(fit, 0)) desc,
      game.place`;
  return rows.map(({ place }) => place);
}

/** Who has typed the beginning of a word that there is has made no slip. */
const meantBy = (word: string, known: readonly string[]): string[] =>
  word.length < SLIPS_FROM || known.some((one) => one.startsWith(word))
    ? []
    : known.filter((one) => isOneSlip(word, one));
