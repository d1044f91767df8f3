import { Loader } from '#ui/loader.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './game-frame.module.css';

interface GameFrameProps {
  name: string;
  /** Null while the game is being opened. */
  address: string | null;
  isShown: boolean;
  onShown: () => void;
}

/** The game itself: a page of its own, of which this one loads nothing. */
export function GameFrame({ name, address, isShown, onShown }: GameFrameProps) {
  const t = useText();
  return (
    <>
      {address !== null && (
        <iframe
          key={address}
          className={css.frame}
          data-game-frame=""
          data-shown={isShown || undefined}
          title={t('game.frame', { name })}
          src={address}
          allow="fullscreen; autoplay"
          onLoad={({ currentTarget }) => {
            passOnSignsOfLife(currentTarget);
            onShown();
          }}
        />
      )}
      {!isShown && <Loader label={t('game.opening', { name })} size="l" />}
    </>
  );
}

/** Whoever plays is not away, though this page sees nothing of what is done in the frame. */
function passOnSignsOfLife({ contentDocument }: HTMLIFrameElement): void {
  const passOn = () => document.dispatchEvent(new Event('wheel'));
  for (const name of ['keydown', 'click', 'wheel', 'touchmove'])
    contentDocument?.addEventListener(name, passOn, { capture: true, passive: true });
}
