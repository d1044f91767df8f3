// The server of the aggregator Hub88 as far as it is asked where a game is, and the keys that both sides sign with.
import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const drawKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const [ourHub88Keys, theirHub88Keys] = [drawKeys(), drawKeys()];
const pemOf = (key: KeyObject): string =>
  key.export({ format: 'pem', type: key.type === 'public' ? 'spki' : 'pkcs8' }).toString();

/** Answers as it did when it was recorded, whoever asks with our signature. */
export async function openHub88() {
  const asked: Record<string, unknown>[] = [];
  const switches = { isDown: false };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = Buffer.from(String(request.headers['x-hub88-signature']), 'base64');
    const isSigned = verify('sha256', Buffer.from(body), ourHub88Keys.publicKey, signature);
    const isRight = request.url === '/operator/generic/v2/game/url' && isSigned && !switches.isDown;
    asked.push(JSON.parse(body));
    response.writeHead(isRight ? 200 : 500, { 'content-type': 'application/json' });
    response.end(
      isRight ? '{"url":"https://games.far.example/play?session=8d2f&lang=en"}' : '{"error":"no"}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    ...{ HUB88_API_URL: url, HUB88_OPERATOR_ID: '77', STUDIOS_FILE: 'tests/hub88-studios.json' },
    HUB88_PRIVATE_KEY: pemOf(ourHub88Keys.privateKey),
    HUB88_PUBLIC_KEY: pemOf(theirHub88Keys.publicKey).replaceAll('\n', '\\n'),
  };
  return { env, asked, switches, close: () => server.close() };
}
