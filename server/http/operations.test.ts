// For whoever runs the process: health, readiness, metrics.
import { expect } from 'vitest';
import { openDoors, openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';

test('the process is alive, and ready when its database is there and up to date', async ({ doors }) => {
  expect((await doors.get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await doors.get('/readyz');
  expect({ status: ready.statusCode, body: ready.json() }).toEqual({
    status: 200,
    body: { status: 'ready' },
  });
});

test('readiness tells strangers nothing about keys and other settings', async () => {
  const env = {
    SANDBOX: 'off',
    SECRET: 'only the operator knows this text',
    PUBLIC_ORIGIN: 'https://a.example',
  };
  await using doors = await openDoors({ env });
  const { statusCode, body } = await doors.get('/readyz');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({ status: 'ready' });
});

test('it is not ready for a database older than itself', async ({ doors }) => {
  const { sql } = doors.product.db;
  const [last] = await sql<{ name: string; sha256: string }>`
    delete from schema_migration where name = (select max(name) from schema_migration) returning name, sha256`;
  const response = await doors.get('/readyz');
  await sql`insert into schema_migration (name, sha256) values (${last!.name}, ${last!.sha256})`;
  expect(response.statusCode).toBe(503);
  expect(response.json().trouble).toBe('the database is older than this program');
});

test('it is not ready without its database, but alive', async ({ doors }) => {
  const { db } = doors.product;
  const { sql } = db;
  db.sql = (() => Promise.reject(new Error('password of the operator'))) as typeof sql;
  const [ready, alive] = [await doors.get('/readyz'), await doors.get('/healthz')];
  db.sql = sql;
  expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
  expect(ready.body).not.toContain('operator');
});

test('it is not ready once it was told to end', async ({ world }) => {
  await using doors = await openDoorsIn(world);
  doors.product.isClosing = true;
  expect((await doors.get('/readyz')).statusCode).toBe(503);
  expect((await doors.get('/healthz')).statusCode).toBe(200);
});

test('metrics are closed unless the operator opens them', async ({ doors }) => {
  expect((await doors.get('/metrics')).body).not.toContain('marigold_');
});

test('metrics count requests by route, calls by outcome, renders and finished pages', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env: { METRICS: 'on' }, site: createLittleSite() });
  await doors.get('/');
  await doors.get('/');
  await doors.ask('account.getBalance');
  await doors.ask('metadata.get');

  const { body } = await doors.get('/metrics');
  for (const line of [
    'marigold_http_request_seconds_count{route="page",method="GET",status="200"} 2',
    'marigold_http_request_seconds_count{route="api",method="GET",status="401"} 1',
    'marigold_calls_total{call="account.getBalance",outcome="Authorization"} 1',
    'marigold_calls_total{call="metadata.get",outcome="done"} 1',
    'marigold_calls_total{call="games.get",outcome="done"} 1',
    'marigold_render_seconds_count{kind="finished"} 1',
    'marigold_finished_pages_total{from="made"} 1',
    'marigold_finished_pages_total{from="kept"} 1',
    'marigold_sockets 0',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toMatch(/marigold_finished_page_bytes [1-9]/);
});
