// Ill will at the door: an input that would open it, with one field of it spoiled. The contract's own fuzzer
// (hostile-calls.ts) seldom gets this far, because nothing it makes up is a right password.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from './doors.ts';
import { hostileText } from './wire-inputs.ts';

const password = 'ferro-deals-7';

const registration = () => ({
  email: `${randomUUID()}@example.com`,
  phone: '37120111222',
  phone_country_code: 'LV',
  password,
  locale: 'lv',
  currency: 'EUR',
  country_code: 'LV',
  birth_date: '1990-05-17',
  first_name: 'Anna',
  last_name: 'Kalniņa',
  fakename: `Fox${randomUUID().slice(0, 8)}`,
  region: '',
  sex: '2',
  postcode: 'LV-1001',
  document_type: '',
  document_number: '',
  promo_code: 'SPRING',
  terms: '1',
  notify: '1',
  is_betting: '1',
  character_id: '7',
  track_id: 't-1',
  auth_type: 'full',
});

const field = fc.constantFrom(...Object.keys(registration()), '__proto__', 'is_verified', 'uid');

/** Each of so many runs. */
export function testSignIn(runs: number): void {
  test('a registration with one field spoiled is taken or refused, and never more than a player', {
    timeout: 60_000,
  }, async ({ doors }) => {
    const property = fc.asyncProperty(field, hostileText, async (name, text) => {
      const { status, result } = await doors.send('auth.register', { ...registration(), [name]: text });
      expect([200, 400], `${name} = ${JSON.stringify(text)}`).toContain(status);
      if (status === 200) expect(result).toMatchObject({ is_verified: false, balance_main: { amount: 0 } });
    });
    await fc.assert(property, { numRuns: runs });
  });

  test('a sign-in with one field spoiled opens nothing that the right one would not', {
    timeout: 60_000,
  }, async ({ doors }) => {
    const login = `${randomUUID()}@example.com`;
    const { id } = await doors.player({ login, password, contact: 'confirmed' });
    const names = fc.constantFrom('login', 'password', 'code', 'two_factor_auth', 'init_data');
    const property = fc.asyncProperty(names, hostileText, async (name, text) => {
      const { status, result } = await doors.send('auth.login', { login, password, [name]: text });
      expect([200, 400, 401], `${name} = ${JSON.stringify(text)}`).toContain(status);
      if (status === 200)
        expect({ name, uid: result.uid }).toEqual({
          name: expect.not.stringMatching(/login|password/),
          uid: id,
        });
    });
    await fc.assert(property, { numRuns: runs });
  });

  test('a token with anything beside it sets a password or nothing', { timeout: 60_000 }, async ({
    doors,
  }) => {
    const property = fc.asyncProperty(hostileText, hostileText, async (token, text) => {
      const { status } = await doors.send('auth.restore', { token, password: text });
      expect(status).toBe(400);
    });
    await fc.assert(property, { numRuns: runs });
  });
}
