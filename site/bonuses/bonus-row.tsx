import type { ReactNode } from 'react';
import type { Bonus } from '#contract/bonuses.ts';
import { classes } from '#ui/classes.ts';
import css from './bonus-row.module.css';
import { useBonusTitle } from './use-bonus-title.ts';
import { Why } from './why.tsx';

interface BonusRowProps {
  bonus: Bonus;
  text: string;
  marks: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
}

/** One bonus in a list: what it is, why the player has it, how it stands, and what can be done. */
export function BonusRow({ bonus, text, marks, acts, children }: BonusRowProps) {
  const title = useBonusTitle()(bonus);
  return (
    <div className={css.row}>
      <span className={classes(css.picture, css[bonus.type])}>
        <img src={`/art/obj-320/${bonus.image}.webp`} width={64} height={64} alt="" loading="lazy" />
      </span>
      <div className={css.words}>
        <b>{title}</b>
        <p className={css.soft}>{text}</p>
        <div className={css.soft}>
          <Why bonus={bonus} />
        </div>
        <p className={css.marks}>{marks}</p>
        {children}
      </div>
      {acts && <div className={css.acts}>{acts}</div>}
    </div>
  );
}
