import { useState } from 'react';
import type { DoubleFigures } from '#games/kinds/double/double.ts';
import { paidAt } from '#games/kinds/kind.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Figure, Segments } from '../deck.tsx';
import { Board } from '../hud/board.tsx';
import { PastResults, usePast } from '../past-results.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { canBegin, isSeen } from '../table.ts';
import { formatChance, formatTimes } from '../times.ts';
import { TURN_MS, TurningWheel } from '../turning-wheel.tsx';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';

const ink = { tint: '30 6 12', label: '#f3c6cd', accent: '#ff9aa5' };
const hues = ['#b3203a', '#6b0f26', '#240610'] as const;
const paints: Readonly<Record<string, { colour: string; ink: string }>> = {
  red: { colour: '#d92643', ink: '#ffffff' },
  black: { colour: '#23262b', ink: '#ffffff' },
  gold: { colour: '#ffcf5c', ink: '#241500' },
};

interface Rest {
  pocket: number;
  colour: string;
  isWon: boolean;
}

export default function DoubleStage() {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const state = useTableState();
  const { round, stake, opened } = state;
  const { pockets, paysX100 } = opened!.game.figures as DoubleFigures;
  const [colour, setColour] = useState('red');
  const drawn = useShow({ msOf: () => TURN_MS, soundOf: () => 'tick' });
  const rest = drawn > 0 ? (round?.steps[0] as unknown as Rest) : null;
  const nameOf = (name: string) => t(`play.double.colours.${name as 'red'}`);
  const past = usePast(
    round?.is_over && isSeen(state) && rest
      ? { id: round.id, text: nameOf(rest.colour), isGood: rest.isWon, paint: paints[rest.colour]! }
      : null,
  );
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      hasTurbo
      primary={{
        tone: 'go',
        label: t('play.start'),
        detail: t('play.double.on', { amount: money(stake), colour: nameOf(colour) }),
        onPress: () => start({ stake, colour }),
      }}
      rules={<Rules lines={[t('play.double.rules.ball'), t('play.double.rules.pays')]} />}
    >
      <StageLayout
        past={<PastResults results={past} />}
        deck={
          <>
            <Segments
              isWide
              label={t('play.double.colour')}
              options={Object.keys(paysX100).map((name) => [name, nameOf(name)] as const)}
              value={colour}
              isLocked={!canBegin(state)}
              onChange={(name) => setColour(name)}
            />
            <Figure label={t('play.winsUpTo')} tone="gain">
              {money(paidAt(stake, paysX100[colour]! * 100))}
            </Figure>
            <Figure label={t('play.pays')}>{formatTimes(paysX100[colour]! * 100)}</Figure>
            <Figure label={t('play.chance')}>
              {formatChance(pockets.filter((one) => one === colour).length / pockets.length)}
            </Figure>
          </>
        }
      >
        <TurningWheel
          segments={pockets.map((name) => ({ colour: paints[name]!.colour, label: '' }))}
          at={rest?.pocket ?? null}
          id={round?.id ?? ''}
          isOver={isSeen(state)}
          middle={rest !== null && isSeen(state) ? nameOf(rest.colour) : ''}
          isLost={rest?.isWon === false}
        />
      </StageLayout>
    </Board>
  );
}
