import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';
import { Icon } from '../ui/icon.tsx';
import choice from './choice.module.css';
import { closePanel, DropPanel } from './drop-panel.tsx';
import css from './panel-row.module.css';

interface LanguageMenuProps {
  /** An icon in the header; with the language's name at the foot of the side navigation. */
  look: 'icon' | 'words';
}

/** The languages are links to this same page, so that they work, and can be found, without a script. */
export function LanguageMenu({ look }: LanguageMenuProps) {
  const t = useText();
  const { locale, locales, addressIn, switchTo } = useLocale();
  const name = locales.find(({ code }) => code === locale)?.name ?? locale;

  return (
    <DropPanel
      buttonClass={choice[look]}
      label={t('shell.language.now', { name })}
      opensUp={look === 'words'}
      button={
        <>
          <Icon name="globe" size={look === 'icon' ? 20 : 18} />
          {look === 'words' && name}
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
