// A curtain, a popup with fields, and one with a frame. Every dialog: tests/long.
import { journey } from './browser.ts';
import { expectHoldsFocus } from './dialog-focus.ts';

journey('the focus goes into a dialog, stays there, and returns to what opened it', ({ open }) =>
  expectHoldsFocus(open, ['BaseSidebarPopup', 'OwnerProofPopup', 'SumsubPopup']),
);
