import type { ReactNode } from 'react';
import { formatAmount, formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { FilesOfRound } from './files.tsx';
import css from './result.module.css';
import type { KeptRound } from './use-round-text.ts';
import { Verdict } from './verdict.tsx';
import type { VerifiedRound } from './verify-round.ts';

interface ResultProps {
  round: VerifiedRound;
  /** As the visitor was shown it, if they say so. */
  shownCommit: string;
  /** Whether its seed leads to the anchor of its table's chain; null where it is of no chain. */
  isOnChain: boolean | null;
  /** As our books have it, where it is one of theirs. */
  kept: KeptRound | undefined;
}

/** The way of a round from its seed to what it paid. */
export function Result({ round, shownCommit, isOnChain, kept }: ResultProps) {
  const t = useText();
  const sum = (amount: number) =>
    kept === undefined
      ? formatAmount(cents(amount))
      : formatMoney({ amount: cents(amount), currency: kept.currency });
  const staked = sum(round.staked);
  return (
    <Panel className={css.result} data-verified="">
      <Heading level={3}>{t('fairness.result.title')}</Heading>
      <div role="status" className={css.parts}>
        {kept !== undefined && kept.definition !== round.definition && (
          <Notice tone="care">{t('fairness.result.version')}</Notice>
        )}
        <FilesOfRound definition={round.definition} kept={kept} />
        <Commit commit={round.commit} shown={shownCommit.trim()} />
        {kept !== undefined && kept.anchor !== null && isOnChain !== null && (
          <OnChain isTrue={isOnChain} position={kept.nonce} anchor={kept.anchor} />
        )}
        <Part>
          <p>{t('fairness.result.words', { count: round.words.length })}</p>
          <code className={css.code}>{round.text}</code>
          <code className={css.code}>{round.words.join(' ')}</code>
        </Part>
        <Part>
          <p>{t('fairness.result.steps')}</p>
          <ol className={css.steps}>
            {round.steps.map(({ step, ...details }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of a round stay where they are
              <li key={at}>
                <code className={css.code}>
                  {step} {JSON.stringify(details)}
                </code>
              </li>
            ))}
          </ol>
        </Part>
        <Part>
          <p className={css.paid}>
            {round.isOver
              ? t('fairness.result.paid', { staked, paid: sum(round.paid) })
              : t('fairness.result.open', { staked })}
          </p>
          {kept !== undefined && kept.state === 'over' && (
            <Compared isSame={kept.paid === round.paid} paid={sum(kept.paid)} />
          )}
        </Part>
      </div>
    </Panel>
  );
}

const Part = ({ children }: { children: ReactNode }) => <div className={css.part}>{children}</div>;

function Commit({ commit, shown }: { commit: string; shown: string }) {
  const t = useText();
  const isSame = shown.toLowerCase() === commit;
  return (
    <Part>
      {shown === '' ? (
        <p>{t('fairness.result.commitOnly')}</p>
      ) : (
        <Verdict isGood={isSame}>
          {isSame ? t('fairness.result.commitSame') : t('fairness.result.commitOther')}
        </Verdict>
      )}
      <code className={css.code}>{commit}</code>
    </Part>
  );
}

function OnChain({ isTrue, position, anchor }: { isTrue: boolean; position: number; anchor: string }) {
  const t = useText();
  return (
    <Part>
      <Verdict isGood={isTrue}>
        {isTrue ? t('fairness.result.onChain', { position }) : t('fairness.result.offChain')}
      </Verdict>
      <code className={css.code}>{anchor}</code>
    </Part>
  );
}

function Compared({ isSame, paid }: { isSame: boolean; paid: string }) {
  const t = useText();
  return (
    <Verdict isGood={isSame}>
      {isSame ? t('fairness.result.same') : t('fairness.result.other', { paid })}
    </Verdict>
  );
}
