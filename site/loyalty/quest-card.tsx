// One quest in the list: what is to be done, how far it is, and the one thing that can be done about it now.
import type { Quest } from '#contract/loyalty/quests.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './quest-card.module.css';
import { useQuestSends } from './use-quest-sends.ts';
import { useRewardText } from './use-reward-text.ts';
import { useStepText } from './use-step-text.ts';

/** More steps than this stand in a plain bar. */
const SEGMENTS_MAX = 10;

interface QuestCardProps {
  quest: Quest;
  /** By their numbers. */
  levelName: (level: number) => string;
  /** Of a player; a guest looks on. */
  isOwn: boolean;
}

export function QuestCard({ quest, levelName, isOwn }: QuestCardProps) {
  const t = useText();
  const dialogs = useDialogs();
  const stepText = useStepText();
  const { nameOf } = useRewardText();
  const { state, title, image, steps, rewards } = quest;
  return (
    <li className={classes(css.quest, css[state])} data-quest={quest.sysname} data-state={state}>
      <img
        className={css.image}
        src={`/art/obj-96/${image}.webp`}
        width={46}
        height={46}
        alt=""
        loading="lazy"
      />
      <div className={css.words}>
        <button
          type="button"
          className={css.title}
          aria-haspopup="dialog"
          aria-label={t('loyalty.quests.open', { title })}
          onClick={() => void dialogs.open('LoyaltyQuestPopup', { quest, isOwn, levelName })}
        >
          {title}
        </button>
        <p className={css.what}>{steps.map(stepText).join('; ')}</p>
      </div>
      <span className={css.reward}>{rewards.map(nameOf).join(' + ')}</span>
      <div className={css.foot}>
        <Foot quest={quest} levelName={levelName} />
        {isOwn && <Act quest={quest} />}
      </div>
    </li>
  );
}

function Act({ quest: { sysname, state } }: { quest: Quest }) {
  const t = useText();
  const { start, claim, isPending } = useQuestSends();
  if (state === 'completed')
    return (
      <Button look="brand" size="s" isLoading={isPending} onClick={() => void claim(sysname)}>
        {t('loyalty.quests.claim')}
      </Button>
    );
  if (state !== 'available') return null;
  return (
    <Button size="s" isLoading={isPending} onClick={() => void start(sysname)}>
      {t('loyalty.quests.start')}
    </Button>
  );
}

function Foot({ quest, levelName }: Pick<QuestCardProps, 'quest' | 'levelName'>) {
  const t = useText();
  const { state, opens_at, is_paused } = quest;
  if (state === 'claimed') return <Told icon="check">{t('loyalty.quests.done')}</Told>;
  if (state === 'expired') return <Told icon="hourglass">{t('loyalty.quests.expired')}</Told>;
  if (is_paused)
    return <Told icon="pause">{t('loyalty.quests.paused', { name: opens_at.character ?? '' })}</Told>;
  if (state !== 'locked') return <Counter quest={quest} />;
  const { level, quest: after, character } = opens_at;
  return (
    <Told icon="lock">
      {level !== null
        ? t('loyalty.quests.opensLevel', { name: levelName(level) })
        : character !== null
          ? t('loyalty.quests.opensCharacter', { name: character })
          : t('loyalty.quests.opensQuest', { title: after ?? '' })}
    </Told>
  );
}

const Told = ({
  icon,
  children,
}: {
  icon: 'check' | 'hourglass' | 'lock' | 'pause';
  children: React.ReactNode;
}) => (
  <span className={css.told}>
    <Icon name={icon} size={15} />
    {children}
  </span>
);

function Counter({ quest: { steps, title } }: { quest: Quest }) {
  const t = useText();
  const done = steps.reduce((sum, step) => sum + step.done, 0);
  const count = steps.reduce((sum, step) => sum + step.count, 0);
  const words = t('loyalty.quests.progress', { done, count });
  return (
    <span className={css.counter}>
      {count > SEGMENTS_MAX ? (
        <Progress percent={(done / count) * 100} label={title} valueText={words} />
      ) : (
        <span
          className={css.segments}
          role="progressbar"
          aria-label={title}
          aria-valuenow={done}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuetext={words}
        >
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other name
            <i key={at} className={classes(at < done && css.on)} />
          ))}
        </span>
      )}
      {words}
    </span>
  );
}
