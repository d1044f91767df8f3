import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './chip.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { type Bare, renderAs } from './render-as.ts';

interface ChipLook {
  /** The address of one of our objects: a coin, a rocket. Makes the chip a tall one. */
  object?: string;
  icon?: IconName;
  children: ReactNode;
}

/** A link to a category. The router's `aria-current` turns it to brass. */
export const ChipLink = ({ link, ...look }: ChipLook & { link: Bare }) =>
  renderAs(link, { className: chipClass(look), children: <Content {...look} /> });

interface ChipProps extends ChipLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  isChosen: boolean;
}

/** A filter that is on or off. */
export const Chip = ({ object, icon, isChosen, children, ...native }: ChipProps) => (
  <button
    type="button"
    {...native}
    aria-pressed={isChosen}
    className={classes(chipClass({ object }), native.className)}
  >
    <Content object={object} icon={icon}>
      {children}
    </Content>
  </button>
);

type Dressing = { [K in keyof ChipLook]?: ChipLook[K] | undefined };

const chipClass = ({ object }: Dressing) => classes(css.chip, object !== undefined && css.tall);

const Content = ({ object, icon, children }: Dressing) => (
  <>
    {object && (
      <img
        className={css.object}
        src={object}
        width={38}
        height={38}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )}
    {icon && <Icon name={icon} size={17} />}
    {children}
  </>
);
