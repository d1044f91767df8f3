// /providers: every studio with the start of its shelf
import { games } from '#contract/games.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../page.ts';
import { useRead } from '../reads.ts';
import { Heading } from '../ui/heading.tsx';
import { GameRow } from './game-row.tsx';
import css from './providers.module.css';

const shelfOf = (provider: string) => ({ providers: [provider], count: 9 });

export const reads: PageModule['reads'] = () => [needs(games.getProviders, {})];
export const texts: PageModule['texts'] = ['hall'];
export const head: PageModule['head'] = (say) => ({
  title: say('hall.studios'),
  description: say('hall.head.description'),
});

export default function ProvidersPage() {
  const t = useText();
  const { data } = useRead(games.getProviders, {});
  return (
    <div className={css.page}>
      <Heading level={1} size="card">
        {t('hall.studios')}
      </Heading>
      {data?.items.map(({ sysname, name }) => (
        <GameRow key={sysname} title={name} of={shelfOf(sysname)} all={{ providers: sysname }} />
      ))}
    </div>
  );
}
