// The wallet that outside studios play with: every call of the protocol, and who does it. Whatever protocol a studio or an
// aggregator speaks, it ends here.
import type { WalletAnswer, WalletCall, WalletInput } from '#contract/studio/wallet.ts';
import { takeBet, takeBetAndWin } from './bets.ts';
import { reconcile } from './reconcile.ts';
import { takeBack } from './rollbacks.ts';
import { openSession, readBalance, type WalletContext } from './studio-sessions.ts';
import { endRound, payWin } from './wins.ts';

export type Wallet = {
  [Name in WalletCall]: (
    ctx: WalletContext,
    studio: string,
    said: WalletInput<Name>,
  ) => Promise<WalletAnswer>;
};

export const wallet: Wallet = {
  session: openSession,
  balance: readBalance,
  bet: takeBet,
  win: payWin,
  betwin: takeBetAndWin,
  rollback: takeBack,
  roundEnd: endRound,
  reconcile,
};
