// A studio takes a stake, alone or with what it won at once.
import type { ClosureTarget } from '#contract/closures.ts';
import type { WalletAnswer, WalletInput, WalletStatus } from '#contract/studio/wallet.ts';
import { type Cents, cents, plus, ZERO } from '#rules/money.ts';
import { type Split, splitStake, splitWin } from '#rules/stake-split.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import { bonusRefused, findStakeTerms, type StakeTerms, stakeable } from '../bonuses/stake-terms.ts';
import { type Nullable, type Tx, together } from '../database/db.ts';
import { pocket } from '../ledger/accounts.ts';
import { balancesOf, type Purse } from '../ledger/purse.ts';
import { InsufficientFunds, record } from '../ledger/record.ts';
import { tellPurse } from '../players/balances.ts';
import { sitDown } from '../protection/sittings.ts';
import { enterStakeGate } from '../protection/stake-gate.ts';
import { findStudioGame } from '../studios/studio-games.ts';
import { blockStatus, judgeStake } from './bet-limits.ts';
import { playedEntry, stakedEntry } from './studio-entries.ts';
import { beginStudioRound, findStudioRound, type StudioRound, sumUp } from './studio-rounds.ts';
import { findSeated, type Seated, type WalletContext } from './studio-sessions.ts';
import { type Asked, askOnce, type Keep } from './transactions.ts';
import { balanceOf, paidOut } from './wallet-answers.ts';

type BetInput = WalletInput<'bet'>;

interface Wager extends Pick<BetInput, 'txId' | 'roundId' | 'gameId' | 'currency'> {
  stake: Cents;
  /** Null: it is told later. */
  win: Cents | null;
  isEnded: boolean;
}

export async function takeBet(ctx: WalletContext, studio: string, said: BetInput): Promise<WalletAnswer> {
  const wager: Wager = { ...said, stake: cents(said.amount), win: null, isEnded: said.roundEnd === true };
  return takeWager(ctx, { studio, kind: 'bet', said, now: ctx.now }, wager, said.sessionId);
}

export async function takeBetAndWin(
  ctx: WalletContext,
  studio: string,
  said: WalletInput<'betwin'>,
): Promise<WalletAnswer> {
  const wager: Wager = { ...said, stake: cents(said.bet), win: cents(said.win), isEnded: true };
  return takeWager(ctx, { studio, kind: 'betwin', said, now: ctx.now }, wager, said.sessionId);
}

async function takeWager(ctx: WalletContext, asked: Asked, wager: Wager, sessionId: string) {
  const seated = await findSeated(ctx, asked.studio, sessionId);
  return askOnce(ctx, asked, async (tx, keep) => {
    const refuse = async (status: WalletStatus, purse?: Purse): Promise<WalletAnswer> => {
      await keep({ playerId: seated?.player.id ?? null, roundId: null }, 'refused');
      return { status, ...(purse && balanceOf(purse)) };
    };
    if (seated === null) return refuse('INVALID_TOKEN');
    const { player, session, game } = seated;
    const { id: playerId } = player;
    const asker = { playerId, session, now: ctx.now, targets: targetsOf(ctx, asked.studio, game.game) };
    const own = (await enterStakeGate(tx, [asker])).get(playerId)!;
    if (own.block !== null) return refuse(blockStatus(own.block));
    if (game.game !== wager.gameId) return refuse('GAME_DISABLED');
    if (player.currency !== wager.currency) return refuse('WRONG_CURRENCY');
    const round = await findStudioRound(tx.sql, asked.studio, wager.roundId);
    const wrong = round === undefined ? null : faultOf(round, seated);
    if (wrong !== null) return refuse(wrong);
    const { fault, isFirst } = await judgeStake(tx, ctx, seated, { stake: wager.stake, round, own });
    if (fault !== null) return refuse(fault);
    const [purse, terms] = await together(balancesOf(tx.sql, playerId), findStakeTerms(tx.sql, playerId));
    const split = splitStake(
      wager.stake,
      heldFor(round, terms, stakeable(purse, terms, ctx.now)),
      isBonusApart(ctx.content),
    );
    if (split === null) return refuse('INSUFFICIENT_FUNDS', purse);
    const stake = plus(round?.staked_cents ?? ZERO, wager.stake);
    if (bonusRefused(terms, { game: game.game, stake, bonus: split.bonus }) !== null)
      return refuse('LIMIT_EXCEEDED');
    try {
      return paidOut(
        await play(tx, {
          ...{ ctx, asked, wager, seated, split, round, isFirst, keep },
          bonusId: split.bonus > ZERO ? terms.bonus_id : null,
        }),
      );
    } catch (error) {
      if (error instanceof InsufficientFunds) return refuse('INSUFFICIENT_FUNDS', purse);
      throw error;
    }
  });
}

/** A round has stakes of one bonus at most, so that all that comes back of it has one owner. */
const heldFor = (round: StudioRound | undefined, { bonus_id }: Nullable<StakeTerms>, held: Split): Split =>
  round === undefined || round.bonus_id === null || round.bonus_id === bonus_id
    ? held
    : { ...held, bonus: ZERO };

/** Behind an aggregator both the aggregator and the studio can be closed. */
function targetsOf({ config }: WalletContext, asker: string, game: string): ClosureTarget[] {
  const studio = findStudioGame(config, game)?.studio ?? asker;
  return [
    ...([
      'product:casino',
      'product:studios',
      `studio:${asker}`,
      `studio:${studio}`,
      `game:${game}`,
    ] as const),
  ];
}

interface Play {
  ctx: WalletContext;
  asked: Asked;
  wager: Wager;
  seated: Seated;
  split: Split;
  bonusId: number | null;
  round: StudioRound | undefined;
  isFirst: boolean;
  keep: Keep;
}

/** Money first: what cannot be paid leaves no round. */
async function play(
  tx: Tx,
  { ctx, asked, wager, seated, split, bonusId, round: found, isFirst, keep }: Play,
): Promise<Purse> {
  const { studio } = asked;
  const { player, game } = seated;
  const won = wager.win === null ? { main: ZERO, bonus: ZERO } : splitWin(wager.win, split);
  const [name, whose] = [
    { studio, txId: wager.txId },
    { playerId: player.id, currency: player.currency, bonusAccount: pocket(player.id, 'bonus') },
  ];
  const entry = wager.win === null ? stakedEntry(name, whose, split) : playedEntry(name, whose, split, won);
  const { purse } = await record(tx, entry);
  const round =
    found ??
    (await beginStudioRound(tx, {
      ...{ studio, ref: wager.roundId, game: game.game, split, now: ctx.now },
      ...whose,
    }));
  if (isFirst) await sitDown(tx, [{ player_id: player.id, number: round.number, started_at: ctx.now }]);
  await keep({
    ...{ playerId: player.id, roundId: round.id, staked: wager.stake, stakedBonus: split.bonus },
    ...{ paid: wager.win ?? ZERO, paidBonus: won.bonus },
  });
  await sumUp(tx, round, { isEnded: wager.isEnded, bonusId, now: ctx.now });
  await tellPurse(tx, player.id, purse!);
  return purse!;
}

/** A round that was taken back whole may be begun again; one that is over may not go on. */
function faultOf(
  { player_id, game, state }: StudioRound,
  { player, game: seat }: Seated,
): WalletStatus | null {
  if (player_id !== player.id || game !== seat.game) return 'TX_CONFLICT';
  return state === 'over' ? 'ROUND_CLOSED' : null;
}
