import { Link } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { ChipLink } from '#ui/chip.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './category-chips.module.css';

/** As many as fit on a large screen; the hall has them all. */
const CHIPS_MAX = 7;

export function CategoryChips() {
  const t = useText();
  const { data } = useRead(games.getCategories, {});
  return (
    <nav aria-label={t('home.chips.label')}>
      <ul className={css.chips}>
        <li className={css.chip}>
          <ChipLink
            object="/art/obj-96/coin_crown.webp"
            link={<Link to="/" activeOptions={{ includeSearch: false }} />}
          >
            {t('home.chips.lobby')}
          </ChipLink>
        </li>
        {data?.items.slice(0, CHIPS_MAX).map(({ sysname, name, image }) => (
          <li key={sysname} className={css.chip}>
            <ChipLink
              object={`/art/obj-96/${image}.webp`}
              link={<Link to="/gamehall" search={{ category: sysname }} />}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
