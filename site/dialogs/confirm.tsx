import type { ReactNode } from 'react';
import { ConfirmFrame } from '#ui/confirm-frame.tsx';
import type { DialogProps } from './dialog-props.ts';

interface ConfirmProps extends DialogProps<boolean> {
  content: ReactNode;
  textReject: string;
  textAgree: string;
  isDanger?: boolean;
}

/** A question with two answers: `await dialogs.open('Confirm', { content, textReject, textAgree })`. */
export default function Confirm({ close, frame, ...question }: ConfirmProps) {
  return (
    <ConfirmFrame
      {...question}
      contentId={frame.titleId}
      onReject={() => close(false)}
      onAgree={() => close(true)}
    />
  );
}
