// Changing a channel: in the transaction of whatever changed, and told to all servers once it is committed. A server that
// does not hear of it finds a gap with the next change, or at its next look.
import * as z from 'zod/mini';
import { type ChannelPatch, channels, type FixedChannelName } from '#contract/channels.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { logTrouble } from '../plumbing/outage-log.ts';

export interface ChannelState {
  version: number;
  data: Record<string, unknown>;
}

/** As the wire has it. */
type WirePatch = Record<string, unknown>;

export async function changeChannel<N extends FixedChannelName>(
  tx: Tx,
  bus: Bus,
  name: N,
  patch: ChannelPatch<N>,
  now: Date,
): Promise<void> {
  const wire = encoded(name, patch);
  if (Object.keys(wire).length === 0) return;
  const version = await keep(tx, name, wire, now);
  tx.afterCommit(() => {
    bus
      .publish({ channel: name, version, patch: wire })
      .catch((error: unknown) => logTrouble(error, { channel: name }));
  });
}

/** Of a channel whose servers hear of its changes in another way, and then look. */
export async function patchChannel<N extends FixedChannelName>(
  tx: Tx,
  name: N,
  patch: ChannelPatch<N>,
  now: Date,
): Promise<void> {
  await keep(tx, name, encoded(name, patch), now);
}

async function keep(tx: Tx, name: FixedChannelName, wire: WirePatch, now: Date): Promise<number> {
  const [changed] = await tx.sql<{ version: number }>`
    insert into channel (name, version, data, changed_at)
    values (${name}, 1, channel_patched('{}', ${JSON.stringify(wire)}::text::jsonb), ${now})
    on conflict (name) do update
    set version = channel.version + 1, data = channel_patched(channel.data, ${JSON.stringify(wire)}::text::jsonb),
      changed_at = ${now}
    returning version`;
  return changed!.version;
}

function encoded<N extends FixedChannelName>(name: N, patch: ChannelPatch<N>): WirePatch {
  const entry = channels[name].entry as z.ZodMiniType;
  return Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [
      key,
      value === null ? null : z.encode(entry, value as never),
    ]),
  );
}

/** One that was never changed is empty. */
export async function readChannel(sql: Sql, name: string): Promise<ChannelState> {
  const [kept] = await sql<ChannelState>`select version, data from channel where name = ${name}`;
  return kept ?? { version: 0, data: {} };
}

/** Of these, the versions they stand at. */
export async function listVersions(sql: Sql, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<{ name: string; version: number }>`
    select name, version from channel where name = any(${names})`;
  return new Map(rows.map(({ name, version }) => [name, version]));
}
