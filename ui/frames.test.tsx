import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmFrame } from './confirm-frame.tsx';
import { CurtainFrame } from './curtain-frame.tsx';
import { PopupFrame } from './popup-frame.tsx';
import { Toast, toastTypes } from './toast.tsx';

const nothing = () => undefined;
const close = { closeLabel: 'Close', onClose: nothing };

const popup = (props: Omit<ComponentProps<typeof PopupFrame>, 'title' | 'children'>) =>
  renderToStaticMarkup(
    <PopupFrame title="Limits" {...props}>
      How much, how often
    </PopupFrame>,
  );

const curtain = (props: { closeAt?: 'left' | 'right' }) =>
  renderToStaticMarkup(
    <CurtainFrame title="Menu" {...close} {...props}>
      Where to
    </CurtainFrame>,
  );

test('a popup is of medium size unless it says otherwise (S9-R060)', () => {
  expect(popup({ ...close })).toContain('data-size="medium"');
  expect(popup({ ...close, size: 'large' })).toContain('data-size="large"');
});

test('a popup that may not be closed has no cross', () => {
  const label = 'aria-label="Close"';
  expect(popup({ ...close })).toContain(label);
  expect(popup({ closeLabel: 'Close' })).not.toContain(label);
});

test('the cross of a curtain is on the left unless it says otherwise (S9-R061)', () => {
  expect(curtain({})).toContain('data-close="left"');
  expect(curtain({ closeAt: 'right' })).toContain('data-close="right"');
});

test('a question shows its content and both answers (S3-R211)', () => {
  const markup = renderToStaticMarkup(
    <ConfirmFrame
      content="Burn the bonus?"
      textReject="Keep it"
      textAgree="Burn it"
      onReject={nothing}
      onAgree={nothing}
    />,
  );
  for (const words of ['Burn the bonus?', 'Keep it', 'Burn it']) expect(markup).toContain(words);
});

test.for(toastTypes)('a toast of type %s says its type and wears a medium icon (S9-R022)', (type) => {
  const markup = renderToStaticMarkup(<Toast type={type} title="Done" {...close} />);
  expect(markup).toContain(`data-toast="${type}"`);
  expect(markup).toContain('data-size="medium"');
  expect(markup).toMatch(/class="[^"]*medium[^"]*"/);
});

test('there are exactly the seven types of toast', () => {
  expect(toastTypes).toEqual([
    'quest',
    'register',
    'profile',
    'confirm',
    'product',
    'level',
    'fill_for_deposit',
  ]);
});
