import { expect } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import { test } from '#tests/doors.ts';

test('every call of the contract is in the document, by its own verb and name', async ({ doors }) => {
  const { openapi, paths } = (await doors.get('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual([...calls.keys()].map((name) => `/api/${name}`));
  for (const { name, verb } of calls.values())
    expect(Object.keys(paths[`/api/${name}`])).toEqual([verb.toLowerCase()]);
});

test('a call tells its parameters as they travel, its result, who may ask, and how it may refuse', async ({
  doors,
}) => {
  const { paths } = (await doors.get('/api/openapi.json')).json();
  const found = paths['/api/games.get'].get;
  expect(found.parameters).toContainEqual({
    name: 'count',
    in: 'query',
    required: false,
    schema: { type: 'string', pattern: '^\\d{1,9}$' },
  });
  expect(found.security).toEqual([{}, { session: [] }]);
  expect(found.responses['400'].description).toBe(
    'InvalidRequestException (5), InvalidParameterException (14)',
  );

  const balance = paths['/api/account.getBalance'].get;
  expect(balance.security).toEqual([{ session: [] }]);
  expect(balance.responses['401'].description).toContain('AuthorizationException (4)');
  const { result } = balance.responses['200'].content['application/json'].schema.properties;
  expect(result.properties.balance_main.properties.amount).toEqual({ type: 'number' });
});

test('a call that moves money says that it takes an idempotency key, as a header or as a field', async ({
  doors,
}) => {
  const { paths, components } = (await doors.get('/api/openapi.json')).json();
  const taking = [...calls.values()].filter(({ takesKey }) => takesKey).map(({ name }) => name);
  expect(taking).toEqual([
    ...['bets.place', 'bets.cashOut'],
    ...['bettingBonuses.activate', 'bettingBonuses.remove'],
    ...['bonuses.activate', 'bonuses.deactivate', 'bonuses.remove'],
    ...['campaigns.activateOffer', 'campaigns.takepromotions'],
    ...['cashbacks.payout', 'cashbacks.remove'],
    ...['cashier.makedeposit', 'cashier.makewithdrawal', 'cashier.cancelwithdrawal', 'fairness.rotate'],
    ...[
      'games.createhistoryexportrequest',
      'loyalty.setcharacter',
      'loyalty.buyproduct',
      'loyalty.startQuest',
      'loyalty.claimQuest',
      'play.start',
      'play.decide',
      'tables.place',
      'tables.leave',
      'tournaments.participate',
    ],
  ]);
  for (const name of taking) {
    const { parameters, requestBody } = paths[`/api/${name}`].post;
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/idempotencyKey' });
    const { schema } = requestBody.content['application/json'];
    expect(schema.properties.idempotency_key).toEqual(components.parameters.idempotencyKey.schema);
  }
});

test('every reference in the document leads somewhere', async ({ doors }) => {
  const document = (await doors.get('/api/openapi.json')).json();
  const references = JSON.stringify(document).match(/#\/components\/\w+\/\w+/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const found = reference
      .split('/')
      .slice(1)
      .reduce((part, name) => part?.[name], document);
    expect(found, reference).toBeDefined();
  }
});

test('people read the same at /api, without a script', async ({ doors }) => {
  const response = await doors.get('/api');
  expect(response.headers['content-type']).toContain('text/html');
  for (const name of calls.keys()) expect(response.body).toContain(`<b>${name}</b>`);
  expect(response.body).toContain('RequisitesFraudulentException');
  expect(response.body).not.toContain('<script');
});
