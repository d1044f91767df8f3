// A player of the sandbox who opens a studio's game, as a browser would: signed in by a click, without a password.
const ANSWERED_WITHIN_MS = 10_000;

interface Wish {
  /** Of the house. */
  url: string;
  /** One of /__sandbox/players. */
  player: string;
  game: string;
}

/** Throws what the house said where it lets the player in nowhere. */
export async function signInAt({ url, player, game }: Wish): Promise<() => Promise<string>> {
  const entered = await post(`${url}/__sandbox/sign-in`, { player }, '');
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0]!)
    .join('; ');
  if (cookie === '') throw new Error(`${player} could not sign in at ${url}: ${entered.status}`);
  return async () => {
    const opened = await post(`${url}/api/play.open?v=1`, { sysname: game, mode: 'real' }, cookie);
    const { result, error } = (await opened.json()) as {
      result?: { token: string };
      error?: { type: string };
    };
    if (result === undefined) throw new Error(`${game} could not be opened: ${error?.type}`);
    return result.token;
  };
}

const post = (url: string, fields: Record<string, string>, cookie: string): Promise<Response> =>
  fetch(url, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers: { cookie } },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
