import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PromoCodeError } from '#rules/fields/promo-code.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../i18n/use-text.tsx';
import { isDepositPath, useActivateCode } from './activate-code.ts';
import { promoFaultOf, usePromoCheck } from './promo-check.ts';
import css from './promo-code-form.module.css';

/** A code and the button that uses it. On the way to a deposit nothing opens in front of it (decision D92). */
export function PromoCodeForm() {
  const t = useText();
  const router = useRouter();
  const activate = useActivateCode();
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<{ code: string; error: PromoCodeError } | null>(null);
  const check = usePromoCheck(code);
  const error = failed?.code === code ? failed.error : check.state === 'invalid' ? check.error : undefined;
  const isUsable = !isBusy && error === undefined && (check.state === 'valid' || check.state === 'unknown');

  async function use() {
    setIsBusy(true);
    try {
      await activate(code, { isQuiet: isDepositPath(router.state.location.pathname) });
      setCode('');
    } catch (reason) {
      setFailed({ code, error: promoFaultOf(reason) ?? 'INVALID' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      className={css.form}
      data-promo={check.state}
      aria-label={t('promo.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) void use();
      }}
    >
      <TextField
        name="promo_code"
        label={t('promo.label')}
        value={code}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        leading={<Icon name="ticket" size={20} />}
        {...(error !== undefined && { error: t(`promo.error.${error}`) })}
        hint={check.state === 'valid' ? check.offer.description?.title : undefined}
        trailing={
          <span className={css.state}>
            {check.state === 'checking' && <Loader size="s" label={t('promo.checking')} />}
            {check.state === 'valid' && error === undefined && <Badge tone="win">{t('promo.valid')}</Badge>}
            <Button type="submit" size="s" isLoading={isBusy} disabled={!isUsable && !isBusy}>
              {t('promo.use')}
            </Button>
          </span>
        }
        onChange={({ target: { value } }) => setCode(value)}
      />
    </form>
  );
}
