// E-mail, by SMTP.
import { createTransport } from 'nodemailer';
import { type Carrier, LetterRefused } from './carrier.ts';

const ANSWERED_WITHIN_MS = 15_000;

export function createSmtp(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: ANSWERED_WITHIN_MS,
    greetingTimeout: ANSWERED_WITHIN_MS,
    socketTimeout: ANSWERED_WITHIN_MS,
    // What is in a letter is ours to say: it may not read files or addresses of the house into itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async carry({ id, recipient, subject, text, html, reply_to }) {
      const letter = {
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html !== '' && { html }),
        ...(reply_to !== '' && { replyTo: { name: '', address: reply_to } }),
        // The same letter carried twice is one letter to whoever compares.
        messageId: `<letter-${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      };
      await transport.sendMail(letter).catch((error: Error & { responseCode?: number }) => {
        throw error.responseCode === undefined ? error : new LetterRefused(error.message, { cause: error });
      });
    },
    close: () => transport.close(),
  };
}
