import { useText } from '../../i18n/use-text.tsx';
import { SecondButton } from '../hud/second-button.tsx';
import { useTableState } from '../play-context.ts';
import { useChoice, useLetters } from '../use-choice.ts';
import { useMoney } from '../use-money.ts';

/** All but the hit, which is the main button. Each has a key of its own. */
export function BlackjackActs() {
  const t = useText();
  const money = useMoney();
  const { round } = useTableState();
  const [hit, stand, double, split] = [
    useChoice('hit'),
    useChoice('stand'),
    useChoice('double'),
    useChoice('split'),
  ];
  useLetters({ h: hit, s: stand, d: double, p: split });
  const costOf = (choice: 'double' | 'split') => {
    const costs = round?.choices.find(({ name }) => name === choice)?.stake;
    return costs === undefined ? undefined : `+ ${money(costs)}`;
  };
  return (
    <>
      <SecondButton icon="prohibit" isDisabled={stand === null} onPress={() => stand?.()}>
        {t('play.blackjack.stand')}
      </SecondButton>
      <SecondButton
        icon="coins"
        detail={costOf('double')}
        isDisabled={double === null}
        onPress={() => double?.()}
      >
        {t('play.blackjack.double')}
      </SecondButton>
      {split !== null && (
        <SecondButton icon="plus" detail={costOf('split')} onPress={split}>
          {t('play.blackjack.split')}
        </SecondButton>
      )}
    </>
  );
}
