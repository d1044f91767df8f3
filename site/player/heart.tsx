import { IconButton } from '#ui/icon-button.tsx';
import { useText } from '../i18n/use-text.tsx';
import type { LikeButtonProps } from './like-button.tsx';
import { useLike } from './use-like.ts';

export default function Heart({ game: { sysname, name }, isOnArt = false }: LikeButtonProps) {
  const t = useText();
  const { isLiked, toggle } = useLike(sysname);
  return (
    <IconButton
      {...(isOnArt && { look: 'glass', size: 's' })}
      icon={isLiked ? 'heart-filled' : 'heart'}
      label={t('shell.like', { name })}
      aria-pressed={isLiked}
      onClick={toggle}
    />
  );
}
