// Letters on their way out: through a mail server that really speaks SMTP, and a gateway that really speaks HTTP.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { codes } from '#tests/languages.ts';
import { createWorld } from '#tests/world.ts';
import type { Context } from '../calls/context.ts';
import { readConfig } from '../config/config.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { createMetrics } from '../plumbing/metrics.ts';
import { type Carriers, openCarriers } from './carriers.ts';
import { type Addressed, writeLetter } from './letters.ts';
import { lettersCarried } from './post-office.ts';

const PUBLIC_ORIGIN = 'https://marigold.example';
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** As much of a mail server as a letter needs; `refuse` makes it turn the next ones away. */
async function openMailServer() {
  const letters: string[] = [];
  const state = { letters, refusals: 0 };
  const server = createServer((socket) => {
    let letter: string | null = null;
    socket.write('220 test ESMTP\r\n');
    socket
      .on('error', () => socket.destroy())
      .on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n').slice(0, -1)) {
          if (letter !== null && line !== '.') letter += `${line}\n`;
          else if (letter !== null) {
            letters.push(letter);
            letter = null;
            socket.write('250 taken\r\n');
          } else if (/^MAIL/.test(line) && state.refusals > 0) {
            state.refusals -= 1;
            socket.write('451 not now\r\n');
          } else if (/^DATA/.test(line)) {
            letter = '';
            socket.write('354 go on\r\n');
          } else socket.write(/^QUIT/.test(line) ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    [Symbol.dispose]: () => void server.close(),
  });
}

async function openGateway() {
  const asked: { authorization: string | undefined; body: unknown }[] = [];
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(202).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    asked,
    url: `http://127.0.0.1:${portOf(server)}/send`,
    [Symbol.dispose]: () => void server.close(),
  };
}

type World = Awaited<ReturnType<typeof createWorld>>;

const write = (world: World, letter: Addressed, more: Partial<Context> = {}) =>
  world.db.atomically((tx) => writeLetter(tx, letter, { ...world.as(null), ...more }));

const toAnna = { type: 'email', contact: 'anna@example.com' } as const;
const code: Addressed = { to: toAnna, name: 'code', params: { code: '042137' } };

const outboxOf = (world: World) =>
  world.db.sql<{ subject: string; text: string; html: string; is_sent: boolean }>`
    select subject, text, html, sent_at is not null as is_sent from message_outbox order by id`;

/** The time in every test's world. */
const noon = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

function officeOf({ db }: World, carriers: Carriers, clock = { now: () => noon }) {
  const tools = { db, clock, metrics: createMetrics() };
  const { settled, close } = runTasks(tools, lettersCarried(tools, carriers));
  return { sweep: settled, close };
}

test('an e-mail leaves by SMTP as text and HTML, and its secret is forgotten here', async () => {
  await using world = await createWorld();
  using server = await openMailServer();
  const config = readConfig({
    PUBLIC_ORIGIN,
    SMTP_URL: server.url,
    MAIL_FROM: 'Marigold <post@marigold.example>',
  });
  const office = officeOf(world, openCarriers(config));
  await write(world, code);
  await office.sweep();
  await office.close();

  const [letter] = server.letters;
  expect(letter).toMatch(/^From: Marigold <post@marigold.example>$/m);
  expect(letter).toMatch(/^To: anna@example.com$/m);
  expect(letter).toMatch(/^Message-ID: <letter-1@marigold.example>$/m);
  expect(letter).toContain('Content-Type: text/plain');
  expect(letter).toContain('Content-Type: text/html');
  expect(letter).toContain('042137');
  expect(await outboxOf(world)).toEqual([{ subject: '', text: '', html: '', is_sent: true }]);
});

test('a text message leaves by the gateway, with its token', async () => {
  await using world = await createWorld();
  using gateway = await openGateway();
  const office = officeOf(
    world,
    openCarriers(readConfig({ PUBLIC_ORIGIN, SMS_URL: gateway.url, SMS_TOKEN: 'let-me' })),
  );
  await write(world, {
    to: { type: 'phone', contact: '37120000000' },
    name: 'code',
    params: { code: '042137' },
  });
  await office.sweep();
  await office.close();
  expect(gateway.asked).toEqual([
    {
      authorization: 'Bearer let-me',
      body: { id: '1', to: '+37120000000', text: expect.stringContaining('042137') },
    },
  ]);
});

test('a letter turned away is tried again when its time has come, and sent once', async () => {
  await using world = await createWorld();
  using server = await openMailServer();
  server.refusals = 1;
  let ahead = 0;
  const clock = { now: () => later(ahead) };
  const office = officeOf(world, openCarriers(readConfig({ PUBLIC_ORIGIN, SMTP_URL: server.url })), clock);
  await write(world, code);

  await office.sweep();
  await office.sweep();
  expect(server.letters).toHaveLength(0);
  expect(await outboxOf(world)).toMatchObject([{ is_sent: false }]);
  expect(await world.db.sql`select attempts, trouble from task`).toEqual([
    { attempts: 1, trouble: expect.stringContaining('451 not now') },
  ]);

  ahead = 61_000;
  await office.sweep();
  ahead = 3_600_000;
  await office.sweep();
  await office.close();
  expect(server.letters).toHaveLength(1);
});

