// /confirmation/success: a contact is confirmed
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { PageModule } from '../routing/page.ts';
import css from './confirmation.module.css';

export const texts: PageModule['texts'] = ['confirmation'];
export const head: PageModule['head'] = (say) => ({ title: say('confirmation.done.head'), isIndexed: false });

export default function SuccessPage() {
  const t = useText();
  return (
    <div className={css.page} data-confirmation="done">
      <EmptyState
        object="/art/obj-320/chest.webp"
        level={1}
        title={t('confirmation.done.title')}
        action={
          <ButtonLink look="brand" link={<Link to="/gamehall" />}>
            {t('confirmation.done.games')}
          </ButtonLink>
        }
      >
        {t('confirmation.done.text')}
      </EmptyState>
    </div>
  );
}
