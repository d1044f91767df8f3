// What the page /fairness plays again is what sports.getEvent tells of a match that is over, however long it was.
import { expect } from 'vitest';
import { verifyMatch } from '#site/fairness/verify-match.ts';
import { sports } from '#sports/markets/market.ts';
import { matchCommit } from '#sports/match-commit.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';
import { makeEvent, makeLeague } from './book.ts';
import { test } from './doors.ts';

const seed = 'ab'.repeat(32);

test.for(sports)('a match of %s that is over is the one that its seed makes', async (sport, { doors }) => {
  const { sql } = doors.product.db;
  const league = await makeLeague(sql, { sport });
  const strength = 0.3;
  const { id, external_id } = await makeEvent(sql, {
    strength,
    ...{ league, status: 'resulted', ending: 'played', result: {} },
    ...{ commit: matchCommit({ seed, strength }), seed },
  });
  const { incidents, moments } = playFromSeed({ sport, event: external_id, strength, seed });
  await sql`update event set incidents = ${JSON.stringify(incidents)}::jsonb, moment = ${moments} where id = ${id}`;

  const { result } = await doors.ask('sports.getEvent', { id: String(id) });
  const { proof, incidents: told } = result;
  const verified = verifyMatch({ ...proof, sport, told });
  expect(verified).toMatchObject({ isCommitted: true, isSame: true });
  expect(verified.incidents).toHaveLength(incidents.length);
});
