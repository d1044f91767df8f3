// All that production asks for: a test leaves out what it is about.
export const productionEnv = {
  NODE_ENV: 'production',
  SECRET: 'a'.repeat(32),
  DATA_KEYS: `first:${Buffer.alloc(32, 'k').toString('base64')}`,
  LEDGER_KEYS: `first:${Buffer.alloc(32, 'l').toString('base64')}`,
  PUBLIC_ORIGIN: 'https://marigold.example',
  PROXIES: '1',
  SMTP_URL: 'smtps://mail.example',
  SUPPORT_EMAIL: 'support@marigold.example',
  MAIL_FROM: 'Marigold <no-reply@marigold.example>',
  SMS_URL: 'https://sms.example',
  BACKUP_DIR: '/var/backups/marigold',
};
