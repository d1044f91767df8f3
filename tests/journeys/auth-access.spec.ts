// The popup hides nothing from those who cannot see it well, or at all, dark or light. In every mode and at both
// widths: tests/long.

import { long } from '../long.ts';
import { showSignIn, showSignUp } from './auth-access.ts';
import { journey } from './browser.ts';

journey('signing in, with everything wrong, and the second step', long, ({ open }) => showSignIn(open, 390));

journey('registering, on a phone, with everything wrong, and with a list open', long, ({ open }) =>
  showSignUp(open, 390),
);
