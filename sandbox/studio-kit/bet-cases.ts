// Cases about stakes: once each, whatever the network does, and never a wrong one.
import type { Cases } from './case.ts';
import { must, same } from './kit.ts';

const AT_ONCE = 20;

export const betCases: Cases = {
  'a bet takes its amount': async (kit) => {
    const seat = await kit.sit();
    const told = await kit.ask('bet', kit.bet(seat));
    must(told, 'OK');
    same('the balance', [told.balance, await kit.balance(seat)], [seat.balance - 100, seat.balance - 100]);
  },
  'a bet that is sent again is taken once, and answered alike': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    const first = await kit.ask('bet', bet);
    must(await kit.ask('bet', kit.bet(seat)), 'OK');
    same('the second answer', await kit.ask('bet', bet), first);
    same('the balance', await kit.balance(seat), seat.balance - 200);
  },
  'the same bet many times at the same moment is taken once': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    const told = await Promise.all(Array.from({ length: AT_ONCE }, () => kit.ask('bet', bet)));
    for (const one of told) same('an answer', one, told[0]);
    same('the balance', await kit.balance(seat), seat.balance - 100);
  },
  'a bet whose answer was lost is found when it is sent again': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    await kit.ask('bet', bet, { signal: AbortSignal.timeout(1) }).catch(() => undefined);
    must(await kit.ask('bet', bet), 'OK');
    same('the balance', await kit.balance(seat), seat.balance - 100);
  },
  'one name for two bets is a conflict': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('bet', { ...bet, amount: 200 }), 'TX_CONFLICT');
    must(await kit.ask('bet', { ...bet, roundId: kit.name('round') }), 'TX_CONFLICT');
    same('the balance', await kit.balance(seat), seat.balance - 100);
  },
  'one name for a bet and a win is a conflict': async (kit) => {
    const seat = await kit.sit();
    const bet = kit.bet(seat);
    must(await kit.ask('bet', bet), 'OK');
    must(await kit.ask('win', { ...kit.win(bet, 500), txId: bet.txId }), 'TX_CONFLICT');
    same('the balance', await kit.balance(seat), seat.balance - 100);
  },
  'who has too little is told what they have, and nothing is taken': async (kit) => {
    const seat = await kit.sit();
    const told = await kit.ask('bet', kit.bet(seat, { amount: seat.balance + 1 }));
    must(told, 'INSUFFICIENT_FUNDS');
    same('the balance', [told.balance, await kit.balance(seat)], [seat.balance, seat.balance]);
  },
  'a bet that was refused stays refused under its name': async (kit) => {
    const seat = await kit.sit();
    const held = kit.bet(seat, { amount: seat.balance });
    must(await kit.ask('bet', held), 'OK');
    const late = kit.bet(seat);
    must(await kit.ask('bet', late), 'INSUFFICIENT_FUNDS');
    must(await kit.ask('rollback', kit.back(held)), 'OK');
    must(await kit.ask('bet', late), 'INSUFFICIENT_FUNDS');
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'amounts below one, with decimals, as text or beyond reason are refused': async (kit) => {
    const seat = await kit.sit();
    for (const amount of [-100, 0, 1.5, '100', null, [100], 1e15, undefined])
      must(await kit.ask('bet', { ...kit.bet(seat), amount }), 'INVALID_REQUEST');
    same('the balance', await kit.balance(seat), seat.balance);
  },
  'another currency than the player’s is refused': async (kit) => {
    const seat = await kit.sit();
    const currency = seat.currency === 'EUR' ? 'USD' : 'EUR';
    must(await kit.ask('bet', kit.bet(seat, { currency })), 'WRONG_CURRENCY');
  },
  'another game than the one that was opened is refused': async (kit) => {
    const seat = await kit.sit();
    must(await kit.ask('bet', kit.bet(seat, { gameId: 'another-game' })), 'GAME_DISABLED');
  },
  'a bet of a free round that nobody was given is refused': async (kit) => {
    const seat = await kit.sit();
    must(await kit.ask('bet', kit.bet(seat, { freeroundId: 'free-1' })), 'INVALID_REQUEST');
    same('the balance', await kit.balance(seat), seat.balance);
  },
};
