import type { FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { clearSession, setSession } from './session-cookie.ts';

/** The cookie that was set on a reply. */
function written(write: (reply: FastifyReply) => void, isSecure = true): string[] {
  const header = vi.fn();
  write({ request: { isSecure }, header } as unknown as FastifyReply);
  const [name, cookie] = header.mock.calls[0]!;
  expect(name).toBe('set-cookie');
  return String(cookie).split('; ');
}

test('a session stays with the browser for thirty days, out of reach of scripts', () => {
  const cookie = written((reply) => setSession(reply, 'secret', { isFramed: false }));
  expect(cookie).toEqual(expect.arrayContaining(['__Host-sid=secret', 'Path=/', 'HttpOnly', 'Secure']));
  expect(cookie).toContain(`Max-Age=${30 * 24 * 3600}`);
  expect(cookie.join()).not.toContain('SameSite=None');
  expect(cookie.join()).not.toContain('Domain');
  const plain = written((reply) => setSession(reply, 'secret', { isFramed: false }), false);
  expect(plain).toContain('sid=secret');
  expect(plain).not.toContain('Secure');
});

test('in another site’s frame it says that it may travel there', () => {
  expect(written((reply) => setSession(reply, 'secret', { isFramed: true }))).toContain('SameSite=None');
});

test('one that is over is taken away', () => {
  const cookie = written((reply) => clearSession(reply, { isFramed: false }));
  expect(cookie).toEqual(expect.arrayContaining(['__Host-sid=', 'Max-Age=0']));
});
