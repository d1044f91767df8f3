import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { openPostgresBus } from '../live/postgres.ts';

const rich = { isVerified: true, balances: { main: cents(100_00) } };

/** A card nobody has named before: sixteen digits that pass the check. */
function cardOf(number: number): string {
  const digits = `4${String(number).padStart(14, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

test.for(['on two servers', 'on one'])(
  'a new card that two players name at the same moment %s is taken by one of them',
  async (where) => {
    await using house = await openCashier();
    await using other = await openDoorsOn(house.url, openPostgresBus, { env: house.env });
    const servers = where === 'on one' ? [house, house] : [house, other];
    for (let round = 1; round <= 12; round += 1) {
      const visitors = [
        await house.enter(await house.player(rich)),
        await house.enter(await house.player(rich)),
      ];
      const wish = { method: 'card', amount: '20', ...CARD, 'requisites[card_number]': cardOf(round) };
      const answers = await Promise.all(
        servers.map((server, at) => server.send('cashier.makewithdrawal', wish, visitors[at]!)),
      );
      const told = answers.map(({ error }) => error?.type ?? 'taken').toSorted();
      expect(told, `round ${round}`).toEqual(['RequisitesValidationRequiredException', 'taken']);
    }
  },
);
