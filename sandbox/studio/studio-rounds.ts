// A round at the studio. Before it asks for a stake it notes that it would have to take it back, and before it shows a win
// that it has to pay it, so that a kill at any moment leaves a note of what is owed.
import type { Step } from '#games/kinds/kind.ts';
import type { Rng } from '#games/rng/rng.ts';
import { drawBytes, drawHex } from '#server/plumbing/chance.ts';
import { log } from '#server/plumbing/log.ts';
import type { Debt, Journal } from './journal.ts';
import { studioGames } from './studio-shelf.ts';
import { askWallet, type Told, type WalletAccess } from './wallet-client.ts';

export interface Seat {
  game: string;
  /** Null: play money, kept here. */
  sessionId: string | null;
  currency: string;
  /** In cents, as last told. */
  balance: number;
}

export interface Shown {
  /** What became of it; nothing but it is told where it is not OK. */
  status: string;
  steps?: readonly Step[];
  paid?: number;
  balance: number;
}

export interface Till {
  /** Null until the house has said where its wallet is. */
  access: WalletAccess | null;
  journal: Journal;
  /** Rounds that are being played: what they owe is theirs to settle. */
  busy: Set<string>;
}

const ID_BYTES = 12;

const rng: Rng = { u32: () => drawBytes(4).readUInt32BE() };

export async function playAt(till: Till, seat: Seat, stake: number): Promise<Shown> {
  const game = studioGames[seat.game]!;
  const { steps, paid } = game.play(stake, rng);
  if (seat.sessionId === null) return playForFun(seat, stake, { steps, paid });
  const roundId = drawHex(ID_BYTES);
  till.busy.add(roundId);
  const money = { roundId, stake, paid };
  const told = await (game.isOneCall ? playInOne : playInTwo)(till, seat, money).finally(() =>
    till.busy.delete(roundId),
  );
  seat.balance = told.balance ?? seat.balance;
  if (told.status !== 'OK') return { status: told.status, balance: seat.balance };
  return { status: 'OK', steps, paid, balance: seat.balance };
}

function playForFun(
  seat: Seat,
  stake: number,
  { steps, paid }: { steps: readonly Step[]; paid: number },
): Shown {
  if (seat.balance < stake) return { status: 'INSUFFICIENT_FUNDS', balance: seat.balance };
  seat.balance += paid - stake;
  return { status: 'OK', steps, paid, balance: seat.balance };
}

interface Money {
  roundId: string;
  stake: number;
  paid: number;
}

async function playInOne(till: Till, seat: Seat, { roundId, stake, paid }: Money): Promise<Told> {
  const said = { ...namesOf(seat), roundId, txId: drawHex(ID_BYTES), bet: stake, win: paid };
  return orTakenBack(till, said, () => ask(till, 'betwin', said));
}

async function playInTwo(till: Till, seat: Seat, { roundId, stake, paid }: Money): Promise<Told> {
  const bet = { ...namesOf(seat), roundId, txId: drawHex(ID_BYTES), amount: stake };
  const taken = await orTakenBack(till, bet, () => ask(till, 'bet', bet), { isLeftOwing: true });
  if (taken.status !== 'OK') return taken;
  const { currency } = bet;
  const win = {
    ...{ roundId, currency, amount: paid },
    txId: drawHex(ID_BYTES),
    refTxId: bet.txId,
    roundEnd: true,
  };
  const debt: Debt = { roundId, call: 'win', said: win };
  till.journal.owe(debt);
  // Where the answer is lost the player has won all the same: it is paid as soon as the wallet can be asked.
  return (await settle(till, debt)) ?? { ...taken, balance: taken.balance! };
}

const namesOf = ({ sessionId, game, currency }: Seat) => ({
  ...{ sessionId, gameId: game, currency },
});

/** A stake of which nothing is known is taken back, and no outcome is shown. */
async function orTakenBack(
  till: Till,
  { txId, roundId }: { txId: string; roundId: string },
  stake: () => Promise<Told>,
  { isLeftOwing = false } = {},
): Promise<Told> {
  const debt: Debt = { roundId, call: 'rollback', said: { roundId, refTxId: txId, txId: drawHex(ID_BYTES) } };
  till.journal.owe(debt);
  try {
    const told = await stake();
    if (!(isLeftOwing && told.status === 'OK')) till.journal.settle(debt);
    return told;
  } catch {
    await settle(till, debt);
    return { status: 'UNKNOWN', http: 0, isSigned: false };
  }
}

/** Null: nobody knows yet, and it is tried again later. */
async function settle(till: Till, debt: Debt): Promise<Told | null> {
  try {
    const told = await ask(till, debt.call, debt.said);
    if (told.status !== 'OK')
      log.warn('the sandbox studio was refused what it owes', { ...debt, told: told.status });
    till.journal.settle(debt);
    return told;
  } catch (error) {
    log.warn('the sandbox studio could not settle yet', {
      roundId: debt.roundId,
      why: (error as Error).message,
    });
    return null;
  }
}

export async function settleAll(till: Till): Promise<void> {
  if (till.access === null) return;
  for (const debt of till.journal.list()) if (!till.busy.has(debt.roundId)) await settle(till, debt);
}

/** Throws where nobody knows what became of it. */
async function ask({ access }: Till, call: string, said: object): Promise<Told> {
  if (access === null) throw new Error('the house has not said where its wallet is');
  const told = await askWallet(access, call, said);
  if (!told.isSigned || told.status === 'UNKNOWN') throw new Error(`the wallet answered ${told.status}`);
  return told;
}
