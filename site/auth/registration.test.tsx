// Registration as configuration draws it.
import { expect, test } from 'vitest';
import { accountProfile } from '#contract/account/profile.ts';
import type { AuthSettings, AuthType } from '#contract/auth/settings.ts';
import { content } from '#contract/content.ts';
import { authSettings, blocks } from '#tests/auth-settings.ts';
import { field, fieldsOf, phoneOptions } from '#tests/personal-fields.ts';
import { answers, shown } from '#tests/shown.tsx';
import { Registration } from './registration.tsx';

const nothing = () => undefined;
const type = (id: string, kind: AuthType['kind'], more: Partial<AuthType> = {}): AuthType => ({
  id,
  label: `By ${id}`,
  field: 'email',
  kind,
  isFast: kind === 'fast',
  ...more,
});

interface Wish extends Partial<AuthSettings> {
  fields?: ReturnType<typeof fieldsOf>;
}

function drawn({ fields = fieldsOf('LV'), ...change }: Wish = {}) {
  const settings = authSettings(change);
  return shown(<Registration settings={settings.auth} onSignIn={nothing} onDone={nothing} />, {
    texts: ['auth', 'form', 'validation'],
    answers: [
      answers(content.getSettings, {}, settings),
      answers(accountProfile.getPersonalDataFields, {}, fields),
      answers(accountProfile.getContactPhoneSettings, {}, { items: phoneOptions }),
    ],
  });
}

const namesIn = (markup: string) => [...markup.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name);
const typesIn = (markup: string) =>
  Object.fromEntries([...markup.matchAll(/data-field="(\w+)" data-type="(\w+)"/g)].map(([, a, b]) => [a, b]));
