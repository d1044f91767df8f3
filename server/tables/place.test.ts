// A bet at a shared table as the player is answered: at first, again under the same key, and by what the operator has set.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { waitsForPurse } from '#tests/held-player.ts';
import { sharing } from '#tests/sharing.ts';
import { openTableHouse } from '#tests/table-house.ts';

const test = sharing(() => openTableHouse('rocket-run'));
const bet = { stake: 100, targetX100: 101 };

test('a bet that is sent again under its key is answered as it is by then', async ({ house }) => {
  await house.until('open');
  const player = await house.sit({ balances: { main: cents(1_000) } });
  const [first, again] = [(await player.place(bet, 'one')).result, (await player.place(bet, 'one')).result];
  expect(first).toMatchObject({
    round: { id: expect.stringMatching(/^[0-9a-f]{24}$/), is_over: false, steps: [], paid: 0 },
    balance: { cash: 900, bonus: 0, currency: 'USD' },
  });
  expect(again).toEqual(first);
});

test('bonus money pays a stake alone where the operator keeps it apart', async ({ house }) => {
  const { product } = house;
  const { content } = product;
  const general = { ...content.cms<object>('general'), is_bonus_isolation_enabled: true };
  await house.until('open');
  const player = await house.sit({ balances: { main: cents(60), bonus: cents(60) } });
  product.content = {
    ...content,
    cms: <T>(name: string) => (name === 'general' ? general : content.cms(name)) as T,
  };
  const refused = await player.place(bet);
  product.content = content;
  expect(refused.error.type).toBe('InsufficientFundsException');
  expect((await player.place(bet)).result.balance).toMatchObject({ cash: 0, bonus: 20 });
});

test('a bet waits for whatever is booked for its player meanwhile', async ({ house }) => {
  await house.until('open');
  const player = await house.sit({ balances: { main: cents(1_000) } });
  let status = 0;
  const place = async () => {
    ({ status } = await player.place(bet));
  };
  expect(await waitsForPurse(house.product.db, player.player.id, place)).toBe(true);
  expect(status).toBe(200);
});
