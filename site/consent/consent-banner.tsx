// Asks once what may be measured. Yes and no are one press each, and the no is as easy to find.
import { Link, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { TrackingSettings } from '#contract/tracking.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useText, useTexts } from '../i18n/use-text.tsx';
import { choose, useConsent } from './consent.ts';
import css from './consent-banner.module.css';

export function ConsentBanner({ settings }: { settings: TrackingSettings }) {
  const { isOpen } = useConsent(settings.consent);
  const texts = useTexts();
  const [hasWords, setHasWords] = useState(false);
  // There the same is asked at length.
  const isAsked = useMatches({ select: (matches) => matches.at(-1)?.staticData.name === 'cookies' });
  const isWanted = isOpen && !isAsked && settings.purposes.length > 0;
  useEffect(() => {
    if (isWanted) void texts.need(['consent']).then(() => setHasWords(true));
  }, [isWanted, texts]);
  return isWanted && hasWords ? <Question settings={settings} /> : null;
}

function Question({ settings: { consent, purposes } }: { settings: TrackingSettings }) {
  const t = useText();
  return (
    <section className={css.place} aria-labelledby="consent-question" data-consent="">
      <div className={css.card}>
        <div className={css.words}>
          <h2 id="consent-question" className={css.title}>
            {t('consent.banner.title')}
          </h2>
          <p>{t('consent.banner.text')}</p>
        </div>
        <div className={css.answers}>
          <Button size="s" onClick={() => choose(purposes, consent)}>
            {t('consent.banner.accept')}
          </Button>
          <Button size="s" onClick={() => choose([], consent)}>
            {t('consent.banner.refuse')}
          </Button>
          <ButtonLink look="quiet" size="s" link={<Link to="/cookies" />}>
            {t('consent.banner.choose')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
