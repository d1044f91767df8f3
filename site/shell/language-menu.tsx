import { Icon } from '#ui/icon.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';
import choice from './choice.module.css';
import { closePanel, DropPanel } from './drop-panel.tsx';
import css from './panel-row.module.css';

/** The languages are links to this same page, so that they work, and can be found, without a script. */
export function LanguageMenu() {
  const t = useText();
  const { locale, locales, addressIn, switchTo } = useLocale();
  const name = locales.find(({ code }) => code === locale)?.name ?? locale;

  return (
    <DropPanel
      buttonClass={choice.choice}
      label={t('shell.language.now', { name })}
      opensUp
      button={
        <>
          <Icon name="globe" size={18} />
          {name}
        </>
      }
    >
      <ul aria-label={t('shell.language.label')}>
        {locales.map(({ code, name: ownName }) => (
          <li key={code}>
            <a
              className={css.row}
              href={addressIn(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                closePanel(event.currentTarget);
                void switchTo(code);
              }}
            >
              {ownName}
              {code === locale && (
                <span className={css.mark}>
                  <Icon name="check" size={16} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </DropPanel>
  );
}
