// What the page /fairness plays again is what sports.getEvent tells of a match that is over, however long it was.
import { expect } from 'vitest';
import { commitOf, seedFromText } from '#games/rng/commit.ts';
import { verifyMatch } from '#site/fairness/verify-match.ts';
import { sports } from '#sports/markets/market.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';
import { makeEvent, makeLeague } from './book.ts';
import { test } from './doors.ts';

const seed = 'ab'.repeat(32);

test.for(sports)('a match of %s that is over is the one that its seed makes', async (sport, { doors }) => {
  const { sql } = doors.product.db;
  const league = await makeLeague(sql, { sport });
  const { id, external_id, strength } = await makeEvent(sql, {
    ...{ league, status: 'resulted', ending: 'played', result: {} },
    ...{ commit: commitOf(seedFromText(seed)), seed },
  });
  const { incidents, moments } = playFromSeed({ sport, event: external_id, strength, seed });
  await sql`update event set incidents = ${JSON.stringify(incidents)}::jsonb, moment = ${moments} where id = ${id}`;

  const { result } = await doors.ask('sports.getEvent', { id: String(id) });
  const { proof, incidents: told } = result;
  const verified = verifyMatch({ ...proof, sport, told });
  expect(verified).toMatchObject({ isCommitted: true, isSame: true });
  expect(verified.incidents).toHaveLength(incidents.length);
});
