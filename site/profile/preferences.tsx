import { type AccountInfo, account } from '#contract/account/account.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FakenameForm } from './fakename-form.tsx';
import { Section } from './section.tsx';
import { useOutcome } from './use-outcome.ts';

export function Preferences({ player }: { player: AccountInfo }) {
  const t = useText();
  return (
    <Section id="preferences" icon="sliders" title={t('profile.preferences.title')}>
      <FakenameForm fakename={player.fakename} />
      <Language />
      <CurrencyChoice player={player} />
    </Section>
  );
}

/** Of the account, so that letters come in it, and at once of the page (spec §4 "Changing locale"). */
function Language() {
  const t = useText();
  const { locale, locales, switchTo } = useLocale();
  const { mutateAsync } = useSend(account.changelocale);
  const { failure, attempt } = useOutcome();
  return (
    <div>
      <Select
        label={t('profile.preferences.language')}
        hint={t('profile.preferences.languageHint')}
        leading={<Icon name="globe" />}
        options={locales.map(({ code, name }) => ({ value: code, label: name }))}
        value={locale}
        onChange={(code) =>
          void attempt(async () => {
            await mutateAsync({ locale: code });
            await switchTo(code);
          })
        }
      />
      {failure && <LedRefusal refusal={failure} />}
    </div>
  );
}
