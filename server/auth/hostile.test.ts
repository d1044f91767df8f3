import { testSignIn } from '#tests/hostile-sign-in.ts';

testSignIn(20);
