// A wallet whose functions are called as its HTTP interface calls them, so that a test chooses time, content and settings.
import type { WalletAnswer, WalletCall, WalletInput } from '#contract/studio/wallet.ts';
import type { Player } from '#server/calls/context.ts';
import type { Sql } from '#server/database/db.ts';
import { balancesOf } from '#server/ledger/purse.ts';
import type { WalletContext } from '#server/studio-wallet/studio-sessions.ts';
import { wallet } from '#server/studio-wallet/wallet.ts';
import type { DoorsWish } from './doors.ts';
import { spentMeanwhile } from './spent-meanwhile.ts';
import { openStudioHouse } from './studio.ts';
import type { createWorld } from './world.ts';

export const STUDIO = 'acme';
const DICE = 'acme-dice';

type World = Awaited<ReturnType<typeof createWorld>>;
type Answer = WalletAnswer & Record<string, unknown>;

export type WalletHouse = Awaited<ReturnType<typeof openWalletHouse>>;
export type Seat = Awaited<ReturnType<WalletHouse['sit']>>;

export async function openWalletHouse(world: World, wish: DoorsWish = {}) {
  let meanwhile: ReturnType<typeof spentMeanwhile> | undefined;
  const house = await openStudioHouse(world, {
    ...wish,
    through(db) {
      meanwhile = spentMeanwhile(db);
      return meanwhile.db;
    },
  });
  const { product } = house;
  const { sql } = product.db;
  let names = 0;
  const name = (about: string) => {
    names += 1;
    return `${about}-${names}`;
  };

  const ask = async <Name extends WalletCall>(
    call: Name,
    said: WalletInput<Name>,
    { studio = STUDIO, ...rest }: Partial<WalletContext> & { studio?: string } = {},
  ): Promise<Answer> => {
    const ctx: WalletContext = { ...product, now: product.clock.now(), ...rest };
    return (await wallet[call](ctx, studio, said)) as Answer;
  };

  /** The token with which a player opens a game for money. */
  async function launch(player: Player, game = DICE) {
    const visitor = await house.signIn(player);
    const { result } = await house.send('play.open', { sysname: game, mode: 'real' }, visitor);
    return { visitor, token: result.token as string };
  }

  /** A player at a game; what is said of its rounds is about this player unless told otherwise. */
  async function sit(player: Player, game = DICE) {
    const { visitor, token } = await launch(player, game);
    const { sessionId } = (await ask('session', { token })) as unknown as { sessionId: string };
    const { currency } = player;
    return {
      ...{ player, visitor, sessionId },
      bet: (more: Partial<WalletInput<'bet'>> = {}) => ({
        ...{
          sessionId,
          currency,
          gameId: game,
          amount: 100,
          txId: name('bet'),
          roundId: name('round'),
          ...more,
        },
      }),
      betwin: (bet: number, win: number, more: Partial<WalletInput<'betwin'>> = {}) => ({
        ...{
          sessionId,
          currency,
          gameId: game,
          bet,
          win,
          txId: name('betwin'),
          roundId: name('round'),
          ...more,
        },
      }),
      win: (roundId: string, amount: number, more: Partial<WalletInput<'win'>> = {}) => ({
        ...{ currency, roundId, amount, txId: name('win'), ...more },
      }),
      held: async () => {
        const { main, bonus } = await balancesOf(sql, player.id);
        return [main, bonus];
      },
    };
  }

  return {
    ...house,
    ...keptIn(sql),
    ...{ ask, sit, launch, spendMeanwhile: meanwhile!.arm, loseAnswer: meanwhile!.loseAnswer },
    back: (
      { txId, roundId }: { txId: string; roundId: string },
      more: Partial<WalletInput<'rollback'>> = {},
    ) => ({
      ...{ refTxId: txId, roundId, txId: name('back'), ...more },
    }),
  };
}

const keptIn = (sql: Sql) => ({
  transaction: async (txId: string) =>
    (
      await sql`
        select kind, state, player_id, round_id, staked_cents, staked_bonus_cents, paid_cents, paid_bonus_cents
        from studio_transaction where studio = ${STUDIO} and tx_id = ${txId}`
    )[0],
  round: async (ref: string) =>
    (
      await sql`
        select id, player_id, number, game, currency, staked_cents, bonus_cents, bonus_id, paid_cents, state, started_at,
          ended_at
        from round where studio = ${STUDIO} and studio_ref = ${ref}`
    )[0],
  sittings: ({ id }: Player) => sql`select began_at, first_round from play_sitting where player_id = ${id}`,
});
