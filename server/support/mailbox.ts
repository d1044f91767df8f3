import type { Config } from '../config/config.ts';

/** Whom visitors reach. In the sandbox a letter to it stays where testers read it; null: what is written is only kept. */
export const mailboxOf = ({ supportEmail, isSandbox }: Config): string | null =>
  supportEmail ?? (isSandbox ? 'support@marigold.example' : null);
