// What every command an operator runs does with a failure it knows: one sentence, and exit code 1.

import { WrongSetting } from '../config/setting.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';

export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CannotStart || error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
