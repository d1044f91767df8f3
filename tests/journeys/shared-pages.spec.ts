// Pages that players share on the real site: each is given their own, and none has anything of another in it.
import { expect } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/roster.ts';
import { journey } from './browser.ts';

const names = ['anna', 'boris', 'carla', 'daina'];
const shared = ['/gamehall', '/about-us', '/ru/gamehall?category=slots', '/credits', '/no/such/page'];

interface Entered {
  cookie: string;
  /** What stands only in this player's pages. */
  marks: string[];
}

async function enter(origin: string, name: string): Promise<Entered> {
  const body = new URLSearchParams({ login: `${name}@example.com`, password: SANDBOX_PASSWORD });
  const response = await fetch(`${origin}/api/auth.login`, { method: 'POST', body });
  const { result } = (await response.json()) as { result: { login: string; fakename: string } };
  const cookie = response.headers.getSetCookie().find((set) => set.startsWith('sid='))!;
  return { cookie: `${cookie.split(';', 1)[0]}; locale=en`, marks: [result.login, result.fakename] };
}

const read = async (url: string, cookie: string) =>
  (await fetch(url, { headers: { cookie, 'user-agent': 'Mozilla/5.0' } })).text();

journey('many players at once are each given their own, and nothing of another', async ({ origin }) => {
  const players = await Promise.all(names.map((name) => enter(origin, name)));
  const everyMark = players.flatMap(({ marks }) => marks);
  const asked = Array.from({ length: 5 }, () => shared)
    .flat()
    .flatMap((path) =>
      [...players, { cookie: 'locale=en', marks: [] }].map(async ({ cookie, marks }) => {
        const text = await read(origin + path, cookie);
        expect(everyMark.filter((mark) => text.includes(mark))).toEqual(marks);
      }),
    );
  await Promise.all(asked);
});

/** The header's own part, without the sign of the page that is open. */
const cornerIn = (text: string) =>
  /<!--\$-->(<div class="[^"]*corner.*)<!--\/\$--><\/header>/s
    .exec(text)?.[1]
    ?.replaceAll(/ active"([^>]*) data-status="active" aria-current="page"/g, '"$1');

journey('the corner laid into a shared page is the one a page of their own has', async ({ origin }) => {
  for (const name of names) {
    const { cookie } = await enter(origin, name);
    const own = cornerIn(await read(`${origin}/profile/settings`, cookie));
    expect(own).toContain('player-panel');
    for (const path of ['/gamehall', '/credits'])
      expect(cornerIn(await read(origin + path, cookie))).toBe(own);
  }
});
