import { Link, useRouter } from '@tanstack/react-router';
import { metadata } from '#contract/metadata.ts';
import { Brand } from '#ui/brand.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PayMark } from '#ui/pay-mark.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { useLimitsLink } from '../player/use-limits-link.ts';
import css from './footer.module.css';
import { type NavPlace, toContent, useNavGroups, usePlaces } from './use-nav-groups.ts';

/** Who helps with gambling, by name alone: their signs are not ours to copy. */
const helpers = [
  { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', href: 'https://www.gamblersanonymous.org/' },
];

export function Footer() {
  const t = useText();
  const { visit } = useRouter().options.context;
  const { data } = useRead(metadata.get, {});
  const groups = useNavGroups();
  const limits = useLimitsLink();
  const places = (key: string) => groups.find((group) => group.key === key)?.places ?? [];
  const legal: NavPlace[] = [
    { key: 'terms', label: t('shell.nav.terms'), link: toContent('terms') },
    { key: 'privacy', label: t('shell.nav.privacy'), link: toContent('privacy') },
    ...usePlaces('legal'),
  ];

  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <div className={css.about}>
            <Brand name={visit.siteName} size={34} />
            <p className={css.promise}>{t('shell.footer.promise')}</p>
            <ButtonLink size="s" icon="shield" link={<Link {...limits} />}>
              {t('shell.nav.responsible')}
            </ButtonLink>
            <span data-place="install" />
          </div>
          <Column title={t('shell.nav.casino')} places={[...places('casino'), ...places('start').slice(1)]} />
          <Column title={t('shell.nav.studios')} places={places('studios')} />
          <Column
            title={t('shell.nav.house')}
            places={[...places('house').filter(({ key }) => key !== 'limits'), ...legal]}
          />
        </div>
        <div className={css.marks}>
          <ul className={css.payments} aria-label={t('shell.footer.payments')}>
            {data?.payment_marks.map((name) => (
              <li key={name}>
                <PayMark name={name} size="m" />
              </li>
            ))}
          </ul>
          <ul className={css.help} aria-label={t('shell.footer.help')}>
            {helpers.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className={css.helper} rel="noopener external" target="_blank">
                  <Icon name="lifebuoy" size={16} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.legal}>
          <span className={css.age} role="img" aria-label={t('shell.footer.adults')}>
            18+
          </span>
          <p>
            {t('shell.footer.care')} {t('shell.footer.truth')}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, places }: { title: string; places: readonly NavPlace[] }) {
  return (
    <nav aria-label={title}>
      <p className={css.title}>{title}</p>
      <ul>
        {places.map(({ key, label, link }) => (
          <li key={key}>
            <Link {...link} className={css.link} activeOptions={{ exact: true }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
