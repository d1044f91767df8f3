import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { connect } from '#server/database/connect.ts';
import { auditLedger } from '#server/ledger/audit.ts';
import { copyTemplate } from '#tests/database.ts';
import { makePlayer } from '#tests/player.ts';
import { scriptOf, stakeOf } from './ledger-script.ts';

test('the script that pgbench repeats records a stake, as record.ts would', async () => {
  const { db, url, drop } = await copyTemplate();
  const { sql, run, close } = await connect(url);
  try {
    const { id } = await makePlayer(db, { balances: { main: cents(5) } });
    const script = await scriptOf({ entryOf: stakeOf, player: ':client_id + 1', isTransaction: true });
    const statements = script.split('\n').filter((line) => !line.startsWith('\\'));
    expect(statements).toHaveLength(3);
    // pgbench would put its variables in; any colon left over would be taken for one.
    const filled = statements.join('\n').replaceAll(':player', `'${id}'`).replaceAll(':key', `'77'`);
    expect(filled.replaceAll('::', '')).not.toContain(':');
    await run(filled);

    const moves = await sql`
      select key, reason, from_path, to_path, currency, cents from ledger_move join ledger_entry using (player_id, number)
      where reason = 'round.staked'`;
    expect(moves).toEqual([
      {
        key: 'stake:77',
        reason: 'round.staked',
        from_path: `player:${id}:main`,
        to_path: 'house:games',
        currency: 'USD',
        cents: 1,
      },
    ]);
    expect(await auditLedger(db.sql)).toEqual([]);
  } finally {
    await close();
    await drop();
  }
});
