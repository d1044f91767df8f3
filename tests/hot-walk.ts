// What players do most, asked of a whole server: a sign-in, everything that is read, a deposit with its notice, a
// withdrawal, a round, a bet, a live socket, and the way out.
import fc from 'fast-check';
import { calls } from '#contract/catalogue.ts';
import { cents } from '#rules/money.ts';
import { offeredBook } from '#server/book/offered-book.ts';
import { house as houseAccount, pocket } from '#server/ledger/accounts.ts';
import { record } from '#server/ledger/record.ts';
import { CARD, type openCashier } from './bank.ts';
import { makeEvent } from './book.ts';
import { rightFields } from './wire-inputs.ts';

const PASSWORD = 'Not-easy-to-guess-7';

export async function walkHotPaths(
  cashier: Awaited<ReturnType<typeof openCashier>>,
  begin: () => void,
): Promise<void> {
  const { product, ask, send, pay, address } = cashier;
  const login = 'walker@example.com';
  const player = await cashier.player({
    login,
    password: PASSWORD,
    contact: 'confirmed',
    isVerified: true,
    balances: { main: cents(500_00) },
  });
  const event = await makeEvent(product.db.sql);
  begin();
  const entered = await send('auth.login', { login, password: PASSWORD }, { host: new URL(address).host });
  if (entered.status !== 200) throw new Error(`nobody is signed in: ${JSON.stringify(entered.error)}`);
  const visitor = { cookie: entered.cookie, host: new URL(address).host, 'x-csrf': '1' };

  for (const call of calls.values()) {
    if (call.verb !== 'GET' || call.acts === true) continue;
    const [fields] = fc.sample(rightFields(call), { numRuns: 1, seed: 7 });
    await ask(call.name, fields, visitor);
    await ask(call.name, {}, visitor);
  }
  const wish = { method: 'card', amount: '50', idempotency_key: 'walk-in' };
  const { result: deposit } = await send('cashier.makedeposit', wish, visitor);
  await pay(deposit.redirect_url, 'success');
  await ask('cashier.getdepositinfo', { transaction: deposit.transaction }, visitor);
  const { status, error } = await send(
    'cashier.makewithdrawal',
    { method: 'card', amount: '20', ...CARD, idempotency_key: 'walk-out' },
    visitor,
  );
  if (status !== 200) throw new Error(`nothing was withdrawn: ${JSON.stringify(error)}`);
  await product.db.atomically((tx) =>
    record(tx, {
      key: 'stake:walk',
      reason: 'round.staked',
      moves: [
        { from: pocket(player.id, 'main'), to: houseAccount('games'), amount: cents(1), currency: 'USD' },
      ],
    }),
  );
  const { oddsX1000: odds } = offeredBook(event).markets.get('result')!.outcomes[0]!;
  const leg = { event: event.id, picks: [{ market: 'result', outcome: '1' }], odds };
  const slip = { legs: [leg], bet: { type: 'single' }, unit: 1, policy: 'none' };
  const placed = await send(
    'bets.place',
    { slip: JSON.stringify(slip), idempotency_key: 'walk-bet' },
    visitor,
  );
  if (placed.result?.status !== 'open') throw new Error(`no bet was taken: ${JSON.stringify(placed)}`);
  const { items } = (await ask('bets.getCashOuts', {}, visitor)).result;
  const sale = { id: placed.result.id, percent: '50', seen: String(Math.floor(items[0].amount * 50)) };
  await send('bets.cashOut', { ...sale, idempotency_key: 'walk-sale' }, visitor);
  await ask('auth.logout', {}, visitor);
}
