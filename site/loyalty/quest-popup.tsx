import { loyalty } from '#contract/loyalty/loyalty.ts';
import type { Quest } from '#contract/loyalty/quests.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { useRead } from '../asking/reads.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { FactsPopup } from './facts-popup.tsx';
import css from './quest-popup.module.css';
import { useQuestSends } from './use-quest-sends.ts';
import { useRewardText } from './use-reward-text.ts';
import { useStepText } from './use-step-text.ts';

interface QuestPopupProps extends DialogProps {
  quest: Quest;
  isOwn: boolean;
  levelName: (level: number) => string;
}

/** A quest in full: every step by its rule, how far it is, until when, and what it brings. */
export default function LoyaltyQuestPopup({ frame, quest: opened, isOwn, levelName }: QuestPopupProps) {
  const t = useText();
  const { nameOf } = useRewardText();
  // It goes on while it is looked at.
  const { data } = useRead(loyalty.getinfo, {}, { enabled: isOwn });
  const quest = data?.quests.find(({ sysname }) => sysname === opened.sysname) ?? opened;
  const { state, ends_at, opens_at, repeats } = quest;
  return (
    <FactsPopup
      frame={frame}
      title={quest.title}
      image={quest.image}
      text={t('loyalty.quest.counts')}
      facts={[
        { title: t('loyalty.quest.reward'), value: quest.rewards.map(nameOf).join(' + ') },
        { title: t('loyalty.quest.often'), value: t('loyalty.quest.repeats', { repeats }) },
        ends_at === null
          ? null
          : {
              title: t(state === 'completed' ? 'loyalty.quest.claimedBy' : 'loyalty.quest.ends'),
              value: <Moment at={ends_at} />,
            },
        opens_at.level === null
          ? null
          : { title: t('loyalty.program.level'), value: levelName(opens_at.level) },
      ]}
      footer={<Ways quest={quest} isOwn={isOwn} onClose={frame.onClose} />}
    >
      <Steps quest={quest} />
    </FactsPopup>
  );
}

function Steps({ quest: { steps } }: { quest: Quest }) {
  const t = useText();
  const stepText = useStepText();
  return (
    <ul className={css.steps} aria-label={t('loyalty.quest.steps')}>
      {steps.map((step) => {
        const words = stepText(step);
        const told = t('loyalty.quests.progress', { done: step.done, count: step.count });
        return (
          <li key={words}>
            <span className={css.step}>
              {words}
              <b>{told}</b>
            </span>
            <Progress percent={(step.done / step.count) * 100} label={words} valueText={told} />
          </li>
        );
      })}
    </ul>
  );
}

interface WaysProps {
  quest: Quest;
  isOwn: boolean;
  onClose: (() => void) | undefined;
}

function Ways({ quest: { sysname, state }, isOwn, onClose }: WaysProps) {
  const t = useText();
  const { start, claim, isPending } = useQuestSends();
  return (
    <>
      {isOwn && state === 'available' && (
        <Button look="brand" isWide isLoading={isPending} onClick={() => void start(sysname)}>
          {t('loyalty.quests.start')}
        </Button>
      )}
      {isOwn && state === 'completed' && (
        <Button look="brand" isWide isLoading={isPending} onClick={() => void claim(sysname)}>
          {t('loyalty.quests.claim')}
        </Button>
      )}
      <Button isWide onClick={onClose}>
        {t('loyalty.quest.close')}
      </Button>
    </>
  );
}
