// The verifier in Python, as one process that reads many rounds.
import { spawnSync } from 'node:child_process';

export interface BatchLine {
  round?: unknown;
  definition?: unknown;
}

/** One verdict for each line that has a round; throws where there is no Python. */
export function verifyInPython(lines: readonly BatchLine[]): { verdicts: string[]; status: number | null } {
  const { error, status, stdout, stderr } = spawnSync('python3', ['verify/verify.py', '--batch'], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    ...{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (error !== undefined)
    throw new Error(
      `python3 is needed to run verify/verify.py, and it could not be started: ${error.message}`,
    );
  if (stderr !== '') throw new Error(stderr);
  return { verdicts: stdout.split('\n').filter(Boolean), status };
}
