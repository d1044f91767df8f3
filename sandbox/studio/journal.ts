// What the studio still owes, kept in a file: a stake it asked for and knows nothing of is taken back, a win is paid until
// the wallet has answered. Each change is a line at its end.
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';

export interface Debt {
  roundId: string;
  /** What is to be said, and how it is called. */
  call: 'rollback' | 'win';
  said: { readonly txId: string; readonly [field: string]: unknown };
}

type Line = { owes: Debt } | { settled: string };

export class Journal {
  readonly #debts = new Map<string, Debt>();
  /** Held open: a line is one write. */
  readonly #file: number | null = null;

  /** Without a file it forgets everything when it ends. */
  constructor(file: string | null) {
    if (file === null) return;
    for (const line of existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : []) this.#remember(line);
    this.#file = openSync(file, 'a');
  }

  /** In place of what was owed in this round before. */
  owe(debt: Debt): void {
    this.#keep({ owes: debt });
  }

  settle({ roundId }: Pick<Debt, 'roundId'>): void {
    this.#keep({ settled: roundId });
  }

  list(): Debt[] {
    return [...this.#debts.values()];
  }

  #keep(line: Line): void {
    this.#remember(line);
    if (this.#file !== null) writeSync(this.#file, `\n${JSON.stringify(line)}`);
  }

  #remember(line: Line): void {
    if ('settled' in line) this.#debts.delete(line.settled);
    else this.#debts.set(line.owes.roundId, line.owes);
  }
}

/** A line may have been cut off by a kill: nothing was asked on the strength of it. */
const linesOf = (text: string): Line[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
