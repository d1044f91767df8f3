// Betfair's exchange as it was seen to speak: its stream as lines over a socket, its catalogue over HTTP, with invented clubs.
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const MARKET = '1.234567890';

export const [HOME, AWAY, DRAW] = [47_972, 47_973, 58_805];

const catalogue = (openDate: string) => [
  {
    ...{ marketId: MARKET, marketName: 'Match Odds', totalMatched: 1200 },
    competition: { id: '10932509', name: 'First League' },
    event: { id: '31000001', name: 'Redfell Stags v Bellhaven', timezone: 'GMT', openDate },
    runners: [
      { selectionId: HOME, runnerName: 'Redfell Stags', handicap: 0, sortPriority: 1 },
      { selectionId: AWAY, runnerName: 'Bellhaven', handicap: 0, sortPriority: 2 },
      { selectionId: DRAW, runnerName: 'The Draw', handicap: 0, sortPriority: 3 },
    ],
  },
];

type Said = { op: string; [key: string]: unknown };

export async function openBetfair(openDate: string) {
  const said: Said[] = [];
  const lines = new Set<Socket>();
  let image: object[] = [];
  const stream = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.on('error', () => line.destroy());
    write(line, { op: 'connection', connectionId: '002-230915140112-174' });
    let text = '';
    line.on('data', (part) => {
      text += String(part);
      const whole = text.split('\r\n');
      text = whole.pop()!;
      for (const one of whole) answer(line, JSON.parse(one));
    });
  });
  const answer = (line: Socket, message: Said) => {
    said.push(message);
    const isKnown = message.op !== 'authentication' || message['session'] === 'our-session';
    write(line, {
      ...{ op: 'status', id: message['id'], statusCode: isKnown ? 'SUCCESS' : 'FAILURE' },
      ...(!isKnown && { errorCode: 'INVALID_SESSION_INFORMATION' }),
      connectionClosed: !isKnown,
    });
    if (message.op === 'marketSubscription')
      write(line, {
        ...{ op: 'mcm', id: 2, initialClk: 'AAAA', clk: 'BBBB', conflateMs: 500, heartbeatMs: 5000 },
        ...{ pt: Date.now(), ct: 'SUB_IMAGE', mc: image },
      });
  };
  const http = createHttp((request, reply) => {
    const isKnown = request.headers['x-authentication'] === 'our-session';
    reply.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(isKnown ? catalogue(openDate) : { faultcode: 'Client' }));
  });
  for (const server of [stream, http]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const portOf = (server: typeof stream) => (server.address() as AddressInfo).port;
  const write = (line: Socket, message: object) => line.write(`${JSON.stringify(message)}\r\n`);
  return {
    said,
    settings: {
      stream: `tcp://127.0.0.1:${portOf(stream)}`,
      api: `http://127.0.0.1:${portOf(http as never)}`,
      ...{ appKey: 'our-app', session: 'our-session', listEveryMs: 200 },
    },
    /** What a line begins with. */
    begins(...markets: object[]) {
      image = markets;
    },
    change(market: object, clk = 'CCCC') {
      for (const line of lines)
        write(line, { op: 'mcm', id: 2, clk, pt: Date.now(), mc: [{ id: MARKET, ...market }] });
    },
    cut() {
      for (const line of lines) line.destroy();
    },
    async close() {
      this.cut();
      http.closeAllConnections();
      for (const server of [stream, http]) await new Promise((done) => server.close(done));
    },
  };
}

export const definition = (status: string, inPlay: boolean, marketTime: string) => ({
  ...{ status, inPlay, marketTime, eventTypeId: '1', marketType: 'MATCH_ODDS', bettingType: 'ODDS' },
  ...{ eventId: '31000001', numberOfActiveRunners: 3, version: 1 },
});

export const marketImage = (marketTime: string) => ({
  ...{ id: MARKET, img: true, marketDefinition: definition('OPEN', false, marketTime) },
  rc: [
    { id: HOME, batb: [[0, 2.08, 512.3]], batl: [[0, 2.12, 80]] },
    { id: AWAY, batb: [[0, 3.9, 44]], batl: [[0, 4.1, 20.5]] },
    { id: DRAW, batb: [[0, 3.45, 110]], batl: [[0, 3.6, 91]] },
  ],
});
