// Rounds of a game that has another name since: they are told, and can be checked by anyone.
import { expect } from 'vitest';
import { lastDefinitionOf } from '#games/definitions/former.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { cents } from '#rules/money.ts';
import { verifyRound } from '#site/fairness/verify-round.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';

test('a round that was played under a former name is listed with its game, and verified by its hash', async ({
  doors,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(10_000) } });
  const frame = await openFrame(doors, { sysname: 'wolfrise', player });
  const { id } = (await frame.start({ stake: 100, mode: 'base' })).result.round;
  const former = hashOf(lastDefinitionOf('wolf-moon')!);
  await doors.product.db.sql`update round set game = 'wolf-moon', definition = ${former} where id = ${id}`;

  const { items } = (await frame.rounds()).result;
  expect(items).toMatchObject([{ id }]);
  await doors.send('fairness.rotate', {}, frame.visitor);
  const kept = (await doors.ask('fairness.getRound', { round: id }, frame.visitor)).result;
  const { game, definition, server_seed: serverSeed, client_seed: clientSeed, nonce, bet } = kept;
  const verified = verifyRound({
    ...{ game, definition, serverSeed, clientSeed },
    ...{ nonce: String(nonce), bet: JSON.stringify(bet), decisions: '[]' },
  });
  expect(verified).toMatchObject({ definition: former, commit: kept.commit, isOver: true });
  expect(JSON.parse(JSON.stringify(verified.steps))).toEqual(items[0].steps);
});
