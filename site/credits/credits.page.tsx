// /credits

import type english from '#content/messages/en/credits.json';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { PageModule } from '../routing/page.ts';
import css from './credits.module.css';
import { credits } from './credits.ts';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    credits: typeof english;
  }
}

export const texts: PageModule['texts'] = ['credits'];
export const head: PageModule['head'] = (say) => ({
  title: say('credits.head.title'),
  description: say('credits.head.description'),
});

const kinds = ['art', 'fonts', 'icons', 'code'] as const;

export default function CreditsPage() {
  const t = useText();
  return (
    <article className={css.page}>
      <Heading level={1} size="banner">
        {t('credits.title')}
      </Heading>
      <p className={css.intro}>{t('credits.intro')}</p>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={kind} className={css.kind}>
          <Heading level={2} id={kind}>
            {t(`credits.${kind}.title`)}
          </Heading>
          <p className={css.text}>{t(`credits.${kind}.text`)}</p>
          <ul className={css.credits}>
            {credits[kind].map(({ what, by, licence }) => (
              <li key={what} className={css.credit}>
                <strong>{what}</strong>
                <span>{by === null ? t('credits.byAll') : t('credits.by', { name: by })}</span>
                <a className={css.licence} href={licence.href} target="_blank" rel="noopener license">
                  {licence.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
