// A studio takes back what it asked for. It may say so before what it takes back has arrived, and again and again.
import type { WalletAnswer, WalletInput } from '#contract/studio/wallet.ts';
import { cents, ZERO } from '#rules/money.ts';
import { findReturnAccounts } from '../bonuses/paying-bonus.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { balancesOf, type Purse } from '../ledger/purse.ts';
import { InsufficientFunds, record } from '../ledger/record.ts';
import { tellPurse } from '../players/balances.ts';
import { takenBackEntry } from './studio-entries.ts';
import { findStudioRound, type StudioRound, sumUp } from './studio-rounds.ts';
import type { WalletContext } from './studio-sessions.ts';
import {
  type Asked,
  askOnce,
  findToTakeBack,
  markTakenBack,
  NOTHING,
  type TransactionRow,
} from './transactions.ts';
import { NotNow, paidOut, requireCurrency } from './wallet-answers.ts';

type RollbackInput = WalletInput<'rollback'>;

export function takeBack(ctx: WalletContext, studio: string, said: RollbackInput): Promise<WalletAnswer> {
  const asked: Asked = { studio, kind: 'rollback', said, now: ctx.now };
  return askOnce(ctx, asked, async (tx, keep) => {
    const row = await findToTakeBack(tx, studio, said.refTxId, ctx.now);
    if (row === undefined || row.kind === 'tombstone' || row.state === 'refused') {
      await keep(NOTHING);
      return { status: 'OK' };
    }
    if (!isMeant(row, said)) throw new NotNow('TX_CONFLICT');
    const { player_id: playerId, round_id: roundId } = row;
    await lockPlayer(tx, playerId!);
    const round = await findStudioRound(tx.sql, studio, said.roundId);
    if (round?.id !== roundId) throw new NotNow('TX_CONFLICT');
    await keep({ playerId, roundId });
    if (row.state === 'rolled_back') return paidOut(await balancesOf(tx.sql, playerId!));
    const purse = await moveBack(tx, { studio, txId: said.txId }, row, round!);
    await markTakenBack(tx, studio, row.tx_id);
    await sumUp(tx, round!, { isEnded: false, now: ctx.now });
    return paidOut(purse);
  });
}

const isMeant = ({ kind }: TransactionRow, { type }: RollbackInput): boolean =>
  type === 'win' ? kind === 'win' : kind === 'bet' || kind === 'betwin';

/** A win that the player has spent since cannot be taken back: their money is theirs, and people must talk. */
async function moveBack(
  tx: Tx,
  name: { studio: string; txId: string },
  row: TransactionRow,
  round: StudioRound,
): Promise<Purse> {
  const { player_id: playerId, currency } = round;
  const { staked_cents, staked_bonus_cents, paid_cents, paid_bonus_cents } = row;
  const purse = await balancesOf(tx.sql, playerId);
  if (staked_cents + paid_cents === ZERO) return purse;
  requireCurrency(purse, round);
  const staked = { main: cents(staked_cents - staked_bonus_cents), bonus: staked_bonus_cents };
  const paid = { main: cents(paid_cents - paid_bonus_cents), bonus: paid_bonus_cents };
  const stake = { ...round, bonus_cents: cents(staked.bonus + paid.bonus) };
  const bonusAccount = (await findReturnAccounts(tx, 'casino', [stake]))(stake);
  const whose = { playerId, currency, bonusAccount };
  try {
    const { purse: after } = await record(tx, takenBackEntry(name, whose, staked, paid));
    await tellPurse(tx, playerId, after!);
    return after!;
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new NotNow('INSUFFICIENT_FUNDS', purse);
    throw error;
  }
}
