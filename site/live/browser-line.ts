// A line in this browser: real tickets, a real socket, real chance.
import { createBackoff } from '../asking/backoff.ts';
import { keepLine, type Line, type LineNews } from './live-line.ts';

export interface LineTerms {
  /** 0: a guest's. */
  uid: number;
  locale: string;
  socketUrl: string;
}

const NOBODY = new Set([401, 403]);

export const openLine = ({ uid, locale, socketUrl }: LineTerms, tell: (news: LineNews) => void): Line =>
  keepLine(
    {
      drawTicket: () => (uid === 0 ? Promise.resolve('') : drawTicket(locale)),
      open(ticket) {
        const url = new URL(socketUrl, self.location.origin.replace(/^http/, 'ws'));
        if (uid !== 0) url.search = new URLSearchParams({ token: ticket, uid: String(uid) }).toString();
        return new WebSocket(url);
      },
      waits: createBackoff(1_000, 30_000),
    },
    tell,
  );

/** account.getToken, asked by hand: the contract's client would make the worker ten times its size. */
async function drawTicket(locale: string): Promise<string | null> {
  const query = new URLSearchParams({ v: '1', locale });
  const response = await fetch(`/api/account.getToken?${query}`, { headers: { 'x-csrf': '1' } });
  if (NOBODY.has(response.status)) return null;
  const { result } = (await response.json()) as { result: { token: string } };
  return result.token;
}
