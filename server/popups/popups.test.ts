import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';

const campaign = (id: number, terms: object = {}) => ({
  id,
  started_at: '2020-01-01T00:00:00Z',
  finished_at: null,
  paths: null,
  kicker: '',
  title: { $text: `${id}.title` },
  text: '',
  image: 'chest',
  action: null,
  ...terms,
});

const titles = { en: 'Campaign', ru: 'Кампания' };
const cmsWords = (locale: string) =>
  Object.fromEntries(
    items.map(({ id }) => [id, { title: `${titles[locale as keyof typeof titles]} ${id}` }]),
  );

const items = [
  campaign(1),
  campaign(2, { paths: ['/gamehall'] }),
  campaign(3, { started_at: null }),
  campaign(4, { finished_at: '2021-01-01T00:00:00Z' }),
  campaign(5, { started_at: '2999-01-01T00:00:00Z' }),
];

test.for([
  ['those that run, where they run (S7-R084)', { path: '/' }, [1]],
  ['those of a place and below it', { path: '/gamehall/slots' }, [1, 2]],
  ['none over a game (S2-R102)', { path: '/game/mines' }, []],
  ['none in the way of a deposit (S2-R103)', { path: '/cashier/deposit/card' }, []],
  ['only the one that is asked for', { path: '/', popup: '1' }, [1]],
  ['not one that does not run', { path: '/', popup: '3' }, []],
  ['any of them in a preview (S2-R099)', { path: '/', popup: '3', preview: '1' }, [3]],
] as const)('popups.get gives a guest %s', async ([, fields, ids]) => {
  await using doors = await openDoors({
    content: { cms: <T>(name: string) => (name === 'site' ? {} : items) as T, cmsWords },
  });
  const { result } = await doors.ask('popups.get', { ...fields, locale: 'ru' });
  expect(result.items.map(({ id }: { id: number }) => id)).toEqual(ids);
  for (const item of result.items) {
    expect(item.title).toBe(`Кампания ${item.id}`);
    expect(item).not.toHaveProperty('started_at');
  }
});

test('a campaign that says nothing of its own shows what stands in for it (S3-R159)', async () => {
  const bare = [{ ...campaign(1), title: '', text: '', image: '' }];
  const popupFallbacks = { title: 'News', text: 'Have a look.', image: 'chest' };
  await using doors = await openDoors({
    content: { cms: <T>(name: string) => (name === 'site' ? { popupFallbacks } : bare) as T },
  });
  expect((await doors.ask('popups.get', { path: '/' })).result.items).toEqual([
    expect.objectContaining(popupFallbacks),
  ]);
});
