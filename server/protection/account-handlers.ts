import type { accountPlay as contract } from '#contract/account/play-limits.ts';
import type { Input } from '#contract/define.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { checkMinutes, lossDays, type PlayLimit, timeMinutes } from '#rules/play-limits.ts';
import type { HandlersOf } from '../calls/context.ts';
import { changePlayLimit, confirmPlayLimit, playLimitViews } from './play-limits.ts';

export const accountPlay: HandlersOf<typeof contract> = {
  getPlayLimits: async (_input, { db, player, now }) => ({
    items: await playLimitViews(db.sql, player.id, now),
  }),

  async setPlayLimit(asked, { db, player, now }) {
    const wish = { kind: asked.kind, limit: limitOf(asked) };
    return { is_waiting: await db.atomically((tx) => changePlayLimit(tx, player, wish, now)) };
  },

  async confirmPlayLimit({ kind }, { db, player, now }) {
    await db.atomically((tx) => confirmPlayLimit(tx, player.id, kind, now));
    return DONE;
  },
};

type Asked = Input<typeof contract.setPlayLimit>;

/** A kind takes its own fields and no others; none of them is no limit. */
function limitOf({ kind, amount, days, minutes }: Asked): PlayLimit | null {
  const isMoney = kind === 'stake' || kind === 'loss';
  refuseWhere('amount', !isMoney && amount !== undefined);
  refuseWhere('minutes', isMoney && minutes !== undefined);
  refuseWhere('days', kind !== 'loss' && days !== undefined);
  if (isMoney) {
    refuseWhere('days', kind === 'loss' && amount !== undefined && !isOneOf(lossDays, days));
    refuseWhere('amount', amount === undefined && days !== undefined);
    return amount === undefined ? null : { amount, days: days ?? null, minutes: null };
  }
  if (minutes === undefined) return null;
  refuseWhere('minutes', !isOneOf(kind === 'time' ? timeMinutes : checkMinutes, minutes));
  return { amount: null, days: null, minutes };
}

const isOneOf = (choices: readonly number[], value: number | undefined): boolean =>
  value !== undefined && choices.includes(value);

function refuseWhere(field: string, isWrong: boolean): void {
  if (isWrong) throw new Refusal('InvalidParameter', { invalid_parameters: { [field]: ['format'] } });
}
