import css from './avatar.module.css';
import { Icon } from './icon.tsx';

interface AvatarProps {
  /** The character's picture. */
  picture?: string;
  /** Of the name, where there is no picture. Without either, a plain figure. */
  initial?: string;
  /** Whose it is. Empty where the name stands beside it. */
  alt: string;
  size?: 's' | 'm' | 'l';
  /** The light behind the character, one a character. */
  tone?: 'ember' | 'gold' | 'jade' | 'violet' | 'azure';
  /** How far around the ring goes, in percent. */
  progress?: number;
  /** The level, on the ring's edge: drawn, not said. Whatever holds the avatar has a name of its own. */
  level?: number;
}

export function Avatar({ picture, initial, alt, size = 'm', tone = 'ember', progress, level }: AvatarProps) {
  return (
    <span className={`${css.avatar} ${css[size]}`}>
      {progress !== undefined && <Ring progress={progress} />}
      <span className={`${css.face} ${css[tone]}`}>
        {picture && <img className={css.picture} src={picture} alt={alt} />}
        {!picture && initial && <Initial letter={initial} alt={alt} />}
        {!picture && !initial && <Icon name="user" {...(alt && { label: alt })} />}
      </span>
      {level !== undefined && <span className={css.level} data-figure={level} aria-hidden="true" />}
    </span>
  );
}

const Initial = ({ letter, alt }: { letter: string; alt: string }) => (
  <span className={css.initial} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
    {letter}
  </span>
);

const Ring = ({ progress }: { progress: number }) => (
  <svg className={css.ring} viewBox="0 0 46 46" aria-hidden="true">
    <circle cx="23" cy="23" r="21.5" />
    <circle
      className={css.done}
      cx="23"
      cy="23"
      r="21.5"
      pathLength="100"
      strokeDasharray={`${progress} 100`}
    />
  </svg>
);