test('two offices on one database send each letter once', async () => {
  await using world = await createWorld();
  using server = await openMailServer();
  const carriers = () => openCarriers(readConfig({ PUBLIC_ORIGIN, SMTP_URL: server.url }));
  for (let n = 0; n < 30; n += 1) await write(world, { ...code, params: { code: String(100_000 + n) } });
  const offices = [officeOf(world, carriers()), officeOf(world, carriers())];
  await Promise.all(offices.map((office) => office.sweep()));
  await Promise.all(offices.map((office) => office.close()));
  expect(server.letters).toHaveLength(30);
  expect(new Set(server.letters.map((letter) => /letter-\d+/.exec(letter)![0])).size).toBe(30);
});

test('a letter leaves as soon as its transaction has, and not at all when that fails', async () => {
  await using world = await createWorld();
  const carried: string[] = [];
  let hear: (() => void) | undefined;
  const first = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const carry: Carriers['email'] = {
    async carry({ text }) {
      carried.push(text);
      hear?.();
    },
  };
  const office = officeOf(world, { email: carry });
  await world.db
    .atomically(async (tx) => {
      await writeLetter(tx, { ...code, params: { code: '111111' } }, world.as(null));
      throw new Error('no');
    })
    .catch(() => undefined);
  await write(world, code);
  await first;
  await office.close();
  expect(carried).toHaveLength(1);
  expect(carried[0]).toContain('042137');
});

test('in the sandbox letters stay readable', async () => {
  await using world = await createWorld();
  const office = officeOf(world, openCarriers(readConfig({ SANDBOX: 'on' })));
  await write(world, code);
  await office.sweep();
  await office.close();
  expect(await outboxOf(world)).toMatchObject([{ text: expect.stringContaining('042137'), is_sent: true }]);
});

test('without a carrier letters wait, and those of yesterday are not sent late', async () => {
  await using world = await createWorld();
  await write(world, code, { now: later(-25 * 3_600_000) });
  await write(world, code);
  const nobody = officeOf(world, openCarriers(readConfig({ SANDBOX: 'off' })));
  await nobody.sweep();
  await nobody.close();
  expect(await outboxOf(world)).toMatchObject([{ is_sent: false }, { is_sent: false }]);

  const office = officeOf(world, { email: { carry: async () => undefined } });
  await office.sweep();
  await office.close();
  expect(await outboxOf(world)).toMatchObject([{ is_sent: false }, { is_sent: true }]);
});

describe('a letter', () => {
  test.for(codes)('is whole in %s', async (locale) => {
    await using world = await createWorld();
    const letters: Addressed[] = [
      code,
      {
        to: toAnna,
        name: 'confirmation',
        params: { code: '042137' },
        link: 'https://site.example/c?a=1&b=2',
      },
      { to: toAnna, name: 'restore', link: 'https://site.example/?restore=x' },
      {
        to: toAnna,
        name: 'contact-added',
        params: { contact: '<b>@example.com' },
        link: 'https://site.example/confirmation/undo?token=x',
      },
      { to: toAnna, name: 'password-changed' },
      { to: toAnna, name: 'two-factor-changed', params: { state: 'on' } },
      { to: toAnna, name: 'subscribed', link: 'https://site.example/unsubscribe?token=x' },
      ...(['rewards-blocked', 'account-blocked'] as const).map((name) => ({
        ...{ to: toAnna, name, params: { date: '01.03.2026' }, link: 'https://site.example/support' },
      })),
      {
        to: toAnna,
        name: 'stakes-limited',
        params: { date: '01.03.2026', percent: '25' },
        link: 'https://site.example/support',
      },
    ];
    for (const letter of letters) await write(world, letter, { locale });
    const written = await outboxOf(world);
    expect(written).toHaveLength(letters.length);
    for (const { subject, text, html } of written) {
      expect(subject).toMatch(/\S/);
      expect(text.split('\n\n').every((part) => /\S/.test(part))).toBe(true);
      expect(text + html).not.toMatch(/letters\.|undefined|\{\w+\}/);
      expect(html).not.toContain('<b>@');
    }
    expect(new Set(written.map(({ text }) => text)).size).toBe(letters.length);
  });
});

test('e-mails at a mute mail server do not hold up a text message', async () => {
  await using world = await createWorld();
  using gateway = await openGateway();
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  const env = { SMTP_URL: `smtp://127.0.0.1:${portOf(mute)}`, SMS_URL: gateway.url, PUBLIC_ORIGIN };
  const post = officeOf(world, openCarriers(readConfig(env)));
  for (let n = 0; n < 20; n += 1) await write(world, code);
  await write(world, { ...code, to: { type: 'phone', contact: '37120000000' } });
  let isOver = false;
  const sweeping = post.sweep().finally(() => {
    isOver = true;
  });
  await expect.poll(() => gateway.asked.length, { timeout: 30_000 }).toBe(1);
  expect(isOver, 'the mail server is still being waited for').toBe(false);
  for (const socket of sockets) socket.destroy();
  mute.close();
  await sweeping;
  await post.close();
});
