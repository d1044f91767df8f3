// The pots that a game feeds, in the bar of its page.
import { Link } from '@tanstack/react-router';
import { type Jackpot, jackpots } from '#contract/jackpots.ts';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './game-pots.module.css';
import { PotBoard } from './pot-board.tsx';
import { usePots } from './use-pots.ts';

export function GamePots({ sysname }: { sysname: string }) {
  const t = useText();
  const found = useRead(jackpots.get, { game: sysname }).data?.items ?? [];
  return found.length === 0 ? null : (
    <nav className={css.pots} aria-label={t('game.jackpots.label')} data-art="">
      <Pots found={found} />
    </nav>
  );
}

/** Apart, so that nobody follows pots who has none. */
function Pots({ found }: { found: readonly Jackpot[] }) {
  const t = useText();
  const pots = usePots(found);
  return found.map(({ id, title, image }) => (
    <Link key={id} className={css.pot} to="/jackpots/$id" params={{ id: String(id) }}>
      <img src={`/art/obj-320/${image}.webp`} width={28} height={28} alt="" />
      <span className={css.name}>{t('game.jackpots.one', { title })}</span>
      <PotBoard pot={pots.get(id)!} size="s" />
    </Link>
  ));
}
