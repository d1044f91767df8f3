// Entries that become script, or that decide which script of another maker runs: custom code, live chats, counters, the
// fraud check, the customer-data platform, and the list of origins that scripts may come from. An identifier counts as much
// as an address: the id of a chat or of a tag container chooses the code that its maker's server sends.
import type { EntryChange } from './change-risks.ts';

/** Settings by name; a name that ends in a dot stands for all settings of that file. */
const scriptSettings = [
  'custom-code.',
  'support.',
  'tracking.customerData',
  'tracking.fraudScript',
  'general.analytic',
  'general.is_seon_enabled',
  'consent.isRequired',
  'trusted-origins.',
];

export function runsAsScript({ kind, name, after, isKnown }: Omit<EntryChange, 'before'>): boolean {
  if (kind === 'custom-code') return true;
  if (kind !== 'setting') return false;
  // Fails closed: no rule knows what a setting without a schema does in a page.
  if (!isKnown) return true;
  return isScriptSetting(name) && !isSwitchedOff(name, after);
}

export const isScriptSetting = (name: string): boolean =>
  scriptSettings.some((one) => name === one || (one.endsWith('.') && `${name}.`.startsWith(one)));

/** One person may stop a script at once. Asking visitors for consent is switched on by true, not by false. */
const isSwitchedOff = (name: string, after: EntryChange['after']): boolean =>
  name === 'consent.isRequired' ? after === true : after === null || after === false;
