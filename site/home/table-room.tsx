import { Link } from '@tanstack/react-router';
import { games } from '#contract/games.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayHash } from '../player/use-play-hash.ts';
import { tables } from './table-reads.ts';
import css from './table-room.module.css';

/** What lies on each table; one that is not listed shows its tile. */
const objects: Readonly<Record<string, string>> = {
  'roulette-royale': 'roulette',
  'blackjack-21': 'cards_bj',
  'baccarat-noir': 'cards_fan',
};

export function TableRoom() {
  const t = useText();
  const hash = usePlayHash();
  const { data } = useRead(games.get, tables);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={css.room} data-art="">
      <div className={css.words}>
        <Heading level={2} size="card">
          {t('home.tables.title')}
        </Heading>
        <p className={css.text}>{t('home.tables.text')}</p>
        <ButtonLink size="s" look="glass" link={<Link to="/gamehall" search={{ category: 'table' }} />}>
          {t('home.tables.all')}
        </ButtonLink>
      </div>
      <ul className={css.tables}>
        {data.items.map(({ sysname, name, image }) => (
          <li key={sysname} className={css.place}>
            <Link to="/game/$sysname" params={{ sysname }} {...hash} className={css.table}>
              <img
                className={css.object}
                src={objects[sysname] ? `/art/obj-320/${objects[sysname]}.webp` : image}
                width={180}
                height={180}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className={css.name}>{name}</span>
              <span className={css.state}>
                <Icon name="caret-right" size={12} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