const box = (markup: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(markup)?.[0];

test('one way to register needs no switcher, two do (S2-R148, S3-R082)', async () => {
  const one = await drawn({ authTypes: [type('email', 'form')] });
  expect(one).not.toContain('By email');
  const two = await drawn({ authTypes: [type('email', 'form'), type('phone', 'form', { field: 'mobile' })] });
  expect(two).toContain('By email');
  expect(two).toContain('By phone');
});

test('the first way is chosen, whichever it is (S3-R167, S4-R025)', async () => {
  const email = type('email', 'fast');
  const phone = type('phone', 'fast', { field: 'mobile' });
  const chosen = (markup: string) => /data-auth-type="(\w+)"/.exec(markup)?.[1];
  const byEmail = await drawn({ authTypes: [email, phone] });
  expect(chosen(byEmail)).toBe('email');
  expect(namesIn(byEmail)).toContain('email');
  expect(namesIn(byEmail)).not.toContain('mobile');
  const byPhone = await drawn({ authTypes: [phone, email] });
  expect(chosen(byPhone)).toBe('phone');
  expect(namesIn(byPhone)).toContain('mobile');
  expect(namesIn(byPhone)).not.toContain('email');
});

test('the fields are those that configuration has for the country (S2-R150)', async () => {
  const authTypes = [type('full', 'form')];
  expect(namesIn(await drawn({ authTypes, fields: [field('email'), field('home_town')] }))).toEqual([
    'password',
    'email',
    'home_town',
  ]);
  const hidden = [
    field('email'),
    { ...field('home_town'), params: { is_required: false, is_visible: false } },
  ];
  expect(namesIn(await drawn({ authTypes, fields: hidden }))).not.toContain('home_town');
});

test('a fast way asks only for what it must, a form for everything (S3-R084, S3-R085, S3-R086, S5-R075)', async () => {
  const fast = namesIn(await drawn({ authTypes: [type('email', 'fast')] }));
  expect(fast).toEqual(['email', 'password', 'country_code', 'currency', 'birth_date']);
  const marked = namesIn(await drawn({ authTypes: [type('email', 'form', { isFast: true })] }));
  expect(marked).toEqual(fast);
  const full = namesIn(await drawn({ authTypes: [type('full', 'form')] }));
  expect(full).toEqual(expect.arrayContaining([...fast, 'first_name', 'fakename', 'region', 'address']));
});

test('where there are only other sites, there is no form (S2-R156, S3-R083, S4-R026)', async () => {
  const markup = await drawn({
    authTypes: [type('social', 'social')],
    registration: blocks({}),
    social: [{ id: 'g', name: 'Google', icon: 'logo-google', service: 'google' }],
  });
  expect(markup).toContain('data-social="alone"');
  expect(markup).not.toContain('<form');
  expect(markup).not.toContain('<input');
});

test('other sites stand below the form, each with its icon and name (S2-R157, S3-R087)', async () => {
  const social = [{ id: 'd', name: 'Discord', icon: 'logo-discord', service: 'discord' }];
  const markup = await drawn({ authTypes: [type('email', 'fast')], social });
  expect(markup).toMatch(/<form.*data-social="below"/s);
  expect(markup).toMatch(/data-service="discord".*#logo-discord.*Discord/s);
  expect(await drawn({ authTypes: [type('email', 'fast')], social: [] })).not.toContain('data-social');
});

test.for([
  ['input', '<input'],
  ['password', 'type="password"'],
  ['date', 'placeholder="DD.MM.YYYY"'],
  ['select', 'role="combobox"'],
  ['country_code', '/flags/lv.svg'],
  ['region', 'role="combobox"'],
  ['phone', 'type="tel"'],
] as const)(
  'a field of type %s has its own control (S3-R067, S3-R068, S3-R069, S3-R070, S3-R071, S3-R072, S3-R073)',
  async ([kind, sign]) => {
    const all = fieldsOf('LV');
    const one = all.find((each) => each.type === kind)!;
    const markup = await drawn({ authTypes: [type('full', 'form', { field: one.sysname })], fields: [one] });
    expect(typesIn(markup)[one.sysname]).toBe(kind);
    const [, control] = new RegExp(
      `data-type="${kind}"(.*?)(?=data-field|data-social|<button type="submit"|$)`,
      's',
    ).exec(markup)!;
    expect(control).toContain(sign);
  },
);

test('what an operator says of a control holds: its label, its hint, that it is closed (S3-R075, S3-R076, S3-R079)', async () => {
  const authTypes = [type('full', 'form')];
  const town = field('home_town', { label: 'Where you live', placeholder: 'Riga', disabled: true });
  const markup = await drawn({ authTypes, fields: [town] });
  expect(box(markup, 'home_town')).toMatch(/disabled=""/);
  expect(box(markup, 'home_town')).toContain('placeholder="Riga"');
  expect(markup).toContain('Where you live');
});

test('the choice between casino and betting is there if asked for, and starts as it says (S2-R151, S3-R166)', async () => {
  const authTypes = [type('email', 'fast')];
  const chosen = (markup: string) =>
    /value="(\d)"[^>]*checked=""|checked=""[^>]*value="(\d)"/.exec(markup)?.slice(1).find(Boolean);
  expect(await drawn({ authTypes, registration: blocks({}) })).not.toContain('name="is_betting"');
  const casino = await drawn({
    authTypes,
    registration: blocks({ markBetting: { isActive: true, defaultValue: false } }),
  });
  expect(chosen(casino)).toBe('0');
  const betting = await drawn({
    authTypes,
    registration: blocks({ markBetting: { isActive: true, defaultValue: true } }),
  });
  expect(chosen(betting)).toBe('1');
});

test('a promo code can be given if asked for, its field open or shut (S2-R152, S3-R162, S3-R163)', async () => {
  const authTypes = [type('email', 'fast')];
  const on = { isActive: true, defaultValue: false };
  const open = { isActive: true, defaultValue: true };
  expect(await drawn({ authTypes, registration: blocks({}) })).not.toContain('promo code');
  const shut = await drawn({ authTypes, registration: blocks({ showPromocode: on }) });
  expect(shut).toContain('aria-expanded="false"');
  expect(shut).not.toContain('name="promo_code"');
  expect(await drawn({ authTypes, registration: blocks({ showPromocode: open }) })).toContain(
    'name="promo_code"',
  );
  const byDefault = blocks({ showPromocode: on, showPromoFieldByDefault: open });
  expect(await drawn({ authTypes, registration: byDefault })).toContain('name="promo_code"');
  expect(await drawn({ authTypes, registration: blocks({ showPromoFieldByDefault: open }) })).not.toContain(
    'promo_code',
  );
});

test.for([
  ['terms', undefined, false],
  ['terms', true, true],
  ['terms', false, false],
  ['notify', undefined, true],
  ['notify', true, true],
  ['notify', false, false],
] as const)(
  'the box of %s with the default %s starts as %s (S2-R153, S2-R154, S3-R164, S3-R165, S9-R026, S9-R027)',
  async ([name, defaultValue, isChecked]) => {
    const authTypes = [type('email', 'fast')];
    const registration = blocks({
      [name]: { isActive: true, ...(defaultValue !== undefined && { defaultValue }) },
    });
    const markup = await drawn({ authTypes, registration, social: [] });
    expect(box(markup, name)?.includes('checked=""')).toBe(isChecked);
    expect(box(await drawn({ authTypes, registration: blocks({}), social: [] }), name)).toBeUndefined();
  },
);

test('the terms carry the links that configuration names', async () => {
  const terms = {
    text: 'I accept the {rules}.',
    links: [{ name: 'rules', label: 'House rules', slug: 'terms' }],
  };
  const markup = await drawn({ authTypes: [type('email', 'fast')], terms });
  expect(markup).toMatch(/I accept the <a[^>]*href="\/terms"[^>]*>House rules<\/a>\./);
});

test('the words on the button come from configuration (S2-R155)', async () => {
  expect(await drawn({ submitText: 'Deal me in' })).toMatch(/type="submit".*Deal me in/s);
});
