import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.tsx';
import css from './virtual-card.module.css';

interface VirtualCardProps {
  /** Of a match: the hash of its seed, told before it was offered. */
  seal?: string | undefined;
  /** It is over, and can be played again. */
  replay?: number | undefined;
}

/** That matches are made up and sealed beforehand, and where to check it. */
export function VirtualCard({ seal, replay }: VirtualCardProps) {
  const t = useText();
  return (
    <aside className={css.card} data-art="">
      <img src="/art/obj-320/char_bot.webp" width={132} height={132} alt="" loading="lazy" />
      <strong>{t(seal ? 'betting.sealed.match' : 'betting.virtual.sports')}</strong>
      <p>
        {seal
          ? t('betting.sealed.seal', { seal: `${seal.slice(0, 4)}…${seal.slice(-4)}` })
          : t('betting.sealed.text')}
      </p>
      <Link to="/fairness" search={replay === undefined ? {} : { event: String(replay) }}>
        {t(replay === undefined ? 'betting.sealed.how' : 'betting.sealed.replay')} ›
      </Link>
    </aside>
  );
}
