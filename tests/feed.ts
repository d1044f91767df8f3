// A producer of events that says what a test tells it to, over a real socket.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventMessage, FeedMessage, FeedRequest, FixtureMessage } from '#contract/feed/messages.ts';
import type { FeedSettings } from '#server/config/feed.ts';
import type { Sport } from '#sports/markets/market.ts';
import { matchCommit } from '#sports/match-commit.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';

/** A message as a test writes it. */
export type Said = EventMessage | { [key: string]: unknown; type: string };

export async function openProducer(name = 'producer') {
  const requests: FeedRequest[] = [];
  const told: EventMessage[] = [];
  let answer: ((request: FeedRequest) => readonly object[]) | null = null;
  let sequence = 1_000;
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { headers }) => {
    if (headers.authorization !== 'Bearer key') return socket.terminate();
    send(socket, { type: 'hello', producer: name, sequence });
    socket.on('message', (raw: Buffer) => {
      const request = JSON.parse(String(raw)) as FeedRequest;
      requests.push(request);
      for (const message of (answer ?? remembered)(request)) send(socket, message);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  const send = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message));
  /** By its own memory: of an event that it was never asked to tell it says nothing. */
  const remembered = ({ since }: FeedRequest): FeedMessage[] => [
    ...told.filter((message) => since === null || message.sequence > since),
    { type: 'recovered', sequence, is_whole: false },
  ];

  return {
    settings: { url: `ws://127.0.0.1:${port}`, key: 'key' } satisfies FeedSettings,
    requests,
    get sequence() {
      return sequence;
    },
    set sequence(next: number) {
      sequence = next;
    },
    /** In place of what it remembers. */
    answers(how: typeof answer) {
      answer = how;
    },
    connections: () => sockets.clients.size,
    /** Numbered, remembered and told. */
    tell(...messages: readonly object[]): EventMessage[] {
      const numbered = messages.map((message) => ({ ...message, sequence: ++sequence }) as EventMessage);
      told.push(...numbered);
      for (const message of numbered) this.say(message);
      return numbered;
    },
    /** Numbered and remembered, and told to nobody. */
    miss(...messages: readonly object[]): void {
      told.push(...messages.map((message) => ({ ...message, sequence: ++sequence }) as EventMessage));
    },
    say(message: object): void {
      for (const socket of sockets.clients) send(socket, message);
    },
    alive(at = new Date().toISOString()): void {
      this.say({ type: 'alive', producer: name, sequence, at });
    },
    cut(): void {
      for (const socket of sockets.clients) socket.terminate();
    },
    async close() {
      this.cut();
      await new Promise((done) => server.close(done));
    },
  };
}

const side = (name: string) => ({
  name,
  short: name.slice(0, 3).toUpperCase(),
  colours: ['#0b57c4', '#083a86'] as [string, string],
  emblem: `${name.toLowerCase()}:anchor`,
});

/** A match with all that will come of it. */
export function scriptedMatch(sport: Sport, number: number, startsAt = new Date('2026-03-01T13:00:00Z')) {
  const event = `${sport}-1-1-${number}-abcdef`;
  const seed = String(number % 10).repeat(64);
  const strength = 0.3;
  const played = playFromSeed({ sport, event, strength, seed });
  const fixture: Omit<FixtureMessage, 'sequence'> = {
    type: 'fixture',
    event,
    league: {
      ...{ sysname: `${sport}-league`, sport, name: `League of ${sport}`, category: 'Virtual' },
      ...{ tier: 1, is_virtual: true, season: 1 },
    },
    home: side(`Home${number}`),
    away: side(`Guest${number}`),
    starts_at: startsAt.toISOString(),
    status: 'scheduled',
    strength,
    chances: null,
    commit: matchCommit({ seed, strength }),
  };
  const at = (moment: number) => {
    const from = moment === 0 ? 0 : played.knownAt(moment - 1);
    return {
      ...{ type: 'incidents', event, moment, from },
      incidents: played.incidents.slice(from, played.knownAt(moment)),
    };
  };
  return {
    ...{ event, seed, played, fixture, at },
    /** Everything from one moment to another. */
    from: (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, place) => at(first + place)),
    result: { type: 'result', event, ending: 'played', seed },
    snapshot: (moment: number, sequence: number, pause: string | null = null) => ({
      ...fixture,
      ...{ type: 'snapshot', sequence, is_begun: moment >= 0, moment: Math.max(0, moment), pause },
      incidents: moment < 0 ? [] : played.incidents.slice(0, played.knownAt(moment)),
      ...{ ending: null, seed: null },
    }),
  };
}
