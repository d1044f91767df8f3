// /cashier/deposit: where the newly registered arrive
import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.tsx';
import type { PageModule } from '../page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const texts: PageModule['texts'] = ['cashier'];
export const head: PageModule['head'] = (say) => ({ title: say('cashier.deposit.head'), isIndexed: false });

export default function DepositPage() {
  const t = useText();
  return (
    <EmptyState
      level={1}
      object="/art/obj-320/coins_pile.webp"
      title={t('cashier.deposit.title')}
      action={
        <ButtonLink look="brand" link={<Link to="/gamehall" />}>
          {t('cashier.deposit.action')}
        </ButtonLink>
      }
    >
      {t('cashier.deposit.text')}
    </EmptyState>
  );
}
