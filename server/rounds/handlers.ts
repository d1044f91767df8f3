import { FREESPINS_COUNT } from '#contract/freespins.ts';
import type { play as contract } from '#contract/play.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { hashOf } from '#games/definitions/game-definition.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { nameNow } from '#games/renamed.ts';
import { sharedTableOf } from '#games/shared-tables.ts';
import { shelf } from '#games/shelf.ts';
import type { PlayTerms } from '#rules/jurisdiction.ts';
import type { Currency } from '#rules/money.ts';
import type { Context, GameSession, HandlersOf } from '../calls/context.ts';
import { seedsOf } from '../fairness/seed-pairs.ts';
import { listPacks } from '../freespins/packs.ts';
import { figuresOf } from '../games/sheets.ts';
import { balancesOf } from '../ledger/purse.ts';
import { confirmCheck } from '../protection/sittings.ts';
import { decide } from './decide.ts';
import { decideDemo, readDemo, startDemo } from './demo.ts';
import { betFor, gameToPlay } from './find-game.ts';
import { openGame } from './open-game.ts';
import { balanceFrom, findOutcome, replay, shownPack, shownRound } from './played.ts';
import { findOpenRound, listLastRounds } from './round-rows.ts';
import { startRound } from './start-round.ts';

const LAST_ROUNDS = 20;
/** Play money is shown in it where nobody knows the visitor's own. */
const GUESTS_CURRENCY: Currency = 'USD';

type GameContext = Context & { game: GameSession };

export const play: HandlersOf<typeof contract> = {
  open: openGame,

  async init(_input, ctx) {
    const definition = gameToPlay(ctx.game.game);
    const { sysname, kind } = definition;
    const figures = kindOf(definition).shown?.(definition.figures) ?? definition.figures;
    const { name } = shelf.find((game) => game.sysname === sysname)!;
    const stakes = structuredClone(definition.stakes) as { ladder: number[] };
    return {
      game: {
        ...{ sysname, name, kind, hash: hashOf(definition), figures, stakes },
        return: figuresOf(sysname)?.return ?? [],
      },
      mode: ctx.game.mode,
      is_shared: sharedTableOf(sysname) !== undefined,
      terms: termsOf(ctx.config.profile.play),
      ...(await tableOf(ctx)),
    };
  },

  async start({ bet: wish, pack: packId }, ctx) {
    const definition = gameToPlay(ctx.game.game);
    // At a shared table nobody plays alone.
    if (sharedTableOf(definition.sysname) !== undefined) throw new Refusal('GameClosed');
    const bet = betFor(definition, wish);
    if (ctx.game.mode === 'real') return startRound(ctx, playerOf(ctx), { definition, bet, packId });
    // Play money needs no gift.
    if (packId !== undefined) throw new Refusal('FreespinsNotFound');
    return { ...demoAnswer(ctx, await startDemo({ ...ctx, definition }, bet)), pack: null };
  },

  async decide(asked, ctx) {
    const { decision, ...rest } = asked;
    const wanted = { ...rest, decision: { name: decision.name, ...given(decision) } };
    if (ctx.game.mode === 'demo')
      return demoAnswer(ctx, await decideDemo({ ...ctx, definition: gameToPlay(ctx.game.game) }, wanted));
    const player = playerOf(ctx);
    const round = await decide(ctx, player, ctx.game.game, wanted);
    return { round, balance: balanceFrom(await balancesOf(ctx.db.sql, player.id)) };
  },

  /** Whoever plays for fun is never asked. */
  async confirmCheck(_input, { db, game, player, now }) {
    if (game.mode === 'real' && player !== null) await confirmCheck(db, player.id, now);
    return DONE;
  },

  async rounds(_input, ctx) {
    if (ctx.game.mode === 'demo') return { items: [] };
    const rows = await listLastRounds(ctx.db.sql, playerOf(ctx).id, ctx.game.game, LAST_ROUNDS);
    return {
      items: rows.map((row) => ({
        ...shownRound(row, findOutcome(row, ctx.vault) ?? nothingShown),
        at: row.started_at.toISOString(),
      })),
    };
  },
};

const nothingShown = { steps: [], choices: [] };

const termsOf = ({ roundMinMs, hasAutoplay, hasTurbo }: PlayTerms) => ({
  ...{ round_min_ms: roundMinMs, has_autoplay: hasAutoplay, has_turbo: hasTurbo },
});

/** `undefined` is another thing than nothing said, where a decision is compared. */
const given = ({ at, these }: { at?: number | undefined; these?: number[] | undefined }) => ({
  ...(at !== undefined && { at }),
  ...(these !== undefined && { these }),
});

function playerOf({ player }: GameContext) {
  if (player === null) throw new Refusal('Authorization');
  return player;
}

async function tableOf(ctx: GameContext) {
  const definition = gameToPlay(ctx.game.game);
  if (ctx.game.mode === 'demo') {
    const table = await readDemo({ ...ctx, definition });
    const { round, seeds } = table;
    const open = round?.is_over === false ? round : null;
    return { round: open, seeds, packs: [], ...demoBalance(ctx, table) };
  }
  const { id, currency } = playerOf(ctx);
  const wanted = { playerId: id, currency, status: 'active', now: ctx.now } as const;
  const [purse, seeds, open, packs] = await Promise.all([
    balancesOf(ctx.db.sql, id),
    seedsOf(ctx.db.sql, id),
    findOpenRound(ctx.db.sql, id, ctx.game.game),
    listPacks(ctx.db.sql, wanted, { offset: 0, count: FREESPINS_COUNT }),
  ]);
  const round = open === undefined ? null : shownRound(open, replay(open, ctx.vault));
  const playable = packs.rows.filter(({ game }) => nameNow(game) === ctx.game.game);
  return { balance: balanceFrom(purse), seeds, round, packs: playable.map(shownPack) };
}

type Demo = Awaited<ReturnType<typeof readDemo>>;

const demoAnswer = (ctx: GameContext, table: Demo) => ({ round: table.round!, ...demoBalance(ctx, table) });

const demoBalance = ({ player }: GameContext, { cash }: Demo) => ({
  balance: balanceFrom({
    currency: player?.currency ?? GUESTS_CURRENCY,
    main: cash,
    bonus: 0 as typeof cash,
  }),
});
