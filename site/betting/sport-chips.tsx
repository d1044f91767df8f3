import { Link } from '@tanstack/react-router';
import { sportsCalls } from '#contract/betting/sports.ts';
import { ChipLink } from '#ui/chip.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './sport-chips.module.css';
import { sportObject } from './sport-objects.ts';
import { useMarketWords } from './use-market-words.ts';

/** On a phone the sports are a row of chips. */
export function SportChips() {
  const t = useText();
  const words = useMarketWords('football');
  const sports = useRead(sportsCalls.get, {}).data?.items ?? [];
  const live = sports.reduce((sum, sport) => sum + sport.live, 0);
  return (
    <nav className={css.chips} aria-label={t('betting.nav.all')}>
      <ChipLink
        object="/art/obj-96/trophy.webp"
        link={<Link to="/betting" activeOptions={{ exact: true }} />}
      >
        {t('betting.nav.everything')}
      </ChipLink>
      <ChipLink object="/art/obj-96/bolt.webp" link={<Link to="/betting/live" />}>
        {t('betting.nav.live')} <small>{live}</small>
      </ChipLink>
      {sports.map(({ sport, live: playing, upcoming }) => (
        <ChipLink
          key={sport}
          object={sportObject(sport, 96)}
          link={<Link to="/betting/$sport" params={{ sport }} />}
        >
          {words.sport(sport)} <small>{playing + upcoming}</small>
        </ChipLink>
      ))}
    </nav>
  );
}
