import { Link } from '@tanstack/react-router';
import { bets } from '#contract/betting/bets.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLaterRead } from '../../asking/use-later-read.ts';
import { useText } from '../../i18n/use-text.tsx';
import { usePlayer } from '../../player/use-player.ts';
import { keptSlip } from './kept-slip.ts';
import css from './slip-head.module.css';

interface SlipHeadProps {
  count: number;
  titleId: string | undefined;
  onClose: (() => void) | undefined;
}

export function SlipHead({ count, titleId, onClose }: SlipHeadProps) {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const open = useLaterRead(bets.getSummary, {}, { enabled: isPlayer })?.open ?? 0;
  return (
    <header className={css.head}>
      <h2 className={css.title} id={titleId}>
        {t('betting.slip.title')}
        {count > 0 && <span className={css.count}>{count}</span>}
      </h2>
      {isPlayer && (
        <Link to="/betting/my-bets" className={css.mine}>
          <Icon name="ticket" size={16} />
          {t('betting.nav.myBets')}
          {open > 0 && <b>{open}</b>}
        </Link>
      )}
      {count > 0 && (
        <IconButton
          look="bare"
          size="s"
          icon="trash"
          label={t('betting.slip.clear')}
          onClick={() => keptSlip.clear()}
        />
      )}
      {onClose && <IconButton look="bare" size="s" icon="close" label={t('shell.close')} onClick={onClose} />}
    </header>
  );
}
