import { useText } from '../i18n/use-text.tsx';
import css from './virtual-badge.module.css';

interface VirtualBadgeProps {
  of?: 'virtual' | 'leagues' | 'match' | 'sports';
  isOnArt?: boolean;
}

/** Says that clubs and matches are made up. The word is never left out for the sign alone. */
export function VirtualBadge({ of = 'virtual', isOnArt = false }: VirtualBadgeProps) {
  const t = useText();
  return (
    <span className={isOnArt ? css.onArt : css.badge}>
      <svg
        viewBox="0 0 24 24"
        width="13"
        height="13"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <path d="M12 2.6l8.2 4.7v9.4L12 21.4l-8.2-4.7V7.300Z" strokeLinejoin="round" />
        <circle cx="12" cy="12" r="3.2" fill="currentColor" stroke="none" />
      </svg>
      {t(`betting.virtual.${of}`)}
    </span>
  );
}
