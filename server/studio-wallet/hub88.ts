// The wallet as the aggregator Hub88 asks it (its Wallet API for operators): sums in hundred-thousandths of a unit, statuses of
// its own. Its transactions are ours by another name, and count once for the same reasons.
import * as z from 'zod/mini';
import { type WalletAnswer, type WalletStatus, walletCalls } from '#contract/studio/wallet.ts';
import { findGameByCode } from '../studios/studio-games.ts';
import { readBalance, type WalletContext } from './studio-sessions.ts';
import { wallet } from './wallet.ts';

/** Under this name its transactions are kept, whichever studio made the game. */
const HUB88 = 'hub88';
/** A cent of a currency with two decimals. */
const UNITS_A_CENT = 1_000;

const text = z.string().check(z.minLength(1), z.maxLength(255));
const Balance = z.object({ user: text, token: text, request_uuid: text });
const Transaction = z.object({
  ...Balance.def.shape,
  ...{ transaction_uuid: text, round: text, round_closed: z.optional(z.nullable(z.boolean())) },
});
const moved = { currency: text, amount: z.int().check(z.minimum(0)) };
const Bet = z.object({
  ...{ ...Transaction.def.shape, ...moved, game_code: text },
  is_free: z.optional(z.nullable(z.boolean())),
});
const Win = z.object({ ...Transaction.def.shape, ...moved, reference_transaction_uuid: text });
const Rollback = z.object({ ...Transaction.def.shape, reference_transaction_uuid: text });

const statuses: Readonly<Record<WalletStatus, string>> = {
  OK: 'RS_OK',
  UNKNOWN: 'RS_ERROR_UNKNOWN',
  INVALID_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_EXCEEDED: 'RS_ERROR_LIMIT_REACHED',
  GAME_DISABLED: 'RS_ERROR_INVALID_GAME',
  TX_CONFLICT: 'RS_ERROR_DUPLICATE_TRANSACTION',
  TX_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  ALREADY_ROLLED_BACK: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
};

export interface Hub88Answer {
  status: string;
  user?: string;
  request_uuid?: string;
  currency?: string;
  balance?: number;
}

/** What it asks, by the path of its address. */
const calls = {
  'user/balance': { said: Balance, ask: tellBalance },
  'transaction/bet': { said: Bet, ask: takeBet },
  'transaction/win': { said: Win, ask: payWin },
  'transaction/rollback': { said: Rollback, ask: takeBack },
} as const satisfies Record<
  string,
  { said: z.ZodMiniType; ask: (ctx: WalletContext, said: never) => Promise<WalletAnswer> }
>;

export const hub88Paths = Object.keys(calls) as (keyof typeof calls)[];

/** Lets questions about the same session take turns with others. */
type InTurn = <T>(about: string, work: () => Promise<T>) => Promise<T>;

export async function answerHub88(
  ctx: WalletContext,
  path: keyof typeof calls,
  body: string,
  inTurn: InTurn,
): Promise<Hub88Answer> {
  const { said, ask } = calls[path];
  const read = z.safeParse(said as z.ZodMiniType, jsonOf(body));
  if (!read.success) return { status: 'RS_ERROR_WRONG_TYPES' };
  const { user, request_uuid, token } = read.data as z.output<typeof Balance>;
  const { answer, known } = await inTurn(token, async () => {
    const told = await ask(ctx, read.data as never);
    return { answer: told, known: told.balance === undefined ? await balanceOf(ctx, token) : told };
  });
  return {
    ...{ status: statuses[answer.status], user, request_uuid },
    ...(known.balance !== undefined && { balance: known.balance * UNITS_A_CENT, currency: known.currency! }),
  };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Of a session that may be over: a win and a rollback come after it too. */
const balanceOf = (ctx: WalletContext, sessionId: string): Promise<WalletAnswer> =>
  readBalance(ctx, HUB88, { sessionId });

function tellBalance(ctx: WalletContext, { token }: z.output<typeof Balance>): Promise<WalletAnswer> {
  return balanceOf(ctx, token);
}

async function takeBet(ctx: WalletContext, said: z.output<typeof Bet>): Promise<WalletAnswer> {
  // Free bets are nothing we have given, and parts of a cent nothing anyone has.
  if (said.is_free === true || said.amount % UNITS_A_CENT !== 0) return { status: 'INVALID_REQUEST' };
  const gameId = findGameByCode(ctx.config, HUB88, said.game_code)?.sysname;
  if (gameId === undefined) return { status: 'GAME_DISABLED' };
  const bet = z.safeParse(walletCalls.bet, {
    ...{ sessionId: said.token, gameId, currency: said.currency, amount: said.amount / UNITS_A_CENT },
    ...{ txId: said.transaction_uuid, roundId: said.round, roundEnd: said.round_closed === true },
  });
  return bet.success ? wallet.bet(ctx, HUB88, bet.data) : { status: 'INVALID_REQUEST' };
}

/** What is left of a cent stays with the house, as in our own games. */
async function payWin(ctx: WalletContext, said: z.output<typeof Win>): Promise<WalletAnswer> {
  const win = z.safeParse(walletCalls.win, {
    ...{ txId: said.transaction_uuid, roundId: said.round, refTxId: said.reference_transaction_uuid },
    ...{ currency: said.currency, amount: Math.floor(said.amount / UNITS_A_CENT) },
    roundEnd: said.round_closed === true,
  });
  return win.success ? wallet.win(ctx, HUB88, win.data) : { status: 'INVALID_REQUEST' };
}

async function takeBack(ctx: WalletContext, said: z.output<typeof Rollback>): Promise<WalletAnswer> {
  const back = z.safeParse(walletCalls.rollback, {
    ...{ txId: said.transaction_uuid, refTxId: said.reference_transaction_uuid, roundId: said.round },
  });
  return back.success ? wallet.rollback(ctx, HUB88, back.data) : { status: 'INVALID_REQUEST' };
}
