// What a player receives for a bet that a bonus paid: the offer names the sum and its reason, and the sale pays it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { sharing } from '#tests/sharing.ts';
import { auditLedger } from '../ledger/audit.ts';
import { balancesOf } from '../ledger/purse.ts';

async function openBonusHouse() {
  const house = await openBettingHouse();
  return Object.assign(house, {
    /** An open bet of 10.00, staked with this much money and the rest of it with a bonus. */
    async betWith(main: number) {
      const event = await house.event();
      const bettor = await house.bettor(main > 0 ? { balances: { main: cents(main) } } : {});
      const bonus = await giveActive(house.product, bettor.player, 'betting');
      const { id } = (await bettor.bet([{ event }])).result;
      const end = async () => {
        const { status } = await house.send(
          'bettingBonuses.remove',
          { bonus_id: String(bonus) },
          bettor.visitor,
        );
        expect(status).toBe(200);
      };
      return { bettor, event, id: id as string, end };
    },
    held: async ({ player }: Bettor) => {
      const { main, betting_bonus } = await balancesOf(house.sql, player.id);
      return main + betting_bonus;
    },
  });
}

const test = sharing(openBonusHouse);

const offerOf = async (bettor: Bettor) => (await bettor.cashOuts())[0];

test('while its bonus is in play the player receives all of it', async ({ house }) => {
  const { bettor, id } = await house.betWith(400);
  const before = await house.held(bettor);
  const { amount, withheld } = await offerOf(bettor);
  expect(withheld).toBe(0);
  expect((await bettor.cashOut(id, 100, Math.round(amount * 100))).result.paid).toBe(amount);
  expect(await house.held(bettor)).toBe(before + Math.round(amount * 100));
});

test.for([100, 50, 30])(
  'of a bonus that has ended the part that money staked is offered, and %i %% of it is paid',
  async (percent, { house }) => {
    const { bettor, id, end } = await house.betWith(400);
    const whole = (await offerOf(bettor)).amount;
    await end();
    const { amount, withheld, why } = await offerOf(bettor);
    expect(why).toBeNull();
    expect(amount).toBeCloseTo(whole * 0.4, 1);
    expect(amount + withheld).toBeCloseTo(whole, 2);
    const before = await house.held(bettor);
    const { result } = await bettor.cashOut(id, percent, Math.floor(amount * percent));
    expect(result).toMatchObject({ offer: null });
    expect(result.paid * 100).toBeCloseTo(amount * percent, -0.5);
    expect(await house.held(bettor)).toBe(before + Math.round(result.paid * 100));
    expect(await auditLedger(house.sql)).toEqual([]);
  },
);

test('a bonus that ends after the offer was seen makes a new offer, and nothing is sold', async ({
  house,
}) => {
  const { bettor, id, end } = await house.betWith(400);
  const seen = (await offerOf(bettor)).amount;
  await end();
  const before = await house.held(bettor);
  const { result } = await bettor.cashOut(id, 100, Math.round(seen * 100));
  expect(result).toMatchObject({ paid: 0, offer: (await offerOf(bettor)).amount, bet: { status: 'open' } });
  expect(await house.held(bettor)).toBe(before);
});

test('what an ended bonus paid wholly is not bought back, and says why', async ({ house }) => {
  const { bettor, id, end } = await house.betWith(0);
  await end();
  expect(await offerOf(bettor)).toMatchObject({ amount: null, why: 'bonus' });
  expect((await bettor.cashOut(id, 100, 1)).error.type).toBe('CashOutClosedException');
  expect((await bettor.find(id)).bet.status).toBe('open');
});

test('a bet sells itself by what its player receives, not by what it is worth', async ({ house }) => {
  const { bettor, id, end } = await house.betWith(400);
  await end();
  const { amount, withheld } = await offerOf(bettor);
  const at = String(Math.round((amount + withheld / 2) * 100));
  await house.send('bets.setAutoCashOut', { id, at }, bettor.visitor);
  await house.run();
  expect((await bettor.find(id)).bet.status).toBe('open');
  await house.send('bets.setAutoCashOut', { id, at: String(Math.floor(amount * 100) - 1) }, bettor.visitor);
  await house.run();
  expect((await bettor.find(id)).bet.status).toBe('cashed_out');
});

test('a bet that won shows what its player received, and what returned to the operator', async ({
  house,
}) => {
  for (const isEnded of [false, true]) {
    const { bettor, event, id, end } = await house.betWith(400);
    const { potential } = (await bettor.find(id)).bet;
    const before = await house.held(bettor);
    if (isEnded) await end();
    const removed = before - (await house.held(bettor));
    await house.end(event, 2, 0);
    await house.run();
    const { bet, why } = await bettor.find(id);
    const received = ((await house.held(bettor)) - before + removed) / 100;
    expect(bet.paid.amount, 'as the balance says').toBeCloseTo(received, 2);
    expect(bet.paid.amount).toBeCloseTo(potential.amount * (isEnded ? 0.4 : 1), 1);
    expect(bet.withheld.amount).toBeCloseTo(potential.amount - received, 2);
    expect(why.paid).toBeCloseTo(potential.amount, 2);
    const { result: week } = await house.ask('bets.getSummary', {}, bettor.visitor);
    expect(week.paid.amount, 'in the sum of the week too').toBeCloseTo(received, 2);
    const [listed] = await bettor.bets();
    expect([listed.paid, listed.withheld]).toEqual([bet.paid, bet.withheld]);
  }
  expect(await auditLedger(house.sql)).toEqual([]);
});

test('a bet of which parts were sold shows all that was withheld of it', async ({ house }) => {
  const { bettor, id, end } = await house.betWith(400);
  const whole = (await offerOf(bettor)).amount;
  await bettor.cashOut(id, 50, Math.floor(whole * 50), 'first');
  await end();
  const before = await house.held(bettor);
  const { amount, withheld } = await offerOf(bettor);
  await bettor.cashOut(id, 100, Math.floor(amount * 100), 'second');
  const { bet } = await bettor.find(id);
  expect(bet.withheld.amount).toBeCloseTo(withheld, 2);
  expect(bet.paid.amount).toBeCloseTo(whole / 2 + ((await house.held(bettor)) - before) / 100, 1);
});
