import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { type Bare, renderAs } from './render-as.ts';

interface Look {
  /** Brass is the one way forward: at most one in a region. Glass lies on art only. */
  look?: 'brand' | 'ghost' | 'glass' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  icon?: IconName;
  /** After the words, as the arrow of "next" is. */
  iconAfter?: IconName;
  /** As wide as what holds it. */
  isWide?: boolean;
  children: ReactNode;
}

type ButtonProps = Look & { isLoading?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ look, size, icon, iconAfter, isWide, isLoading, children, ...native }: ButtonProps) {
  const dressing = { look, size, icon, iconAfter, isWide };
  return (
    <button
      type="button"
      {...native}
      {...(isLoading && busy)}
      className={classes(buttonClass(dressing), native.className)}
    >
      <Content {...dressing}>{children}</Content>
    </button>
  );
}

/** A link that looks like a button: `<ButtonLink link={<Link to="/cashier" />}>Deposit</ButtonLink>`. */
export function ButtonLink({ link, ...dressing }: Look & { link: Bare }) {
  return renderAs(link, { className: buttonClass(dressing), children: <Content {...dressing} /> });
}

/** It keeps the focus and its width while it works; only the click goes nowhere. */
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

type Dressing = { [K in keyof Omit<Look, 'children'>]: Look[K] | undefined };

const buttonClass = ({ look = 'ghost', size = 'm', isWide = false }: Dressing) =>
  classes(css.button, css[look], css[size], isWide && css.wide);

function Content({ icon, iconAfter, size, children }: Dressing & { children?: ReactNode }) {
  const pixels = size === 's' ? 16 : 18;
  return (
    <>
      {icon && <Icon name={icon} size={pixels} />}
      <span className={css.words}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={pixels - 3} />}
    </>
  );
}
