// Cases about what is taken back: before it came, twice, at the same moment, and after it has won.
import { systemClock } from '#server/plumbing/clock.ts';
import type { Cases } from './case.ts';
import { Fault, must, same } from './kit.ts';

export const rollbackCases: Cases = {
  'a bet that is taken back is given back once, under one name and under another': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    const back = kit.back(bet);
    for (const said of [back, back, kit.back(bet)]) must(await kit.ask('rollback', said), 'OK');
    same('the balance', await kit.balance(seat), seat.balance);
    must(await kit.ask('bet', bet), 'ALREADY_ROLLED_BACK');
  },
  'a bet that was taken back before it came is refused when it comes': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('rollback', kit.back(bet)), 'OK');
    must(await kit.ask('bet', bet), 'ALREADY_ROLLED_BACK');
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'a bet and its rollback at the same moment leave the balance as it was': async (kit) => {
    const seat = await kit.sit();
    for (let time = 0; time < 5; time += 1) {
      const bet = kit.bet(seat);
      const [taken, back] = await Promise.all([kit.ask('bet', bet), kit.ask('rollback', kit.back(bet))]);
      must(back!, 'OK');
      if (!['OK', 'ALREADY_ROLLED_BACK'].includes(taken!.status)) throw new Fault(`bet: ${taken!.status}`);
    }
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'one of two bets is taken back, and the other plays on': async (kit) => {
    const seat = await kit.sit();
    const first = kit.bet(seat);
    const second = kit.bet(seat, { roundId: first.roundId, amount: 40 });
    for (const bet of [first, second]) must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('rollback', kit.back(first)), 'OK');
    must(await kit.ask('win', kit.win(second, 90, { roundEnd: true })), 'OK');
    same('the balance', await kit.balance(seat), seat.balance + 50);
  },
  'a bet that is taken back after its win is given back, and the win stays until it is taken back too':
    async (kit) => {
      const seat = await kit.sit();
      const bet = kit.bet(seat);
      must(await kit.ask('bet', bet), 'OK');
      const win = kit.win(bet, 300);
      must(await kit.ask('win', win), 'OK');
      must(await kit.ask('rollback', kit.back(bet)), 'OK');
      same('the balance', await kit.balance(seat), seat.balance + 300);
      must(await kit.ask('rollback', kit.back({ ...win }, { type: 'win' })), 'OK');
      same('the balance', await kit.balance(seat), seat.balance);
    },
  'a win after its only bet was taken back is refused': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('rollback', kit.back(bet)), 'OK');
    must(await kit.ask('win', kit.win(bet, 300)), 'ALREADY_ROLLED_BACK');
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'stake and win in one are taken back in one': async (kit) => {
    const seat = await kit.sit();
    const { amount: bet, ...rest } = kit.bet(seat);
    must(await kit.ask('betwin', { ...rest, bet, win: 900 }), 'OK');
    must(await kit.ask('rollback', kit.back(rest)), 'OK');
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'a win is taken for no bet, and a rollback is not taken back': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    const win = kit.win(bet, 300);
    must(await kit.ask('win', win), 'OK');
    must(await kit.ask('rollback', kit.back(win)), 'TX_CONFLICT');
    const back = kit.back(bet);
    must(await kit.ask('rollback', back), 'OK');
    must(await kit.ask('rollback', kit.back(back)), 'TX_CONFLICT');
    same('the balance', await kit.balance(seat), seat.balance + 300);
  },
  'what was asked on a day can be read again': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    const date = systemClock.now().toISOString().slice(0, 10);
    const after = bet.txId.slice(0, -1);
    const told = await kit.ask('reconcile', { date, after });
    must(told, 'OK');
    const listed = (told['transactions'] as { txId: string }[]).find(({ txId }) => txId === bet.txId);
    same('what is listed', listed, { txId: bet.txId, type: 'bet', state: 'done', staked: 100, paid: 0 });
  },
};
