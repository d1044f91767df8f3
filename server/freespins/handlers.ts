import {
  type freespins as contract,
  FREESPINS_COUNT,
  type FreespinPack,
  packGivers,
} from '#contract/freespins.ts';
import { nameNow } from '#games/renamed.ts';
import { shelf } from '#games/shelf.ts';
import type { HandlersOf } from '../calls/context.ts';
import { type ListedPack, listPacks } from './packs.ts';

export const freespins: HandlersOf<typeof contract> = {
  async get({ status = null, offset = 0, count = FREESPINS_COUNT }, { db, player, now }) {
    const wanted = { playerId: player.id, currency: player.currency, status, now };
    const { rows, count: total } = await listPacks(db.sql, wanted, { offset, count });
    return { items: rows.map(view), count: total };
  },
};

const names = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

function view({
  id,
  game,
  rounds,
  used,
  stake_cents,
  currency,
  expires_at,
  ...row
}: ListedPack): FreespinPack {
  const sysname = nameNow(game);
  return {
    ...{ id, status: row.status, wins_to: row.wins_to },
    game: { sysname, name: names.get(sysname) ?? sysname },
    ...{ total_count: rounds, remaining_count: rounds - used },
    stake: { amount: stake_cents, currency },
    expires_at: expires_at.toISOString(),
    giver: packGivers.find((giver) => row.source.startsWith(`${giver}:`)) ?? null,
  };
}
