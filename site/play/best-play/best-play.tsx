import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay, useSettings } from '../play-context.ts';
import css from './best-play.module.css';

/** Says the best play, to who asks for it: pressed once it stays on, in all games that have choices. */
export function BestPlay({ words }: { words: string | null }) {
  const t = useText();
  const { settings } = usePlay();
  const { hasBestPlay } = useSettings();
  return (
    <div className={css.place} role="status">
      <button
        type="button"
        className={css.button}
        aria-pressed={hasBestPlay}
        onClick={() => settings.set({ ...settings.get(), hasBestPlay: !hasBestPlay })}
      >
        <Icon name="sparkle" size={18} />
        {words === null ? t('play.bestPlay.title') : t('play.bestPlay.is', { play: words })}
      </button>
    </div>
  );
}
