// Coming in, in whichever way: by a password and perhaps a code, or by what a messenger vouches for.
import type { authEntry } from '#contract/auth/entry.ts';
import type { Input } from '#contract/define.ts';
import type { Context, Player } from '../calls/context.ts';
import { byAddress, requireWithin } from '../limits/limits.ts';
import { signInPerson } from '../players/sign-in.ts';
import { spendInitData, telegramPlayer } from '../social/telegram.ts';
import { type Credentials, refuseUnwelcome, requireAccount, settleCredentials } from './credentials.ts';
import { requireSecondFactor } from './two-factor.ts';

export async function enter(input: Input<typeof authEntry.login>, ctx: Context): Promise<Player> {
  const code = input.code ?? input.two_factor_auth ?? '';
  return input.service === undefined
    ? enterByPassword(credentialsOf(input), code, ctx)
    : enterFromMessenger(input.init_data ?? '', code, ctx);
}

const credentialsOf = ({
  login = '',
  password = '',
  is_payout: isPayout = false,
}: Input<typeof authEntry.login>) => ({
  login,
  password,
  isPayout,
});

async function enterByPassword(credentials: Credentials, code: string, ctx: Context): Promise<Player> {
  const account = await requireAccount(credentials, ctx);
  const { player } = account;
  if (account.hasTwoFactor) await requireSecondFactor(player, code, ctx);
  await settleCredentials(credentials, account, ctx);
  await ctx.db.atomically((tx) => signInPerson(tx, player, 'password', ctx));
  return player;
}

/** Its word is one proof; whoever wants two is asked for the code like anybody. */
async function enterFromMessenger(initData: string, code: string, ctx: Context): Promise<Player> {
  await requireWithin('login-address', byAddress(ctx), ctx);
  const { player, hasTwoFactor } = await telegramPlayer(initData, ctx);
  await refuseUnwelcome(player, ctx);
  if (hasTwoFactor) await requireSecondFactor(player, code, ctx);
  await ctx.db.atomically(async (tx) => {
    await spendInitData(tx, initData, ctx.now);
    await signInPerson(tx, player, 'messenger', ctx);
  });
  return player;
}
