// The live chat of each maker, against a small stand-in for its script: who is told to it, and where its button is hidden.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ChatProvider } from '#contract/chat.ts';
import { long } from '../long.ts';
import { newLogin, PASSWORD, registerAt } from './accounts.ts';
import { fillShort, form, uidOf } from './auth-popup.ts';
import type { Open } from './browser.ts';
import { configured } from './configured-site.ts';
import { chatCallsOf, fakeChats, withChat } from './fake-chats.ts';
import './router.ts';
import { isTakenOver } from './taken-over.ts';

const journey = configured({ support: { chat: 'freshChat', freshChat: fakeChats.freshChat.config } }, 'chat');

/** What was asked while the session ended. */
const left = [/^401 for GET /];

const namesIn = async (page: Page) => (await chatCallsOf(page)).map(([name]) => name);
const lastOf = async (page: Page, name: string) =>
  (await chatCallsOf(page)).findLast(([called]) => called === name)?.slice(1);
const go = (page: Page, address: string) => page.evaluate((to) => __TSR_ROUTER__.history.push(to), address);

/** Signs in or out as the site does it, without filling in a form. */
const enter = (page: Page, call: string, fields: Record<string, string> = {}) =>
  page.evaluate(
    async ([name, form]) => {
      const isLogin = name === 'auth.login';
      await fetch(`/api/${name}?v=1&locale=en`, {
        headers: { 'x-csrf': '1' },
        ...(isLogin && { method: 'POST', body: new URLSearchParams(form) }),
      });
      await __TSR_ROUTER__.options.context.cache.invalidateQueries();
    },
    [call, fields] as const,
  );

