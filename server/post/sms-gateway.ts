// Text messages, by an HTTP gateway: POST {id, to, text} with a bearer token; any 2xx is a yes. Gateways differ, and
// most can be spoken to through a few lines of the operator's own behind this address.
import type { Config } from '../config/config.ts';
import { type Carrier, LetterRefused } from './carrier.ts';

const ANSWERED_WITHIN_MS = 15_000;

export const createSmsGateway = ({ url, token }: NonNullable<Config['smsGateway']>): Carrier => ({
  async carry({ id, recipient, text }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: String(id), to: `+${recipient}`, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const why = `the gateway for text messages answered ${response.status}`;
    throw response.status < 500 ? new LetterRefused(why) : new Error(why);
  },
});
