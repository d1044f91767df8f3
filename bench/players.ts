// Players of a measurement, registered and signed in as anybody is.

const password = 'ferro-deals-7';

export async function register(
  origin: string,
  count: number,
): Promise<{ logins: string[]; password: string }> {
  const logins = Array.from({ length: count }, (_, at) => `player-${at}@example.com`);
  for (const email of logins) {
    const form = {
      email,
      password,
      country_code: 'LV',
      currency: 'EUR',
      birth_date: '1990-05-17',
      terms: '1',
    };
    const body = new URLSearchParams(form);
    const response = await fetch(`${origin}/api/auth.register`, { method: 'POST', body });
    if (!response.ok) throw new Error(`${email} was not registered: ${await response.text()}`);
  }
  return { logins, password };
}

/** The cookie of their session. */
export async function enter(origin: string, login: string): Promise<string> {
  const body = new URLSearchParams({ login, password });
  const response = await fetch(`${origin}/api/auth.login`, { method: 'POST', body });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
  if (session === undefined) throw new Error(`nobody was signed in: ${await response.text()}`);
  return session.split(';', 1)[0]!;
}

/** The cookies of so many players who have just registered. */
export async function enterAll(origin: string, count: number): Promise<string[]> {
  const { logins } = await register(origin, count);
  const cookies: string[] = [];
  for (const login of logins) cookies.push(await enter(origin, login));
  return cookies;
}
