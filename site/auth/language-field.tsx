import { Select } from '#ui/select.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';

/** The language that the player will be written to in. Another one leads to the same page in it, and the form stays. */
export function LanguageField() {
  const t = useText();
  const { locale, locales, switchTo } = useLocale();
  return (
    <Select
      name="locale"
      label={t('shell.language.label')}
      options={locales.map(({ code, name }) => ({ value: code, label: name }))}
      value={locale}
      onChange={(code) => void switchTo(code)}
    />
  );
}
