import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email } from './email.ts';
import { type Problem, type Problems, problem, required } from './problem.ts';
import { text } from './text.ts';
import {
  afterEvent,
  type FormEvent,
  type FormRules,
  isDirty,
  isSubmitDisabled,
  startForm,
} from './validation-strategy.ts';

interface Contact extends Record<string, string> {
  email: string;
  town: string;
}

const empty: Contact = { email: '', town: '' };
const good: Contact = { email: 'a@b.co', town: 'Riga' };

const check = (values: Contact): Problems => {
  const found: [string, Problem | null][] = [
    ['email', email(values.email)],
    ['town', text(values.town)],
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null));
};

const onSubmit: FormRules<Contact> = { strategy: 'on-submit', check };
const eager: FormRules<Contact> = { strategy: 'eager', check };

const play = (rules: FormRules<Contact>, start: Contact, ...events: FormEvent<Contact>[]) =>
  events.reduce((state, event) => afterEvent(state, event, rules), startForm(start));

const changed = (values: Partial<Contact>): FormEvent<Contact> => ({ type: 'changed', values });
const submitted: FormEvent<Contact> = { type: 'submitted' };
const accepted: FormEvent<Contact> = { type: 'accepted' };

test('on submit: problems appear when the form is sent, not before (S5-R001)', () => {
  expect(play(onSubmit, empty, changed({ email: 'a@' })).problems).toEqual({});
  expect(play(onSubmit, empty, changed({ email: 'a@' }), submitted).problems).toEqual({
    email: problem('email'),
    town: required,
  });
});

test('on submit: a change takes the problem of its field away, and no other (S5-R002)', () => {
  expect(play(onSubmit, empty, submitted, changed({ email: 'a@' })).problems).toEqual({ town: required });
});

test('eager: a change touches the field and judges it at once (S5-R003)', () => {
  const state = play(eager, empty, changed({ email: 'a@' }));
  expect(state.problems).toEqual({ email: problem('email') });
  expect([...state.touched]).toEqual(['email']);
  expect(afterEvent(state, changed({ email: 'a@b.co' }), eager).problems).toEqual({});
});

test('eager: sending shows what was never touched (S5-R003)', () => {
  expect(play(eager, empty, submitted).problems).toEqual({ email: required, town: required });
});

test.for([
  ['eager', 'changed and wrong', { email: 'a@' }, true],
  ['eager', 'changed and right', { email: 'c@d.co' }, false],
  ['eager', 'unchanged', {}, false],
  ['on-submit', 'changed and wrong', { email: 'a@' }, false],
  ['on-submit', 'unchanged', {}, false],
] as const)('%s, %s: the button is disabled (S5-R004)', ([strategy, , values, isDisabled]) => {
  const rules = { strategy, check };
  expect(isSubmitDisabled(play(rules, good, changed(values)), rules)).toBe(isDisabled);
});

test('eager: wrong from the start but unchanged leaves the button (S5-R004)', () => {
  expect(isSubmitDisabled(startForm(empty), eager)).toBe(false);
});

test.for([onSubmit, eager])(
  '$strategy: while a request runs the button is disabled and nothing is sent twice',
  (rules) => {
    const sent = play(rules, good, submitted);
    expect(sent.isBusy).toBe(true);
    expect(isSubmitDisabled(sent, rules)).toBe(true);
    expect(afterEvent(sent, submitted, rules)).toBe(sent);
  },
);

test('wrong values are never sent', () => {
  expect(play(onSubmit, empty, submitted).isBusy).toBe(false);
});

test.for([onSubmit, eager])('$strategy: what the server refused stays until its field changes', (rules) => {
  const refused: FormEvent<Contact> = { type: 'refused', problems: { email: problem('taken') } };
  const state = play(rules, good, submitted, refused);
  expect(state.isBusy).toBe(false);
  expect(afterEvent(state, changed({ town: 'Cēsis' }), rules).problems).toEqual({ email: problem('taken') });
  expect(afterEvent(state, changed({ email: 'c@d.co' }), rules).problems).toEqual({});
});

test('a form is dirty while it differs from what is saved', () => {
  const edited = play(eager, good, changed({ town: 'Cēsis' }));
  expect(isDirty(edited)).toBe(true);
  expect(isDirty(afterEvent(edited, changed({ town: 'Riga' }), eager))).toBe(false);
  expect(isDirty(play(eager, good, changed({ town: 'Cēsis' }), submitted, accepted))).toBe(false);
});

test('what is typed while a request runs is not taken for saved', () => {
  const state = play(
    eager,
    good,
    changed({ town: 'Cēsis' }),
    submitted,
    changed({ town: 'Cēsis 5' }),
    accepted,
  );
  expect(state.saved.town).toBe('Cēsis');
  expect(state.values.town).toBe('Cēsis 5');
  expect(isDirty(state)).toBe(true);
});

test('whatever happens, an eager form shows only touched fields and an untouched form is silent', () => {
  const value = fc.constantFrom('', 'a@', 'a@b.co', 'Riga');
  const event: fc.Arbitrary<FormEvent<Contact>> = fc.oneof(
    fc.record({ email: value }).map((values) => changed(values)),
    fc.record({ town: value }).map((values) => changed(values)),
    fc.constant(submitted),
    fc.constant(accepted),
  );
  fc.assert(
    fc.property(fc.array(event), fc.constantFrom(onSubmit, eager), (events, rules) => {
      const state = play(rules, empty, ...events);
      for (const field of Object.keys(state.problems)) expect(state.touched.has(field)).toBe(true);
      if (state.isBusy) expect(check(state.sent)).toEqual({});
    }),
  );
});
