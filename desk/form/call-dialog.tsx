import type { ReactNode } from 'react';
import type { Call } from '#contract/define.ts';
import { Dialog } from '../parts/dialog.tsx';
import { CallForm, type CallFormProps } from './call-form.tsx';

interface CallDialogProps<C extends Call> extends Omit<CallFormProps<C>, 'onCancel'> {
  title: string;
  says?: ReactNode;
  onClose: () => void;
}

/** A call with its form in a dialog: what every "…" opens. */
export const CallDialog = <C extends Call>({ title, says, onClose, onDone, ...form }: CallDialogProps<C>) => (
  <Dialog title={said(title)} says={says} onClose={onClose}>
    <CallForm
      {...(form as unknown as CallFormProps<C>)}
      submit={said(form.submit)}
      onCancel={onClose}
      onDone={(answer) => {
        onDone(answer);
        onClose();
      }}
    />
  </Dialog>
);

/** The dots of a button say that more is asked first; here it is. */
const said = (words: string): string => words.replace(/…$/, '');
