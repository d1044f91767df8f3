import type { League } from '#contract/betting/event.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useFavourites } from './kept-choices.ts';

export function LeagueStar({ league: { id, name, sport, sysname } }: { league: League }) {
  const t = useText();
  const { has, toggle } = useFavourites();
  const isOn = has({ kind: 'league', id });
  return (
    <IconButton
      size="s"
      icon={isOn ? 'star-filled' : 'star'}
      label={t('betting.favourite', { name })}
      aria-pressed={isOn}
      onClick={() => toggle({ kind: 'league', id, name, to: `/betting/${sport}/${sysname}` })}
    />
  );
}
