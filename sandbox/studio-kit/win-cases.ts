// Cases about wins and the ends of rounds: paid once, in whatever order they arrive, and however late.
import type { Cases } from './case.ts';
import { must, same } from './kit.ts';

export const winCases: Cases = {
  'a win is paid': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    const told = await kit.ask('win', kit.win(bet, 250, { refTxId: bet.txId, roundEnd: true }));
    must(told, 'OK');
    same('the balance', [told.balance, await kit.balance(seat)], [seat.balance + 150, seat.balance + 150]);
  },
  'a win that is sent again and again is paid once': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    const win = kit.win(bet, 250);
    const told = await Promise.all(Array.from({ length: 10 }, () => kit.ask('win', win)));
    for (const one of told) same('an answer', one, told[0]);
    must(await kit.ask('win', { ...win, amount: 251 }), 'TX_CONFLICT');
    same('the balance', await kit.balance(seat), seat.balance + 150);
  },
  'a win of nothing ends a round': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('win', kit.win(bet, 0, { roundEnd: true })), 'OK');
    same('the balance', await kit.balance(seat), seat.balance - 100);
  },
  'a win that overtakes its bet is told to come again, and then paid': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    const win = kit.win(bet, 300);
    must(await kit.ask('win', win), 'TX_NOT_FOUND');
    must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('win', win), 'OK');
    same('the balance', await kit.balance(seat), seat.balance + 200);
  },
  'a win for a bet that is not of its round is refused': async (kit) => {
    const seat = await kit.sit();
    const [one, other] = [kit.bet(seat), kit.bet(seat)];
    for (const bet of [one, other]) must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('win', kit.win(one, 300, { refTxId: other.txId })), 'TX_NOT_FOUND');
  },
  'a round may win several times': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    for (const amount of [10, 20, 30]) must(await kit.ask('win', kit.win(bet, amount)), 'OK');
    same('the balance', await kit.balance(seat), seat.balance - 40);
  },
  'a win that comes after the end of its round is paid': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    for (let said = 0; said < 2; said += 1) must(await kit.ask('roundEnd', { roundId: bet.roundId }), 'OK');
    must(await kit.ask('win', kit.win(bet, 300)), 'OK');
    same('the balance', await kit.balance(seat), seat.balance + 200);
  },
  'a win is paid though its session is over': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    const next = await kit.sit();
    must(await kit.ask('balance', seat), 'INVALID_TOKEN');
    must(await kit.ask('win', kit.win(bet, 300)), 'OK');
    same('the balance', await kit.balance(next), seat.balance + 200);
  },
  'a win below nothing or in another currency is refused': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('win', kit.win(bet, -1)), 'INVALID_REQUEST');
    const currency = seat.currency === 'EUR' ? 'USD' : 'EUR';
    must(await kit.ask('win', kit.win({ ...bet, currency }, 100)), 'WRONG_CURRENCY');
  },
  'a round may take several bets, and none after its end': async (kit) => {
    const seat = await kit.sit();
    const first = kit.bet(seat);
    must(await kit.ask('bet', first), 'OK');
    must(await kit.ask('bet', kit.bet(seat, { roundId: first.roundId, amount: 50 })), 'OK');
    must(await kit.ask('win', kit.win(first, 400, { roundEnd: true })), 'OK');
    must(await kit.ask('bet', kit.bet(seat, { roundId: first.roundId })), 'ROUND_CLOSED');
    same('the balance', await kit.balance(seat), seat.balance + 250);
  },
  'stake and win in one are one': async (kit) => {
    const seat = await kit.sit();
    const { amount: bet, ...rest } = kit.bet(seat);
    const both = { ...rest, bet, win: 70 };
    const told = await Promise.all(Array.from({ length: 5 }, () => kit.ask('betwin', both)));
    for (const one of told) must(one, 'OK');
    same('the balance', await kit.balance(seat), seat.balance - 30);
  },
};
