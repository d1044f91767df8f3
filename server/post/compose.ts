// A letter in the reader's language, as an e-mail of text and HTML and as one text message.

import type { PersonalRuleLetter } from '#rules/personal-rules.ts';
import type { Content } from '../content/content.ts';
import { textsIn } from '../content/texts-in.ts';
import { type Html, html } from '../plumbing/html.ts';

export type LetterName =
  | 'code'
  | 'confirmation'
  | 'restore'
  | 'contact-added'
  | 'password-changed'
  | 'two-factor-changed'
  | 'service-linked'
  | 'subscribed'
  | PersonalRuleLetter
  | 'content-confirmation'
  | 'staff-invitation'
  | 'staff-invitation-later'
  | 'staff-notice';

/** They open something, so nobody keeps a copy once they have left. */
const secrets: readonly LetterName[] = [
  ...([
    'code',
    'confirmation',
    'restore',
    'contact-added',
    'content-confirmation',
    'staff-invitation',
    'staff-invitation-later',
  ] as const),
];

export interface Letter {
  name: LetterName;
  params?: Readonly<Record<string, string>>;
  /** Where its button leads: a whole address. */
  link?: string;
}

interface Composed {
  email: { subject: string; text: string; html: string };
  sms: string;
  isSecret: boolean;
}

export function composeLetter(
  { name, params = {}, link }: Letter,
  content: Content,
  locale: string,
): Composed {
  const texts = textsIn(content, locale, 'letters');
  const say = (id: string) => texts(id, { ...params, ...(link !== undefined && { link }) });

  const { code } = params;
  const subject = say(`letters.${name}.subject`);
  const lead = say(`letters.${name}.lead`);
  const note = say(`letters.${name}.note`);
  const signature = say('letters.signature');
  const button = link !== undefined && buttonTo(link, say(`letters.${name}.button`));
  return {
    email: {
      subject,
      text: [lead, code, link, note, signature].filter((part) => part !== undefined).join('\n\n'),
      html: page(locale, subject, [
        html`<p>${lead}</p>`,
        code !== undefined && codeBox(code),
        button,
        html`<p style="color:#6b6475;font-size:14px">${note}</p>`,
        html`<p style="color:#6b6475;font-size:14px">${signature}</p>`,
      ]),
    },
    sms: say(`letters.${name}.sms`),
    isSecret: secrets.includes(name),
  };
}

const codeBox = (code: string): Html =>
  html`<p style="font:700 32px/1.2 monospace;letter-spacing:6px;padding:16px;background:#f4f0ea;border-radius:12px;text-align:center">${code}</p>`;

const buttonTo = (link: string, label: string): Html =>
  html`<p><a href="${link}" style="display:inline-block;padding:14px 28px;background:#e8a33d;color:#1c1523;font-weight:700;text-decoration:none;border-radius:12px">${label}</a></p>`;

/** Mail programs know little of styles, so every element carries its own. */
const page = (locale: string, title: string, parts: readonly (Html | false)[]): string =>
  html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f2;color:#1c1523;font:16px/1.5 sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:20px">${parts}</div>
</body></html>
`.text;
