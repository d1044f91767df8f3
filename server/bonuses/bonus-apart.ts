import type { Content } from '../content/content.ts';

/** Whether bonus money pays a stake alone or not at all, and money is taken home without it (decision D87). */
export const isBonusApart = (content: Content): boolean =>
  content.cms<{ is_bonus_isolation_enabled: boolean }>('general').is_bonus_isolation_enabled;
