// Coming in by another service's word.

import type { Context } from '../calls/context.ts';
import { refuseIfExcluded } from '../person/exclusion.ts';
import { signInPerson } from '../players/sign-in.ts';
import { type Vouched, vouchedPlayer } from './vouched-player.ts';

/** The person is who they say, and still this is not the way in. */
export class NotThisWay extends Error {
  override readonly name = 'NotThisWay';
  readonly reason: 'refused' | 'two_factor';

  constructor(reason: NotThisWay['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** A banned player is let in, to be told so. Whoever asked for a second factor signs in where it is asked for. */
export const enterVouched = (vouched: Vouched, ctx: Context): Promise<void> =>
  ctx.db.atomically(async (tx) => {
    const { player, hasTwoFactor } = await vouchedPlayer(tx, vouched, ctx);
    if (player.status === 'deleted') throw new NotThisWay('refused');
    if (hasTwoFactor) throw new NotThisWay('two_factor');
    await refuseIfExcluded(tx.sql, player.id, ctx.now);
    await signInPerson(tx, player, 'service', ctx);
  });
