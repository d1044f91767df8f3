import { classes } from '#ui/classes.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { Button } from '../parts/button.tsx';
import css from './shell.module.css';
import { dropToast, sayToast, type Toast, useToasts } from './toasts.ts';

export const ToastRack = () => (
  <div className={css.toasts} role="status">
    {useToasts().map((toast) => (
      <Notice key={toast.id} toast={toast} />
    ))}
  </div>
);

function Notice({ toast: { id, text, isBad, action } }: { toast: Toast }) {
  const act = async () => {
    dropToast(id);
    await action?.act().catch((error: unknown) => sayToast({ text: refusalWords(error), isBad: true }));
  };
  return (
    <div className={classes(css.toast, isBad && css.badToast)}>
      <span>{text}</span>
      {action && (
        <Button isSmall look="line" onClick={() => void act()}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
