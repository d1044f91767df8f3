// Who takes letters out of the house: a mail server, a gateway for text messages, and in the sandbox nobody, because
// testers read them where they lie.

import type { Config } from '../config/config.ts';
import { log } from '../plumbing/log.ts';
import type { Carrier, Channel } from './carrier.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createSmtp } from './smtp.ts';

export type Carriers = Partial<Record<Channel, Carrier>>;

export function openCarriers({ smtpUrl, mailFrom, smsGateway, isSandbox }: Config): Carriers {
  const sandbox: Carriers = isSandbox ? { email: shelf, sms: shelf } : {};
  const carriers: Carriers = {
    ...sandbox,
    ...(smtpUrl !== null && { email: createSmtp(smtpUrl, mailFrom) }),
    ...(smsGateway !== null && { sms: createSmsGateway(smsGateway) }),
  };
  if (carriers.email === undefined) log.warn('SMTP_URL is not set: nobody gets an e-mail');
  if (carriers.sms === undefined) log.warn('SMS_URL is not set: nobody gets a text message');
  return carriers;
}

export function closeCarriers(carriers: Carriers): void {
  for (const carrier of Object.values(carriers)) carrier.close?.();
}

const shelf: Carrier = { carry: async () => undefined, isSandbox: true };
