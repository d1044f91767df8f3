import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test('a button submits nothing unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});

test('a busy button says so, keeps its words and can still be focused', () => {
  const markup = renderToStaticMarkup(<Button isLoading>Save</Button>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).toContain('Save');
  expect(markup).not.toContain(' disabled=""');
});

const link = createElement('a', { href: '/cashier', className: 'own', 'aria-current': 'page' });

test('a link dressed as a button keeps its own address, handlers and class', () => {
  const markup = renderToStaticMarkup(
    <ButtonLink look="brand" link={link}>
      Deposit
    </ButtonLink>,
  );
  expect(markup).toMatch(/^<a href="\/cashier" class="[^"]*brand[^"]* own" aria-current="page">/);
  expect(markup).toContain('Deposit');
});
