// All that production asks for: a test leaves out what it is about.
import { createHash } from 'node:crypto';

/** Production rejects keys that somebody could guess from their pattern; these look drawn at random and never change. */
export const createTestKey = (name: string): string => createHash('sha256').update(name).digest('base64');

export const productionEnv = {
  NODE_ENV: 'production',
  SECRET: createTestKey('secret'),
  DATA_KEYS: `first:${createTestKey('data')}`,
  LEDGER_KEYS: `first:${createTestKey('ledger')}`,
  PUBLIC_ORIGIN: 'https://marigold.example',
  PROXIES: '1',
  SMTP_URL: 'smtps://mail.example',
  STAFF_EMAIL_DOMAINS: 'marigold.example',
  SUPPORT_EMAIL: 'support@marigold.example',
  MAIL_FROM: 'Marigold <no-reply@marigold.example>',
  SMS_URL: 'https://sms.example',
  BACKUP_DIR: '/var/backups/marigold',
};
