// /providers: every studio with the start of its shelf
import { games } from '#contract/games.ts';
import { Heading } from '#ui/heading.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { GameRow } from './game-row.tsx';
import css from './providers.module.css';

const shelfOf = (provider: string) => ({ providers: [provider], count: 9 });

export const reads: PageModule['reads'] = () => [needs(games.getProviders, {})];
export const readsNext: PageModule['readsNext'] = (_visit, answers) =>
  (answers(games.getProviders, {})?.items ?? []).map(({ sysname }) => needs(games.get, shelfOf(sysname)));
export const texts: PageModule['texts'] = ['hall'];
export const head: PageModule['head'] = (say) => ({
  title: say('hall.studios'),
  description: say('hall.head.description'),
});

export const things: PageModule['things'] = (say) => ({
  parents: [{ name: say('hall.menu'), link: '/gamehall' }],
});

export default function ProvidersPage() {
  const t = useText();
  const studios = useRead(games.getProviders, {}).data?.items ?? [];
  return (
    <div className={css.page}>
      <Heading level={1} size="card">
        {t('hall.studios')}
      </Heading>
      {studios.map(({ sysname, name }) => (
        <GameRow key={sysname} title={name} of={shelfOf(sysname)} all={{ providers: sysname }} />
      ))}
    </div>
  );
}
