import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-names.ts';
import css from './toast.module.css';

const looks = {
  quest: { icon: 'target', tone: 'brass' },
  register: { icon: 'confetti', tone: 'brass' },
  profile: { icon: 'user-circle', tone: 'good' },
  confirm: { icon: 'envelope', tone: 'good' },
  product: { icon: 'storefront', tone: 'brass' },
  level: { icon: 'medal', tone: 'vip' },
  fill_for_deposit: { icon: 'identity', tone: 'info' },
} as const satisfies Record<string, { icon: IconName; tone: 'brass' | 'good' | 'info' | 'vip' }>;

export type ToastType = keyof typeof looks;
export const toastTypes = Object.keys(looks) as ToastType[];

export type ToastIconSize = 'small' | 'medium' | 'large';

interface ToastProps {
  type: ToastType;
  title: ReactNode;
  children?: ReactNode;
  /** One of our objects instead of the icon: the product bought, the medal won. */
  object?: string;
  iconSize?: ToastIconSize;
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

const pixels = { small: 18, medium: 24, large: 34 } as const satisfies Record<ToastIconSize, number>;

/** The look of a toast. When it comes and goes is the rack's business. */
export function Toast({ type, title, children, object, iconSize = 'medium', ...rest }: ToastProps) {
  const { icon, tone } = looks[type];
  return (
    <div className={`${css.toast} ${css[tone]}`} data-toast={type}>
      <span className={`${css.icon} ${css[iconSize]}`} data-size={iconSize}>
        {object ? (
          <img className={css.object} src={object} alt="" />
        ) : (
          <Icon name={icon} size={pixels[iconSize]} />
        )}
      </span>
      <div className={css.words}>
        <strong className={css.title}>{title}</strong>
        {children && <p className={css.text}>{children}</p>}
        {rest.action && <div className={css.action}>{rest.action}</div>}
      </div>
      <IconButton look="bare" size="s" icon="close" label={rest.closeLabel} onClick={rest.onClose} />
    </div>
  );
}
