import type { Refusal } from '#contract/refusals.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './form-foot.module.css';

interface FormFootProps {
  form: { isDirty: boolean; isBusy: boolean; isSubmitDisabled: boolean; failure: Refusal | null };
  /** What the button says; "Save" unless told otherwise. */
  label?: string;
  note?: string;
  onUndo: () => void;
}

/** The end of a form: there is something to save, or to undo, only once something was changed. */
export function FormFoot({ form, label, note, onUndo }: FormFootProps) {
  const t = useText();
  return (
    <div className={css.foot}>
      {form.failure && <LedRefusal refusal={form.failure} />}
      {note && <p className={css.note}>{note}</p>}
      <div className={css.buttons}>
        {form.isDirty && !form.isBusy && (
          <Button look="quiet" onClick={onUndo}>
            {t('profile.undo')}
          </Button>
        )}
        <Button
          type="submit"
          look="brand"
          isLoading={form.isBusy}
          disabled={!form.isBusy && (!form.isDirty || form.isSubmitDisabled)}
        >
          {label ?? t('profile.save')}
        </Button>
      </div>
    </div>
  );
}
