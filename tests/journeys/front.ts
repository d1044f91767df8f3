// A machine before the site: it passes everything on, but for what a journey changes on the way, and can be away. For what
// the site's own process cannot play: another release of it, or a network that is gone.
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

type Change = (body: string) => { status?: number; body: string };

export interface Front extends AsyncDisposable {
  origin: string;
  /** From now on the answer at that path is another. */
  change(path: string, change: Change): void;
  /** Nobody is reached any more, until `back`. */
  away(): void;
  back(): void;
}

export async function openFront(site: string): Promise<Front> {
  const { hostname, port } = new URL(site);
  const changes = new Map<string, Change>();
  const lines = new Set<Socket>();
  let isAway = false;

  const server = createServer((request, response) => {
    const changed = changes.get(request.url!.split('?', 1)[0]!);
    passOn({ request, response, hostname, port }, changed);
  });
  server.on('connection', (line) => {
    if (isAway) return void line.destroy();
    lines.add(line);
    line.on('error', () => undefined).once('close', () => lines.delete(line));
  });
  server.on('upgrade', (request, line, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const headers = request.rawHeaders.map((part, at) => part + (at % 2 === 0 ? ': ' : '\r\n')).join('');
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers}\r\n`);
      upstream.write(head);
      upstream.pipe(line).pipe(upstream);
    });
    const cut = () => {
      upstream.destroy();
      line.destroy();
    };
    upstream.on('error', cut);
    line.on('error', cut);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    change: (path, change) => void changes.set(path, change),
    away() {
      isAway = true;
      for (const line of lines) line.destroy();
    },
    back() {
      isAway = false;
    },
    async [Symbol.asyncDispose]() {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
}

interface Passing {
  request: IncomingMessage;
  response: ServerResponse;
  hostname: string;
  port: string;
}

function passOn({ request, response, hostname, port }: Passing, change: Change | undefined): void {
  const headers = { ...request.headers, ...(change && { 'accept-encoding': 'identity' }) };
  const { method, url: path } = request;
  const asked = ask({ hostname, port, path, method, headers }, async (answer) => {
    if (change === undefined) {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
      return;
    }
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk;
    const { status = answer.statusCode!, body } = change(text);
    const { 'content-length': _, ...kept } = answer.headers;
    response.writeHead(status, kept).end(body);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
