import { t } from '../i18n/text.ts';
import { sayToast } from '../shell/toasts.ts';

/** A limit above the usual waits for a second person; anything else counts at once. */
export const sayLimitSet = (approval: number | null, name: string): void =>
  sayToast({
    text: approval === null ? t('desk.trading.did.set', { name }) : t('desk.trading.did.askLimit', { name }),
  });
