// The look that all dialogs of loyalty share: an object, a sentence, one table of facts, and at most two buttons.
import type { ReactNode } from 'react';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import css from './facts-popup.module.css';

export interface FactRow {
  title: ReactNode;
  value: ReactNode;
  tone?: 'win' | 'hot';
}

interface FactsPopupProps {
  frame: DialogProps['frame'];
  title: string;
  /** One of our objects, by name. */
  image: string;
  text?: ReactNode;
  facts?: readonly (FactRow | null)[];
  children?: ReactNode;
  footer: ReactNode;
}

export const FactsPopup = ({ frame, title, image, text, facts = [], children, footer }: FactsPopupProps) => (
  <PopupFrame {...frame} size="small" title={title} footer={<div className={css.ways}>{footer}</div>}>
    <div className={css.art}>
      <img src={`/art/obj-320/${image}.webp`} width={138} height={138} alt="" />
    </div>
    {text && <p className={css.text}>{text}</p>}
    {children}
    {facts.length > 0 && (
      <dl className={css.facts}>
        {facts.flatMap((fact, at) =>
          fact === null
            ? []
            : [
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a dialog do not move
                <div key={at} className={css.fact}>
                  <dt>{fact.title}</dt>
                  <dd className={fact.tone && css[fact.tone]}>{fact.value}</dd>
                </div>,
              ],
        )}
      </dl>
    )}
  </PopupFrame>
);
