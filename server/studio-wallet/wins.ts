// A studio pays a win, or says that a round is over. It is the player's money: whether they are signed in, have excluded
// themselves or can still open the game is not asked.
import type { WalletAnswer, WalletInput } from '#contract/studio/wallet.ts';
import { cents, ZERO } from '#rules/money.ts';
import { type Split, splitWin } from '#rules/stake-split.ts';
import { findReturnAccounts } from '../bonuses/paying-bonus.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { balancesOf, type Purse } from '../ledger/purse.ts';
import { record } from '../ledger/record.ts';
import { tellPurse } from '../players/balances.ts';
import { wonEntry } from './studio-entries.ts';
import { findStudioRound, type StudioRound, sumUp } from './studio-rounds.ts';
import type { WalletContext } from './studio-sessions.ts';
import { type Asked, askOnce, findTransaction } from './transactions.ts';
import { NotNow, orNotNow, paidOut, requireCurrency } from './wallet-answers.ts';

export function payWin(ctx: WalletContext, studio: string, said: WalletInput<'win'>): Promise<WalletAnswer> {
  const asked: Asked = { studio, kind: 'win', said, now: ctx.now };
  return askOnce(ctx, asked, async (tx, keep) => {
    const round = await lockRound(tx, studio, said.roundId);
    if (round.currency !== said.currency) throw new NotNow('WRONG_CURRENCY');
    await requireBet(tx, studio, round, said.refTxId);
    const won = splitWin(cents(said.amount), stakeOf(round));
    const purse = await pay(tx, { studio, txId: said.txId }, round, won);
    await keep({
      ...{ playerId: round.player_id, roundId: round.id },
      ...{ paid: cents(said.amount), paidBonus: won.bonus },
    });
    await sumUp(tx, round, { isEnded: said.roundEnd === true, now: ctx.now });
    return paidOut(purse);
  });
}

/** May be said again, and before the last win has come. */
export const endRound = (
  { db, now }: WalletContext,
  studio: string,
  { roundId }: WalletInput<'roundEnd'>,
): Promise<WalletAnswer> =>
  orNotNow(() =>
    db.atomically(async (tx) => {
      const round = await lockRound(tx, studio, roundId);
      if (round.state === 'open') await sumUp(tx, round, { isEnded: true, now });
      return paidOut(await balancesOf(tx.sql, round.player_id));
    }),
  );

/** A win may overtake its bet: then it is told to come again. */
async function lockRound(tx: Tx, studio: string, ref: string): Promise<StudioRound> {
  const found = await findStudioRound(tx.sql, studio, ref);
  if (found === undefined) throw new NotNow('TX_NOT_FOUND');
  await lockPlayer(tx, found.player_id);
  return (await findStudioRound(tx.sql, studio, ref))!;
}

async function requireBet(tx: Tx, studio: string, round: StudioRound, refTxId?: string): Promise<void> {
  if (round.state === 'void') throw new NotNow('ALREADY_ROLLED_BACK');
  if (refTxId === undefined) return;
  const bet = await findTransaction(tx.sql, studio, refTxId);
  if (bet === undefined || bet.round_id !== round.id || bet.kind !== 'bet') throw new NotNow('TX_NOT_FOUND');
  if (bet.state === 'rolled_back') throw new NotNow('ALREADY_ROLLED_BACK');
}

const stakeOf = ({ staked_cents, bonus_cents }: StudioRound): Split => ({
  ...{ main: cents(staked_cents - bonus_cents), bonus: bonus_cents },
});

/** A win of nothing moves nothing. */
async function pay(
  tx: Tx,
  name: { studio: string; txId: string },
  round: StudioRound,
  won: Split,
): Promise<Purse> {
  const { player_id: playerId, currency } = round;
  const before = await balancesOf(tx.sql, playerId);
  if (won.main + won.bonus === ZERO) return before;
  requireCurrency(before, round);
  const bonusAccount = (await findReturnAccounts(tx, 'casino', [round]))(round);
  const { purse } = await record(tx, wonEntry(name, { playerId, currency, bonusAccount }, won));
  await tellPurse(tx, playerId, purse!);
  return purse!;
}
