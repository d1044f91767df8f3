// What an outside studio asks of the wallet (design A5, docs/studio-protocol.md): a JSON object by POST, signed. Sums are
// whole cents of the player's currency. The site asks none of it.
import * as z from 'zod/mini';

/** A studio's own name for a transaction or a round. */
const name = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
const secret = z.string().check(z.regex(/^[\w-]{43}$/));
/** Ten million of any currency: more is a mistake. */
const SUM_MAX = 1_000_000_000;
const sum = z.int().check(z.minimum(0), z.maximum(SUM_MAX));
const stake = z.int().check(z.minimum(1), z.maximum(SUM_MAX));
const currency = z.string().check(z.maxLength(8));
/** Nobody is given free rounds at studios yet: one that is told to be free must not be taken for a paid one. */
const freeroundId = z.optional(z.null());

const Bet = z.object({
  ...{ sessionId: secret, txId: name, roundId: name, gameId: name, currency, amount: stake, freeroundId },
  /** Nothing more comes in this round. */
  roundEnd: z.optional(z.boolean()),
});
const Win = z.object({
  ...{ txId: name, roundId: name, currency, amount: sum },
  /** The bet that has won, where a round has several. */
  refTxId: z.optional(name),
  roundEnd: z.optional(z.boolean()),
});
const BetWin = z.object({
  ...{
    sessionId: secret,
    txId: name,
    roundId: name,
    gameId: name,
    currency,
    bet: stake,
    win: sum,
    freeroundId,
  },
});
const Rollback = z.object({
  ...{ txId: name, refTxId: name, roundId: name },
  /** What is taken back; a bet unless it is said. */
  type: z.optional(z.enum(['bet', 'win'])),
});
const Reconcile = z.object({
  /** Of the calendar: the database knows no 30th of February. */
  date: z.iso.date().check(z.regex(/^20/)),
  /** The last transaction of the page before. */
  after: z.optional(name),
});

export const walletCalls = {
  session: z.object({ token: secret }),
  balance: z.object({ sessionId: secret }),
  bet: Bet,
  win: Win,
  betwin: BetWin,
  rollback: Rollback,
  roundEnd: z.object({ roundId: name }),
  reconcile: Reconcile,
};

export type WalletCall = keyof typeof walletCalls;
export type WalletInput<Name extends WalletCall> = z.output<(typeof walletCalls)[Name]>;

/** What became of it. */
export type WalletStatus =
  | 'OK'
  | 'UNKNOWN'
  | 'INVALID_REQUEST'
  | 'INVALID_SIGNATURE'
  | 'INVALID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'PLAYER_BLOCKED'
  | 'WRONG_CURRENCY'
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_EXCEEDED'
  | 'GAME_DISABLED'
  | 'TX_CONFLICT'
  | 'TX_NOT_FOUND'
  | 'ROUND_CLOSED'
  | 'ALREADY_ROLLED_BACK';

export interface WalletAnswer {
  status: WalletStatus;
  /** All that the player can stake. */
  balance?: number;
  currency?: string;
}
