// Games found by words that people type, with PostgreSQL's own search: from the beginning of words by full text, and with
// slips of the finger by trigrams. The shelf is part of the release, so it is handed over with the question.
import { LIKE_ABOUT, LIKE_NAME, meantBy, type Searched, TRIGRAMS_FROM, wordsOf } from '#rules/game-search.ts';
import { plainText } from '#rules/plain-text.ts';
import type { Sql } from '../database/db.ts';

/** The places of those found, the best first. Each word of the query must be found somewhere. */
export async function searchGames(sql: Sql, query: string, games: readonly Searched[]): Promise<number[]> {
  const plain = plainText(query);
  const words = wordsOf(query);
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
