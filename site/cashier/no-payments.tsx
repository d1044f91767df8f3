import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';

/** Nothing was ever paid, or nothing of what is asked for. */
export function NoPayments({ isFiltered }: { isFiltered: boolean }) {
  const t = useText();
  return (
    <Panel>
      {isFiltered ? (
        <EmptyState
          object="/art/obj-320/ghost.webp"
          title={t('cashier.history.noneFound')}
          action={
            <ButtonLink link={<Link to="/cashier/history" />}>{t('cashier.history.showAll')}</ButtonLink>
          }
        />
      ) : (
        <EmptyState
          object="/art/obj-320/coins_pile.webp"
          title={t('cashier.history.none')}
          action={
            <ButtonLink look="brand" link={<Link to="/cashier/deposit" />}>
              {t('cashier.menu.deposit')}
            </ButtonLink>
          }
        >
          {t('cashier.history.noneText')}
        </EmptyState>
      )}
    </Panel>
  );
}
