import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';

/** Why a payment is where it is, in the player's words; empty for a reason that has none. */
export function useReasonText(): (reason: string) => string {
  const t = useText();
  return (reason) => (reason === '' ? '' : t(`cashier.reason.${reason}` as MessageId));
}
