// Runs the cases one after the other, and says of each whether it holds. A wallet that fails one is asked the others too.
import { betCases } from './bet-cases.ts';
import type { Cases } from './case.ts';
import { Kit, type KitTerms } from './kit.ts';
import { rollbackCases } from './rollback-cases.ts';
import { signatureCases } from './signature-cases.ts';
import { winCases } from './win-cases.ts';

export const cases: Cases = { ...signatureCases, ...betCases, ...winCases, ...rollbackCases };

export interface Outcome {
  name: string;
  /** Null: it holds. */
  fault: string | null;
}

export async function* runKit(terms: KitTerms): AsyncGenerator<Outcome> {
  const kit = new Kit(terms);
  for (const [name, run] of Object.entries(cases)) {
    try {
      await run(kit);
      yield { name, fault: null };
    } catch (error) {
      yield { name, fault: (error as Error).message };
    }
  }
}
