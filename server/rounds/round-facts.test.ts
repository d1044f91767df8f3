import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { roundSettled } from './round-facts.ts';

const round = {
  ...{ id: 'a', player_id: 7, game: 'blackjack-21', currency: 'EUR' as const, bet: { stake: 100 } },
  ...{ staked_cents: cents(100), bonus_cents: cents(0), bonus_id: null, paid_cents: cents(0) },
  started_at: new Date('2026-03-01T11:59:58Z'),
};

test('a fact tells what decisions have added to the first stake, and says nothing where they added nothing', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const doubled = { ...round, staked_cents: cents(200), paid_cents: cents(400) };
  expect(roundSettled(doubled, at).data).toMatchObject({ staked: 200, added: 100, paid: 400 });
  expect(roundSettled(round, at).data).not.toHaveProperty('added');
  expect(roundSettled(round, at).data).toMatchObject({ startedAt: '2026-03-01T11:59:58.000Z' });
});

test('a fact names the bonus and the pack that paid, and what lay on opposite sides, only where there is such a thing', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const chips = { stake: 100, chips: { red: 40, black: 60 } };
  const full = { ...round, game: 'roulette-hour', bonus_id: 5, pack_id: 'p', bet: chips };
  expect(roundSettled(full, at)).toMatchObject({
    ...{ name: 'round.settled', playerId: 7, at },
    data: { round: 'a', game: 'roulette-hour', currency: 'EUR', bonus: 5, pack: 'p', opposed: 80 },
  });
  for (const none of [round, { ...round, pack_id: null }])
    expect(Object.keys(roundSettled(none, at).data).toSorted()).toEqual([
      ...['currency', 'game', 'paid', 'round', 'staked', 'stakedBonus', 'startedAt'],
    ]);
});
