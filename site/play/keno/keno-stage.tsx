import { useState } from 'react';
import type { KenoFigures } from '#games/kinds/keno/keno.ts';
import { useText } from '../../i18n/use-text.tsx';
import { CalmScene } from '../calm-scene.tsx';
import { Board } from '../hud/board.tsx';
import { useTableState } from '../play-context.ts';
import { Rules } from '../rules-words.tsx';
import { StageLayout } from '../stage-layout.tsx';
import { canBegin, isSeen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useShow } from '../use-show.ts';
import { useStart } from '../use-start.ts';
import { KenoBalls } from './keno-balls.tsx';
import { KenoDeck } from './keno-deck.tsx';
import { KenoField } from './keno-field.tsx';
import { useBallsOut } from './use-balls-out.ts';

const ink = { tint: '2 22 38', label: '#b9dcec', accent: '#9bf4ff' };
const hues = ['#1199d4', '#0a5f98', '#042a4c'] as const;
const BALL_MS = 190;
const NOTHING: readonly number[] = [];

interface Draw {
  drawn: readonly number[];
  hits: readonly number[];
}

export default function KenoStage() {
  const t = useText();
  const money = useMoney();
  const start = useStart();
  const state = useTableState();
  const { round, stake, opened } = state;
  const figures = opened!.game.figures as KenoFigures;
  const most = figures.paysX100.length - 1;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const count = useShow({ msOf: () => BALL_MS * (figures.drawn + 2) });
  const { drawn, hits } = (count > 0 ? (round?.steps[0] as unknown as Draw) : null) ?? {
    drawn: NOTHING,
    hits: NOTHING,
  };
  const out = useBallsOut(drawn, { id: round?.id ?? '', isSeen: isSeen(state), ballMs: BALL_MS });
  const isLocked = !canBegin(state);
  const rules = [
    t('play.keno.rules.choose', { count: most }),
    t('play.keno.rules.draw'),
    t('play.keno.rules.pays'),
  ];
  return (
    <Board
      ink={ink}
      scene={<CalmScene hues={hues} />}
      hasTurbo
      hasAutoplay
      winAt="bottom"
      primary={{
        tone: chosen.length === 0 ? 'quiet' : 'go',
        label: t('play.keno.draw'),
        detail: chosen.length === 0 ? t('play.keno.choose', { count: most }) : money(stake),
        isDisabled: chosen.length === 0,
        onPress: () => start({ stake, chosen }),
      }}
      rules={<Rules lines={rules} />}
    >
      <StageLayout
        past={<KenoBalls out={out} all={figures.drawn} hits={hits} />}
        deck={
          <KenoDeck
            figures={figures}
            chosen={chosen}
            hits={drawn.length === 0 ? null : out.filter((ball) => hits.includes(ball)).length}
            onChosen={isLocked ? null : setChosen}
          />
        }
      >
        <KenoField
          numbers={figures.numbers}
          chosen={chosen}
          out={out}
          isLocked={isLocked}
          onToggle={(number) => setChosen(toggled(chosen, number, most))}
        />
      </StageLayout>
    </Board>
  );
}

function toggled(chosen: readonly number[], number: number, most: number): readonly number[] {
  if (chosen.includes(number)) return chosen.filter((one) => one !== number);
  return chosen.length < most ? [...chosen, number] : chosen;
}
