import type { KenoFigures } from '#games/kinds/keno/keno.ts';
import { useText } from '../../i18n/use-text.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { useTableState } from '../play-context.ts';
import css from './keno-deck.module.css';
import { KenoPays } from './keno-pays.tsx';

interface KenoDeckProps {
  figures: KenoFigures;
  chosen: readonly number[];
  /** How many have hit so far; null before a draw. */
  hits: number | null;
  /** Null while a round is shown. */
  onChosen: ((chosen: readonly number[]) => void) | null;
}

export function KenoDeck({ figures, chosen, hits, onChosen }: KenoDeckProps) {
  const t = useText();
  const { opened } = useTableState();
  const quick = () =>
    onChosen?.(quickPick(figures.numbers, figures.paysX100.length - 1, opened?.seeds.nonce ?? 0));
  return (
    <div className={css.deck}>
      <KenoPays paysX100={figures.paysX100[chosen.length] ?? []} hits={hits} />
      <div className={css.buttons}>
        <SecondButton icon="sparkle" isDisabled={onChosen === null} onPress={quick}>
          {t('play.keno.quick')}
        </SecondButton>
        <SecondButton
          icon="trash"
          isDisabled={onChosen === null || chosen.length === 0}
          onPress={() => onChosen?.([])}
        >
          {t('play.keno.clear')}
        </SecondButton>
      </div>
    </div>
  );
}

/** All numbers are alike: these are only spread over the field, and others after every round. */
const quickPick = (numbers: number, count: number, nonce: number): number[] =>
  Array.from({ length: count }, (_, place) => ((nonce * 7 + place * 11) % numbers) + 1);
