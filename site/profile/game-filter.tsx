import { games } from '#contract/games.ts';
import { Select } from '#ui/select.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';

const ALL = 'all';
const EVERY_GAME = { count: 300, sort: 'name' } as const;

interface GameFilterProps {
  game: string | undefined;
  onChoose: (game: string | undefined) => void;
}

export function GameFilter({ game, onChoose }: GameFilterProps) {
  const t = useText();
  const open = useRead(games.get, EVERY_GAME).data?.items ?? [];
  return (
    <Select
      label={t('bets.history.game')}
      value={game ?? ALL}
      options={[
        { value: ALL, label: t('bets.history.all') },
        ...open.map(({ sysname, name }) => ({ value: sysname, label: name })),
      ]}
      onChange={(chosen) => onChoose(chosen === ALL ? undefined : chosen)}
    />
  );
}
