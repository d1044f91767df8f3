import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './confirm-frame.module.css';

interface ConfirmFrameProps {
  content: ReactNode;
  /** The content is what the dialog is about: this joins them. */
  contentId?: string;
  /** Left out where there is nothing to reject: something is told, and read. */
  textReject?: string;
  textAgree: string;
  onReject?: () => void;
  onAgree: () => void;
  /** Agreeing loses something: the agreeing button is red, not brass. */
  isDanger?: boolean;
  /** Staying is the one way forward: the rejecting button is the brass one. */
  isKeeping?: boolean;
  /** While the answer is being carried out. */
  isBusy?: boolean;
  /** One of our objects, above the words. */
  object?: string;
}

/** The look of a question with two answers. */
export const ConfirmFrame = ({
  content,
  contentId,
  object,
  isDanger,
  isKeeping = false,
  isBusy = false,
  ...answers
}: ConfirmFrameProps) => (
  <div className={css.frame}>
    {object && <img className={css.object} src={object} width={96} height={96} alt="" />}
    <div id={contentId} className={css.content}>
      {content}
    </div>
    <div className={css.answers}>
      {answers.textReject && (
        <Button look={isKeeping ? 'brand' : 'ghost'} isWide disabled={isBusy} onClick={answers.onReject}>
          {answers.textReject}
        </Button>
      )}
      <Button look={isDanger ? 'danger' : 'brand'} isWide isLoading={isBusy} onClick={answers.onAgree}>
        {answers.textAgree}
      </Button>
    </div>
  </div>
);
