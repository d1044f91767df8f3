import type { MessageSource } from './texts.ts';

/** The marker by which operators tell these requests apart in their logs; a page cannot set User-Agent itself. */
const marker = { 'x-user-agent': 'NFX-I18N' };

export const fetchMessages: MessageSource = async (locale, area) => {
  const response = await fetch(`/nfx/i18n/messages/${locale}?area=${area}`, { headers: marker });
  if (!response.ok) throw new Error(`messages ${locale}/${area}: ${response.status}`);
  return response.json();
};
