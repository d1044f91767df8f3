import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';

/** The way back to signing in, from every step that leads off it. */
export function BackLink({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <button type="button" className={css.back} onClick={onClick}>
      <Icon name="arrow-left" size={16} />
      {t('auth.back')}
    </button>
  );
}
