import { useRouter } from '@tanstack/react-router';
import { PLAYER_ID, playerIn, writePlayer } from './player-script.ts';

/** Who is here, for the browser: it reads the block before React takes over, and never writes it. */
export function PlayerScript() {
  const { cache, holes } = useRouter().options.context;
  return (
    <script
      id={PLAYER_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? (holes?.player ?? writePlayer(playerIn(cache))) : '',
      }}
    />
  );
}
