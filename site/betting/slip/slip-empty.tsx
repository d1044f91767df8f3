import { useText } from '../../i18n/use-text.tsx';
import css from './slip-empty.module.css';

export function SlipEmpty() {
  const t = useText();
  return (
    <div className={css.empty}>
      <img src="/art/obj-320/football.webp" width={92} height={92} alt="" loading="lazy" />
      <strong>{t('betting.slip.empty.title')}</strong>
      <p>{t('betting.slip.empty.text')}</p>
    </div>
  );
}
