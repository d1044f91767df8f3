// /game/{sysname}

import { Link, notFound, useParams } from '@tanstack/react-router';
import type english from '#content/messages/en/game.json';
import type { Input } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { Refusal } from '#contract/refusals.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useRead } from '../asking/reads.ts';
import { GameRow } from '../gamehall/game-row.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import css from './game.module.css';
import { GameCard } from './game-card.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    game: typeof english;
  }
}

type GamesOf = Input<typeof games.get>;

const one = (sysname = ''): GamesOf => ({ sysnames: [sysname], count: 1 });
const ofStudio = (provider: string): GamesOf => ({ providers: [provider], count: 12 });

export const reads: PageModule['reads'] = ({ params }) => [needs(games.get, one(params['sysname']))];
export const readsNext: PageModule['readsNext'] = ({ params }, answers) => {
  const game = answers(games.get, one(params['sysname']))?.items[0];
  return game === undefined ? [] : [needs(games.get, ofStudio(game.provider))];
};
export const texts: PageModule['texts'] = ['game'];
export const head: PageModule['head'] = (say, { params }, answers) => {
  const game = answers(games.get, one(params['sysname']))?.items[0];
  const studios = answers(games.getProviders, {})?.items;
  const studio = studios?.find(({ sysname }) => sysname === game?.provider)?.name ?? '';
  const name = game?.name ?? '';
  return { title: name, description: say('game.head.description', { name, studio }) };
};

/** An answer that names no game is a game that does not exist; a lost answer is not. */
export const check: PageModule['check'] = ({ params }, answers) => {
  const found = answers(games.get, one(params['sysname']));
  if (found === undefined) throw new Refusal('UnknownError');
  if (found.count === 0) throw notFound();
};

export default function GamePage() {
  const t = useText();
  const { sysname } = useParams({ from: '/game/$sysname' });
  const { data } = useRead(games.get, one(sysname));
  const studios = useRead(games.getProviders, {}).data?.items;
  const game = data?.items[0];
  if (game === undefined) return null;
  const studio = studios?.find((known) => known.sysname === game.provider);

  return (
    <div className={css.page}>
      <GameCard game={game} studio={studio?.name ?? ''} />
      {studio && (
        <GameRow
          title={t('game.more', { studio: studio.name })}
          of={ofStudio(game.provider)}
          all={{ providers: game.provider }}
        />
      )}
      <div className={css.all}>
        <ButtonLink link={<Link to="/gamehall" />}>{t('game.all')}</ButtonLink>
      </div>
    </div>
  );
}
