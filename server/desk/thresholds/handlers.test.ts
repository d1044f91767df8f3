// The list of thresholds as staff see it: who may change what, what waits, and what was changed before.
import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { openDoors } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { agreeOn } from '#tests/thresholds.ts';

const test = sharing(() => openDoors());

interface Item {
  name: string;
  value: number;
  can_propose: boolean;
  pending: { to: number; asked_by: string } | null;
  history: { to: number }[];
}

test('staff see what waits and what was changed of each threshold by itself; thresholds.list', async ({
  house,
}) => {
  const desk = openDesk(house);
  const [admin, trader] = [await desk.member('admin'), await desk.member('trader')];
  await agreeOn(house, 'bets-event', '250');
  await desk.send('thresholds.propose', { name: 'bets-person', value: '100', reason: 'lower' }, trader);
  // Another kind of approval that waits is none of a threshold.
  await house.product.db.sql`
    insert into staff_approval (kind, subject, payload, reason, asked_by, asked_at)
    select 'gift', 'bets-total', '{"name": "bets-total", "to": 7}', 'other', asked_by, asked_at
    from staff_approval limit 1`;
  const list = async (staff: typeof admin): Promise<Map<string, Item>> => {
    const { result } = await desk.ask('thresholds.list', {}, staff);
    return new Map((result.items as Item[]).map((item) => [item.name, item]));
  };
  const seen = await list(trader);
  expect([seen.get('bets-event')!.value, seen.get('bets-event')!.pending]).toEqual([250, null]);
  expect(seen.get('bets-event')!.history.map(({ to }) => to)).toEqual([250]);
  expect(seen.get('bets-person')).toMatchObject({ value: 150, pending: { to: 100 }, history: [] });
  const [asker] = await house.product.db.sql<{ name: string }>`
    select staff_member.name from staff_approval join staff_member on staff_member.id = asked_by
    where subject like '%bets-person%'`;
  expect(seen.get('bets-person')!.pending!.asked_by).toBe(asker!.name);
  expect(seen.get('bets-total')).toMatchObject({ pending: null, history: [] });
  expect([seen.get('bets-event')!.can_propose, seen.get('gifts-alone-player')!.can_propose]).toEqual([
    ...[true, false],
  ]);
  expect((await list(admin)).get('gifts-alone-player')!.can_propose).toBe(true);
});
