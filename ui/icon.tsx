import css from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

export interface IconProps {
  name: IconName;
  /** In CSS pixels. */
  size?: number;
  /** What the icon says. Left out where words beside it already say it: then it is decoration. */
  label?: string;
}

const pointsAlongTheLine = new Set<IconName>([
  'caret-left',
  'caret-right',
  'arrow-left',
  'arrow-right',
  'sign-out',
]);

export function Icon({ name, size = 20, label }: IconProps) {
  const isDecoration = label === undefined;
  return (
    <svg
      className={pointsAlongTheLine.has(name) ? css.mirrored : css.icon}
      width={size}
      height={size}
      focusable="false"
      role={isDecoration ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isDecoration}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
