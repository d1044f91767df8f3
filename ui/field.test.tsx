import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField, type TextFieldProps } from './text-field.tsx';

const attribute = (markup: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];

const markupOf = (props: Partial<TextFieldProps>) =>
  renderToStaticMarkup(<TextField label="Email" {...props} />);

test('the label is the control’s own', () => {
  const markup = markupOf({});
  expect(attribute(markup, 'label', 'for')).toBe(attribute(markup, 'input', 'id'));
});

test('an error marks the control, is tied to it, and takes the place of the hint', () => {
  const markup = markupOf({ hint: 'We never show it.', error: 'This is not an email address.' });
  expect(attribute(markup, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(markup, 'input', 'aria-describedby')).toBe(attribute(markup, 'p', 'id'));
  expect(markup).toContain('This is not an email address.');
  expect(markup).not.toContain('We never show it.');
});

test('a field with nothing to say points at nothing', () => {
  const markup = markupOf({});
  expect(attribute(markup, 'input', 'aria-invalid')).toBeUndefined();
  expect(attribute(markup, 'input', 'aria-describedby')).toBeUndefined();
});

test('what a form gives a field reaches the control', () => {
  const markup = markupOf({ name: 'email', required: true, autoComplete: 'email', defaultValue: 'a@b.lv' });
  expect(attribute(markup, 'input', 'name')).toBe('email');
  expect(attribute(markup, 'input', 'autoComplete')).toBe('email');
  expect(attribute(markup, 'input', 'value')).toBe('a@b.lv');
  expect(markup).toMatch(/<input[^>]* required=""/);
});
