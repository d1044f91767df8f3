// The optional blocks of the registration form (spec §2), each there only if configuration says so.
import { useEffect } from 'react';
import type { AuthSettings } from '#contract/auth/settings.ts';
import { required } from '#rules/fields/problem.ts';
import type { RegistrationValues } from '#rules/fields/registration-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { Segment } from '#ui/segment.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePromoCheck } from '../campaigns/promo-check.ts';
import type { Form } from '../form/use-form.ts';
import { useProblemText } from '../form/use-problem-text.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';
import { keep } from './keepsakes.ts';
import { TermsText } from './terms-text.tsx';

interface BlocksProps {
  form: Form<RegistrationValues>;
  settings: AuthSettings;
  /** Before, on the way here: they are asked for once. */
  isTermsAccepted: boolean;
  isTermsMissed: boolean;
}

export function RegistrationBlocks({ form, settings, isTermsAccepted, isTermsMissed }: BlocksProps) {
  const t = useText();
  const textOf = useProblemText();
  const { markBetting, showPromocode, terms, notify } = settings.registration;
  return (
    <>
      {markBetting.isActive && <BettingChoice form={form} />}
      {showPromocode.isActive && <PromoCode form={form} />}
      <div>
        {terms.isActive && !isTermsAccepted && (
          <Checkbox {...form.box('terms')} {...(isTermsMissed && { error: textOf(required) })}>
            <TermsText terms={settings.terms} />
          </Checkbox>
        )}
        {notify.isActive && <Checkbox {...form.box('notify')}>{t('auth.registration.notify')}</Checkbox>}
      </div>
    </>
  );
}

/** Remembered while the form is filled in, and forgotten once it was sent. */
function BettingChoice({ form }: Pick<BlocksProps, 'form'>) {
  const t = useText();
  return (
    <Segment
      isWide
      label={t('auth.registration.product')}
      name="is_betting"
      value={form.values.is_betting ? '1' : '0'}
      choices={[
        { value: '0', label: t('auth.registration.casino'), icon: 'poker-chip' },
        { value: '1', label: t('auth.registration.betting'), icon: 'soccer-ball' },
      ]}
      onChange={(value) => {
        keep('is_betting', value);
        form.set({ is_betting: value === '1' });
      }}
    />
  );
}

function PromoCode({ form }: Pick<BlocksProps, 'form'>) {
  const t = useText();
  const { hasPromocode } = form.values;
  return (
    <div>
      <button
        type="button"
        className={css.promo}
        aria-expanded={hasPromocode}
        onClick={() => form.set({ hasPromocode: !hasPromocode })}
      >
        <Icon name="ticket" size={18} />
        {t('auth.registration.promo')}
      </button>
      {hasPromocode && <PromoCodeField form={form} />}
    </div>
  );
}

/** What is found against a code is told at once; it keeps nobody from registering, and is then not sent. */
function PromoCodeField({ form }: Pick<BlocksProps, 'form'>) {
  const t = useText();
  const { onChange: _, error: missing, ...field } = form.field('promo_code');
  const { promo_code: code, isPromoCodeValid } = form.values;
  const check = usePromoCheck(code);
  const isGood = code.trim() !== '' && check.state !== 'invalid';
  const error = check.state === 'invalid' ? t(`promo.error.${check.error}`) : missing;
  const { set } = form;
  useEffect(() => {
    if (isGood !== isPromoCodeValid) set({ isPromoCodeValid: isGood });
  }, [isGood, isPromoCodeValid, set]);
  return (
    <div data-promo={check.state}>
      <TextField
        {...field}
        {...(error !== undefined && { error })}
        label={t('auth.registration.promoCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isValid={check.state === 'valid'}
        hint={check.state === 'valid' ? check.offer.description?.title : undefined}
        trailing={check.state === 'checking' && <Loader size="s" label={t('promo.checking')} />}
        onChange={({ target: { value } }) => set({ promo_code: value })}
      />
    </div>
  );
}
