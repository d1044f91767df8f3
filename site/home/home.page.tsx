// /
import { games } from '#contract/games.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../page.ts';
import { useRead } from '../reads.ts';

const originals = { tags: ['originals'], count: 7 };

export const reads: PageModule['reads'] = () => [needs(games.get, originals)];
export const texts: PageModule['texts'] = ['home'];
export const head: PageModule['head'] = (say) => ({ title: say('home.head.title'), description: say('home.head.description') });

export default function HomePage() {
  const t = useText();
  const { data } = useRead(games.get, originals);
  return (
    <main>
      <h1>{t('home.head.title')}</h1>
      <p>{data?.count}</p>
    </main>
  );
}