/** A player of this journey's own, with a first name and, where it is wanted, a phone. */
async function somebody(page: Page, origin: string, { phone }: { phone?: string } = {}) {
  const { login, cookie } = await registerAt(origin, newLogin('chatter'));
  const call = async (name: string, fields: Record<string, string>) => {
    const answer = await page.request.post(`/api/${name}?v=1&locale=en`, {
      form: fields,
      headers: { cookie, 'x-csrf': '1' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await call('account.saveProfileInfo', { first_name: 'Vera' });
  if (phone !== undefined)
    await call('account.addcontact', {
      type: 'phone',
      contact: phone,
      phone_country_code: 'LV',
      password: PASSWORD,
    });
  return { login, password: PASSWORD };
}

const identity: Record<
  ChatProvider,
  { told: (login: string, uid: number) => [string, unknown[]][]; left: string[] }
> = {
  freshChat: {
    told: (login, uid) => [
      ['setExternalId', [String(uid)]],
      ['setFirstName', ['Vera']],
      ['setEmail', [login]],
      ['setProperties', [{ uid }]],
    ],
    left: ['clear', 'destroy', 'init'],
  },
  live_tex: {
    told: (login, uid) => [
      ['setConversationAttributes', [{ uid, name: 'Vera', email: login, phone: 'none' }, {}]],
    ],
    left: ['reinit'],
  },
  liveChat: {
    told: (login, uid) => [
      ['set_customer_name', ['Vera']],
      ['set_customer_email', [login]],
      ['update_session_variables', [{ uid: String(uid) }]],
    ],
    left: ['destroy', 'init'],
  },
  verbox: {
    told: (login, uid) => [
      ['setClientInfo', [{ name: 'Vera', email: login, phone: null, custom: { uid: String(uid) } }]],
    ],
    left: ['destroy', 'init'],
  },
  jivoSite: {
    told: (login, uid) => [
      ['setContactInfo', [{ name: 'Vera', email: login, phone: '', description: `uid ${uid}` }]],
      ['setUserToken', [String(uid)]],
    ],
    left: ['clearHistory', 'destroy', 'init'],
  },
  betunlim: {
    told: (login, uid) => [['who', [{ uid, name: 'Vera', email: login, phone: null }]]],
    left: ['forget', 'init'],
  },
};

type ChatHouse = { open: Open; origin: string };

/** From its first load to who leaves. */
async function wholeStory(name: ChatProvider, { open, origin }: ChatHouse): Promise<void> {
  const { badge, script } = fakeChats[name];
  let asked: string[] = [];
  const page = await open('/about-us', {
    expects: left,
    prepare: async (fresh) => {
      asked = await withChat(fresh, name);
    },
  });
  const button = page.locator(badge);
  await button.waitFor();
  expect(asked).toEqual([script]);
  await expect.poll(() => chatCallsOf(page)).toContainEqual(expect.arrayContaining(['init']));

  await go(page, '/game/mines');
  await button.waitFor({ state: 'hidden' });
  await go(page, '/about-us');
  await button.waitFor();

  const account = await somebody(page, origin);
  const begun = (await chatCallsOf(page)).length;
  await enter(page, 'auth.login', account);
  const uid = await uidOf(page);
  for (const [call, args] of identity[name].told(account.login, uid))
    await expect.poll(() => lastOf(page, call)).toEqual(args);
  // It was loaded anew for them.
  const since = (await namesIn(page)).slice(begun);
  expect(since.some((call) => call === 'init' || call === 'reinit')).toBe(true);
  await button.waitFor();

  const before = (await namesIn(page)).length;
  await enter(page, 'auth.logout');
  await expect
    .poll(async () => (await namesIn(page)).slice(before))
    .toEqual(expect.arrayContaining(identity[name].left));
  await button.waitFor();
  if (name === 'verbox')
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('#supportTrigger').length)).toBe(1);
}

const STORY =
  '%s is loaded with what it is set up with, has no button over a game, is told who signs in, and forgets who leaves ' +
  '(%s, %s, S2-R128, S2-R130, S4-R071, S4-R075, S4-R076, S4-R077, S3-R189, S3-R190, S3-R191, S2-R037)';

// Of one maker every day; the whole story of each of the others is a long one.
journey.for([['freshChat', 'S3-R182', 'S4-R079']] as const)(STORY, ([name], { open, origin }) =>
  wholeStory(name, { open, origin }),
);
journey.for([['jivoSite', 'S3-R187', 'S4-R078']] as const)(STORY, long, ([name], { open, origin }) =>
  wholeStory(name, { open, origin }),
);

const others = [
  ['live_tex', 'S3-R183'],
  ['liveChat', 'S3-R184'],
  ['verbox', 'S3-R185'],
  ['betunlim', 'S3-R186'],
] as const;

journey.for(others)(
  '%s is loaded with what it is set up with, and shows its button (%s)',
  long,
  async ([name], { open }) => {
    let asked: string[] = [];
    const page = await open('/about-us', {
      prepare: async (fresh) => {
        asked = await withChat(fresh, name);
      },
    });
    await page.locator(fakeChats[name].badge).waitFor();
    expect(asked).toEqual([fakeChats[name].script]);
    await expect.poll(() => chatCallsOf(page)).toContainEqual(expect.arrayContaining(['init']));
  },
);

journey.for(others)(
  '%s is told who signs in, and forgets who leaves (%s)',
  long,
  ([name], { open, origin }) => wholeStory(name, { open, origin }),
);

journey(
  'a chat is left out while someone registers, is told of them when it is loaded anew, and what is said is kept for players alone ' +
    '(S4-R074, S4-R080, S3-R193)',
  long,
  async ({ open, origin }) => {
    const kept: string[] = [];
    const page = await open('/about-us', {
      prepare: async (fresh) => {
        await withChat(fresh, 'freshChat');
        fresh.on('request', (request) => {
          if (request.url().includes('storeChatEvent')) kept.push(request.postData() ?? '');
        });
      },
    });
    const message = { message: { id: 'm-1', messageFragments: [{ content: 'Hello' }] } };
    const say = (event: string) =>
      page.evaluate(([name, data]) => globalThis.chatSays(name, data), [event, message] as const);
    await page.locator('#fc_frame').waitFor();
    await say('message:sent');

    // No script of others runs in a document where a password is typed.
    await page.getByRole('button', { name: 'Sign up' }).first().click();
    await page.waitForURL(/[?&]show_popup_reg=here/);
    await page.waitForFunction(isTakenOver);
    const login = newLogin('newcomer');
    await fillShort(page, login);
    await expect(page.locator('#fc_frame').count()).resolves.toBe(0);
    await form(page, 'registration').locator('[type=submit]').click();
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);
    await page.goto('/about-us');
    await expect.poll(() => lastOf(page, 'setEmail')).toEqual([login]);
    await say('message:sent');
    await say('message:received');
    await expect
      .poll(() => kept.map((body) => Object.fromEntries(new URLSearchParams(body))))
      .toEqual([
        { event: 'sent', message_id: 'm-1', text: 'Hello' },
        { event: 'received', message_id: 'm-1', text: 'Hello' },
      ]);

    const other = await open('/about-us', { prepare: (fresh) => withChat(fresh, 'freshChat') });
    await enter(other, 'auth.login', await somebody(other, origin, { phone: '37120000001' }));
    await expect.poll(() => lastOf(other, 'setPhone')).toEqual(['37120000001']);
  },
);

journey(
  'where there is no e-mail address, LiveTex is told so in a word (S3-R192)',
  long,
  async ({ open, origin }) => {
    const page = await open('/about-us', {
      prepare: async (fresh) => {
        await withChat(fresh, 'live_tex');
        await fresh.route('**/api/account.getprofileinfo*', async (route) => {
          const response = await route.fetch();
          const json = await response.json();
          if (json.result) json.result.contacts = [];
          await route.fulfill({ response, json });
        });
      },
    });
    await enter(page, 'auth.login', await somebody(page, origin));
    await expect
      .poll(() => lastOf(page, 'setConversationAttributes'))
      .toEqual([expect.objectContaining({ name: 'Vera', email: 'none' }), {}]);
  },
);
