import type { LoyaltyInfo } from '#contract/loyalty/loyalty.ts';
import { progressPercent } from '#rules/progress.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import css from './level-avatar.module.css';
import { useLoyaltyInfo } from './use-loyalty.ts';

/** The player's mark in the header: their character, and the level around it, as the loyalty page says it. */
export default function LevelAvatar({ initial }: { initial: string }) {
  const { data: info } = useLoyaltyInfo();
  if (info === undefined) return <Avatar alt="" initial={initial} />;
  const { character, frame } = info;
  return (
    <span className={classes(css.avatar, frame !== null && css[frame])} data-level={info.level}>
      <Avatar
        alt=""
        initial={initial}
        {...(character && { picture: `/art/obj-320/${character.image}.webp`, tone: character.tone })}
        {...(info.is_active && { progress: percentOf(info), level: info.level })}
      />
    </span>
  );
}

const percentOf = ({ progress }: LoyaltyInfo): number => Math.floor(progressPercent(progress));
