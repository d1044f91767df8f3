/** Why the process cannot start, in one sentence for whoever started it: printed without a stack, exit code 1. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
