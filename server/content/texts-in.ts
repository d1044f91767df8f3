import { setupI18n } from '@lingui/core';
import type { Content } from './content.ts';

/** Says the messages of one area where no page does: in letters and files. What is not written is not said. */
export function textsIn(content: Content, locale: string, area: string) {
  const messages = content.compiled(locale, area) ?? content.compiled(content.defaultLocale, area)!;
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id: string, params: Readonly<Record<string, string>> = {}): string =>
    Object.hasOwn(messages, id) ? i18n._(id, params) : '';
}
