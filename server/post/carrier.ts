// Who takes a letter out of the house, as the post office knows them.

export type Channel = 'email' | 'sms';

export interface Outgoing {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Empty: whoever sends letters. */
  reply_to: string;
}

/** The other side answered, and does not take this letter. The next one it may. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

export interface Carrier {
  /** Done once the other side has taken it; throws when it has not. */
  carry(letter: Outgoing): Promise<void>;
  /** Where the letter stays readable afterwards, secrets and all. */
  isSandbox?: boolean;
  close?(): void;
}
