// /game/{sysname}

import { Link, notFound, useParams } from '@tanstack/react-router';
import type { Input } from '#contract/define.ts';
import { type Game, games } from '#contract/games.ts';
import { jackpots } from '#contract/jackpots.ts';
import { Refusal } from '#contract/refusals.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useRead } from '../asking/reads.ts';
import { GameRow } from '../gamehall/game-row.tsx';
import { useText } from '../i18n/use-text.tsx';
import { GamePots } from '../jackpots/game-pots.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { SystemPage } from '../system/system-page.tsx';
import css from './game.module.css';
import { OpenGame } from './open-game.tsx';
import { rangeText, shareText } from './sheet-words.ts';

type GamesOf = Input<typeof games.get>;

const one = (sysname = ''): GamesOf => ({ sysnames: [sysname], count: 1 });
const ofStudio = (provider: string): GamesOf => ({ providers: [provider], count: 12 });
const ofTheme = (theme: string): GamesOf => ({ tags: [theme], count: 12 });

/** What a game is about; what it is, and whose, is no theme. */
const themeOf = ({ tags }: Game): string | undefined =>
  tags.find((tag) => !['slots', 'table', 'originals'].includes(tag));

export const reads: PageModule['reads'] = ({ params }) => [
  needs(games.get, one(params['sysname'])),
  needs(jackpots.get, { game: params['sysname'] ?? '' }),
];
export const readsNext: PageModule['readsNext'] = ({ params }, answers) => {
  const game = answers(games.get, one(params['sysname']))?.items[0];
  if (game === undefined) return [];
  const theme = themeOf(game);
  return [
    needs(games.get, ofStudio(game.provider)),
    ...(theme === undefined ? [] : [needs(games.get, ofTheme(theme))]),
    needs(games.getSheet, { sysname: game.sysname }),
    needs(games.getMeasured, { sysname: game.sysname }),
  ];
};
export const texts: PageModule['texts'] = ['game'];
export const head = ((say, { params }, answers) => {
  const game = answers(games.get, one(params['sysname']))?.items[0];
  const studios = answers(games.getProviders, {})?.items;
  const studio = studios?.find(({ sysname }) => sysname === game?.provider)?.name ?? '';
  const name = game?.name ?? '';
  const rows = answers(games.getSheet, { sysname: params['sysname'] ?? '' })?.sheet?.rows;
  const image = `/og/game/${params['sysname']}.jpg`;
  if (rows === undefined)
    return { title: name, description: say('game.head.description', { name, studio }), image };
  const share = rangeText(
    rows.map((row) => row.return),
    shareText,
  );
  return { title: name, description: say('game.head.open', { name, studio, share }), image };
}) satisfies PageModule['head'];
export const things: PageModule['things'] = (say, address, answers) => {
  const { title: name, description = '', image } = head(say, address, answers);
  const game = answers(games.get, one(address.params['sysname']))?.items[0];
  const studio = answers(games.getProviders, {})?.items.find(({ sysname }) => sysname === game?.provider);
  const isOpen = answers(games.getSheet, { sysname: game?.sysname ?? '' })?.sheet != null;
  return {
    parents: [{ name: say('hall.menu'), link: '/gamehall' }],
    product: { name, description, image, sku: game?.sysname, brandName: studio?.name, isFree: isOpen },
  };
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
  const theme = themeOf(game);

  return (
    <div className={css.page}>
      <OpenGame
        game={game}
        studio={studio?.name ?? ''}
        pots={<GamePots sysname={game.sysname} />}
        broken={<SystemPage name="ERRORS_SLOT" />}
      />
      {theme && <GameRow title={t('game.themes')} of={ofTheme(theme)} all={{ category: theme }} />}
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
