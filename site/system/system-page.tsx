// One of the twelve system pages (spec §2): an object, a header, a sentence and, where there is one, a way forward.
// What has no words in the visitor's language is not shown.
import { Link, useRouter } from '@tanstack/react-router';
import { type AccountInfo, account } from '#contract/account/account.ts';
import { PROTECTION_PAGE } from '#rules/closed-site.ts';
import { layoutOfSystemPage, type SystemPageName, systemPages } from '#rules/system-pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Loader } from '#ui/loader.tsx';
import { inUtc } from '../i18n/closed-text.ts';
import { useText } from '../i18n/use-text.tsx';
import { useHydrated } from '../start/hydrated.tsx';
import { systemArt } from './system-art.ts';
import css from './system-page.module.css';

interface SystemPageProps {
  name: SystemPageName;
  /** A last line in small letters: what exactly was not found. */
  note?: string;
}

export function SystemPage({ name, note }: SystemPageProps) {
  const t = useText();
  useHydrated();
  const { button, link } = systemPages[name];
  const header = t(`system.${name}.header`);
  const { visit, cache } = useRouter().options.context;
  const { closed } = visit;
  const description = (name === 'MAINTENANCE' && closed?.message) || t(`system.${name}.description`);
  const until = name === 'MAINTENANCE' ? closed?.until : null;
  const words = button === null ? '' : t(`system.${name}.button` as 'system.PAY_FAIL.button');
  const way = link === null ? '' : t(`system.${name}.link` as 'system.NOT_FOUND.link');
  // A document that was loaded while the site was closed knows nothing else of who is here.
  const uid = cache.getQueryData<AccountInfo>([account.getInfo.name, {}])?.uid ?? 0;
  const hasProtection = name === 'MAINTENANCE' && (visit.protection !== undefined || uid > 0);
  // Who is banned or locked out is so for the server: no script leads them past it.
  const isAlone = layoutOfSystemPage(name) === 'empty';

  return (
    <section className={css.page} data-system-page={name}>
      <span className={css.halo} data-part="icon">
        <Sign name={name} />
      </span>
      {header && (
        <Heading level={1} size="card">
          {header}
        </Heading>
      )}
      {description && (
        <p className={css.description} data-part="description">
          {description}
        </p>
      )}
      {until && <p className={css.description}>{t('system.MAINTENANCE.until', { time: inUtc(until) })}</p>}
      {button && words && (
        <div className={css.button}>
          <ButtonLink
            look="brand"
            size="l"
            link={<Link to={button as '/gamehall'} reloadDocument={isAlone} />}
          >
            {words}
          </ButtonLink>
        </div>
      )}
      {link && way && (
        <Link to={link as '/'} reloadDocument={isAlone} className={css.link} data-part="link">
          {way}
        </Link>
      )}
      {hasProtection && (
        <Link to={PROTECTION_PAGE} reloadDocument className={css.link}>
          {t('system.MAINTENANCE.toProtection')}
        </Link>
      )}
      {note && <p className={css.note}>{note}</p>}
    </section>
  );
}

function Sign({ name }: { name: SystemPageName }) {
  const t = useText();
  const object = systemArt[name];
  if (object === null) return <Loader size="l" label={t('shell.loading')} />;
  return <img className={css.object} src={`/art/obj-320/${object}.webp`} width={160} height={160} alt="" />;
}
