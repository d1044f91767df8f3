// /fairness: how a round is decided, a player's seeds, and a checker of rounds
import { useState } from 'react';
import type english from '#content/messages/en/fairness.json';
import { content } from '#contract/content.ts';
import { useRead } from '../asking/reads.ts';
import { Article } from '../content/article.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { Checker } from './checker.tsx';
import { DropChecker } from './drop-checker.tsx';
import css from './fairness.module.css';
import { Files } from './files.tsx';
import { MatchChecker } from './match-checker.tsx';
import { Seeds } from './seeds.tsx';
import type { SeedText } from './use-round-text.ts';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    fairness: typeof english;
  }
}

const words = { slug: 'fairness' };

export const reads: PageModule['reads'] = () => [needs(content.getPage, words)];
export const texts: PageModule['texts'] = ['fairness'];
export const head: PageModule['head'] = (_say, _address, answers) => {
  const page = answers(content.getPage, words);
  return { title: page?.title ?? '', description: page?.description ?? '' };
};

export default function FairnessPage() {
  const { data: page } = useRead(content.getPage, words);
  const [seeds, setSeeds] = useState<SeedText | null>(null);
  return (
    <div className={css.page}>
      {page && <Article page={page} />}
      <Seeds onCheck={setSeeds} />
      <Checker seeds={seeds} />
      <Files />
      <DropChecker />
      <MatchChecker />
    </div>
  );
}
