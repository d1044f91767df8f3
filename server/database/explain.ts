// Turns what the system or PostgreSQL said into the one sentence a person needs.
import { CannotStart } from '../plumbing/cannot-start.ts';

const reasons: readonly (readonly [sign: RegExp, sentence: (place: string) => string])[] = [
  [
    /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i,
    (place) => `The disk is full: the database in ${place} needs room.`,
  ],
  [
    /EROFS|read-only file system/i,
    (place) => `The database in ${place} cannot be written: that disk is read-only.`,
  ],
  [
    /EACCES|EPERM|permission denied|operation not permitted|has wrong ownership/i,
    (place) =>
      `No permission to keep the database in ${place}: give this account the folder, or set DATA_DIR to another.`,
  ],
];

/** `said`: an error of the file system, or the text a program left behind. */
export function explain(said: unknown, place: string): CannotStart {
  if (said instanceof CannotStart) return said;
  const text = said instanceof Error ? said.message : String(said);
  const sentence = reasons.find(([sign]) => sign.test(text))?.[1](place);
  return new CannotStart(sentence ?? `The database in ${place} does not start: ${essence(text)}`, {
    cause: said,
  });
}

/** The last line in which a program complained, without its date and process number. */
function essence(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return complaint.replace(/^.*?(?=FATAL|PANIC|initdb: error)/, '').trim();
}
