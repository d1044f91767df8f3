import type { AccountInfo } from '#contract/account/account.ts';
import { accountProfile } from '#contract/account/profile.ts';
import { metadata } from '#contract/metadata.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Currency } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { useOutcome } from './use-outcome.ts';

/** Open only while there is nothing to be kept in another currency. */
export function CurrencyChoice({ player }: { player: AccountInfo }) {
  const t = useText();
  const toasts = useToasts();
  const { data } = useRead(metadata.getCurrencies, {});
  const { mutateAsync } = useSend(accountProfile.setCurrency);
  const { failure, attempt } = useOutcome();
  const { currency } = player.balance_main;
  const isHeld = isRefusal(failure, 'InvalidRequest');

  return (
    <div>
      <Select<Currency>
        label={t('profile.preferences.currency')}
        hint={t('profile.preferences.currencyHint')}
        error={isHeld ? t('profile.preferences.currencyKept') : undefined}
        leading={<Icon name="coins" />}
        isDisabled={hasMoney(player)}
        options={(data?.items ?? [{ code: currency, name: null }]).map(({ code, name }) => ({
          value: code,
          label: name === null ? code : `${code}, ${name}`,
        }))}
        value={currency}
        onChange={(chosen) =>
          void attempt(async () => {
            await mutateAsync({ currency: chosen });
            toasts.show({ type: 'profile' });
          })
        }
      />
      {failure && !isHeld && <LedRefusal refusal={failure} />}
    </div>
  );
}

const hasMoney = ({ balance_main, balance_bonus, balance_betting_bonus, balance_fun }: AccountInfo) =>
  [balance_main, balance_bonus, balance_betting_bonus, balance_fun].some(({ amount }) => amount > 0);
