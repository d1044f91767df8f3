// @module-tag long
// The focus in every dialog there is.
import { type DialogName, registry } from '#site/dialogs/registry.ts';
import { journey } from '../journeys/browser.ts';
import { expectHoldsFocus } from '../journeys/dialog-focus.ts';

journey('the focus goes into every dialog, stays there, and returns to what opened it', ({ open }) =>
  expectHoldsFocus(open, Object.keys(registry) as DialogName[]),
);
