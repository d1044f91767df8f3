import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { auditLedger } from '#server/ledger/audit.ts';
import { openDoors } from '#tests/doors.ts';
import { seatPlayer } from './seated-players.ts';
import { catchSpin, seatSome } from './spin-script.ts';

const SLOT = 'sevens-ablaze';

/** As pgbench does: its own commands, what it keeps of a row, and its variables put in. */
async function perform(script: string, run: (text: string) => Promise<object[]>): Promise<void> {
  const variables: Record<string, string> = {};
  for (const line of script.split('\n')) {
    const [, name, value] = /^\\set (\w+) (.*)/.exec(line) ?? [];
    if (name !== undefined) variables[name] = value!.startsWith('random') ? '77' : value!;
    else {
      const filled = line.replace(/(?<!:):(\w+)/g, (_, known: string) => `'${variables[known]}'`);
      const [row] = await run(filled.replace(/ \\gset$/, ''));
      if (line.endsWith(' \\gset'))
        for (const [column, held] of Object.entries(row!)) variables[column] = String(held);
    }
  }
}

test('the script that pgbench repeats plays a round of a slot, as the product would', async () => {
  await using doors = await openDoors();
  await using room = new AsyncDisposableStack();
  const { db } = doors.product;
  const origin = await doors.listen();
  const player = await seatPlayer(db, origin, SLOT);
  const env = { SANDBOX: 'on', LIMIT_FACTOR: '1000' };
  const script = await catchSpin(room, { db, env, stake: 20, player: await seatSome(db, origin, SLOT) });
  const { run, close } = await connect(doors.url);
  room.defer(close);
  await perform(script(String(player.id)), run);

  expect(
    await db.sql`select id, player_id, number, nonce, game, staked_cents, paid_cents, state from round
    where player_id = ${player.id}`,
  ).toEqual([
    {
      id: '77',
      player_id: player.id,
      number: 1,
      nonce: 0,
      game: SLOT,
      staked_cents: 20,
      paid_cents: 0,
      state: 'over',
    },
  ]);
  expect(await auditLedger(db.sql)).toEqual([]);
});
