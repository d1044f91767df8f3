// @module-tag long
import { testCalls } from '../hostile-calls.ts';

testCalls(200);
