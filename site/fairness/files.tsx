import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './files.module.css';
import type { KeptRound } from './use-round-text.ts';

/** The rules of all rounds, and a verifier that is not our code. */
export function Files() {
  const t = useText();
  return (
    <section aria-labelledby="fairness-files-title" className={css.files}>
      <Heading level={2} id="fairness-files-title">
        {t('fairness.files.title')}
      </Heading>
      <p className={css.text}>{t('fairness.files.text')}</p>
      <div className={css.links}>
        <ButtonLink size="s" link={<a href="/fairness/specification.md" download="" />}>
          {t('fairness.files.specification')}
        </ButtonLink>
        <ButtonLink size="s" link={<a href="/fairness/verify.py" download="" />}>
          {t('fairness.files.verifier')}
        </ButtonLink>
      </div>
    </section>
  );
}

interface FilesOfRoundProps {
  /** Hash of the definition that the round was played by. */
  definition: string;
  /** The player's own round, if it is one. */
  kept: KeptRound | undefined;
}

/** What the verifier reads: the definition of the game, and the round as our API returns it. */
export function FilesOfRound({ definition, kept }: FilesOfRoundProps) {
  const t = useText();
  return (
    <div className={css.links}>
      <ButtonLink size="s" link={<a href={`/fairness/definitions/${definition}.json`} download="" />}>
        {t('fairness.result.definition')}
      </ButtonLink>
      {kept !== undefined && (
        <ButtonLink size="s" link={<a href={jsonUrl(kept)} download={`round-${kept.id}.json`} />}>
          {t('fairness.result.round')}
        </ButtonLink>
      )}
    </div>
  );
}

const jsonUrl = (value: unknown) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(value))}`;
