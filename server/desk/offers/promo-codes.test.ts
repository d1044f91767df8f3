import { expect, test } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { openDoors } from '#tests/doors.ts';
import { depositOffer, offer, withOffers } from '#tests/offers.ts';

const why = { reason: 'for the fair in May' };

test('promocodes.make draws codes that are each good once, as a file; promocodes.list tells them', async () => {
  const rules = [offer(), depositOffer({ id: 2, trigger: { action: 'take' } })];
  await using doors = await openDoors({ content: withOffers(rules) });
  const desk = openDesk(doors);
  const editor = await desk.member('editor');
  const wish = { offer: '1', batch: 'may-fair', count: '50', ...why };
  const made = await desk.send('promocodes.make', wish, editor);
  expect(made.result.filename).toBe('may-fair.csv');
  const [head, ...codes] = made.result.text.trim().split('\n');
  expect(head).toBe('code');
  expect(new Set(codes).size).toBe(50);

  const listed = await desk.ask('promocodes.list', { batch: 'may-fair', count: '20' }, editor);
  expect(listed.result.items).toHaveLength(20);
  expect(listed.result.items[0]).toMatchObject({ kind: 'unique', offer_id: 1, used: 0, max: 1 });
  expect(listed.result.next).not.toBeNull();

  const who = await doors.signIn(await doors.player());
  expect((await doors.send('campaigns.activateOffer', { promo_code: codes[0]! }, who)).status).toBe(200);
  const other = await doors.signIn(await doors.player());
  const again = await doors.send('campaigns.activateOffer', { promo_code: codes[0]! }, other);
  expect(again.error.error_data).toEqual({ promo_code: ['ALREADY_USED'] });

  expect((await desk.send('promocodes.make', wish, editor)).error.invalid_parameters).toEqual({
    batch: ['taken'],
  });
  for (const offerId of ['2', '77'])
    expect(
      (await desk.send('promocodes.make', { ...wish, offer: offerId }, editor)).error.invalid_parameters,
    ).toEqual({
      offer: ['unknown'],
    });
});
