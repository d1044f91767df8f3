import type { ClosedDetails } from '#contract/closures.ts';
import { formatDate, formatTime } from '#rules/format.ts';

interface ClosedWords {
  locale: string;
  /** Where staff has written no message. */
  usual: string;
  until: (time: string) => string;
  /** The time as a server renders it, too; without it in the visitor's own zone. */
  isInUtc?: boolean;
}

/** What is closed in the words of the operator's staff, and when it opens again. */
export function closedText(
  { messages, until }: Pick<ClosedDetails, 'messages' | 'until'>,
  words: ClosedWords,
): string {
  const message = messages[words.locale] ?? words.usual;
  if (until === null) return message;
  const end = new Date(until);
  const time = words.isInUtc ? inUtc(until) : `${formatDate(end)} ${formatTime(end)}`;
  return `${message} ${words.until(time)}`;
}

/** Server and browser render the same text. */
export const inUtc = (at: string): string =>
  `${formatDate(new Date(at), 'UTC')} ${formatTime(new Date(at), 'UTC')} UTC`;
