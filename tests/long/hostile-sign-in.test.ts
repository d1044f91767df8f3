// @module-tag long
import { testSignIn } from '../hostile-sign-in.ts';

testSignIn(1_000);
