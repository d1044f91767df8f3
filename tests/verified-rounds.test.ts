// What the page /fairness and `npm run verify` compute is what was played, to the cent and to the last step.
import { expect } from 'vitest';
import { lastDefinitionOf } from '#games/definitions/former.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { cents } from '#rules/money.ts';
import { type RoundText, verifyRound } from '#site/fairness/verify-round.ts';
import { test } from './doors.ts';
import { openFrame } from './frame.ts';

const rich = { balances: { main: cents(10_000) } };

test('a round for money is computed again from its seed, once that is revealed', async ({ doors, world }) => {
  const player = await world.player(rich);
  const dice = await openFrame(doors, { sysname: 'dice', player });
  const rolled = (await dice.start({ stake: 100, chance: 4950, side: 'over' })).result.round;
  const mines = await openFrame(doors, { sysname: 'mines', player });
  const begun = (await mines.start({ stake: 100, mines: 3 })).result.round;
  const opened = (await mines.decide(begun, { name: 'open', at: 7 })).result.round;
  const ended = opened.is_over ? opened : (await mines.decide(opened, { name: 'collect' })).result.round;

  const asked = async (round: string) =>
    (await doors.ask('fairness.getRound', { round }, mines.visitor)).result;
  expect((await asked(rolled.id)).server_seed).toBe(null);
  await doors.send('fairness.rotate', {}, mines.visitor);
  for (const played of [rolled, ended]) {
    const kept = await asked(played.id);
    const verified = await verifyRound(textOf(kept));
    expect(verified).toMatchObject({ commit: kept.commit, definition: kept.definition, isOver: true });
    expect(JSON.parse(JSON.stringify(verified.steps))).toEqual(played.steps);
    expect([verified.staked, verified.paid]).toEqual([played.staked, played.paid]);
  }
});

test('a round that was played under a former name is listed with its game, and verified by its hash', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'wolfrise', player });
  const { id } = (await frame.start({ stake: 100, mode: 'base' })).result.round;
  const former = hashOf(lastDefinitionOf('wolf-moon')!);
  await doors.product.db.sql`update round set game = 'wolf-moon', definition = ${former} where id = ${id}`;
  await doors.product.db.sql`
    update fact set data = data || '{"game": "wolf-moon"}' where name = 'round.settled' and data ->> 'round' = ${id}`;

  const { items } = (await frame.rounds()).result;
  expect(items).toMatchObject([{ id }]);
  await doors.send('fairness.rotate', {}, frame.visitor);
  const kept = (await doors.ask('fairness.getRound', { round: id }, frame.visitor)).result;
  const verified = await verifyRound(textOf(kept));
  expect(verified).toMatchObject({ definition: former, commit: kept.commit, isOver: true });
  expect(JSON.parse(JSON.stringify(verified.steps))).toEqual(items[0].steps);
});

type Kept = Record<'game' | 'definition' | 'server_seed' | 'client_seed', string> & {
  nonce: number;
  bet: object;
  decisions: object[];
};

const textOf = ({ game, definition, server_seed, client_seed, nonce, bet, decisions }: Kept): RoundText => ({
  game,
  definition,
  serverSeed: server_seed,
  clientSeed: client_seed,
  nonce: String(nonce),
  bet: JSON.stringify(bet),
  decisions: JSON.stringify(decisions),
});
