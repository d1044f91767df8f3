// /cookies: what may be measured, and the place to change one's mind
import { tracking } from '#contract/tracking.ts';
import { Heading } from '#ui/heading.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import css from './consent.module.css';
import { ConsentForm } from './consent-form.tsx';

export const reads: PageModule['reads'] = () => [needs(tracking.getSettings, {})];
export const texts: PageModule['texts'] = ['consent'];
export const head: PageModule['head'] = (say) => ({
  title: say('consent.head.title'),
  description: say('consent.head.description'),
});

export default function ConsentPage() {
  const t = useText();
  const { data: settings } = useRead(tracking.getSettings, {});
  return (
    <article className={css.page}>
      <Heading level={1} size="banner">
        {t('consent.title')}
      </Heading>
      <p className={css.intro}>{t('consent.intro')}</p>
      {settings && <ConsentForm settings={settings} />}
    </article>
  );
}
