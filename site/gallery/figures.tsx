import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Countdown } from '#ui/countdown.tsx';
import { NumberRoll } from '#ui/number-roll.tsx';
import { Odometer } from '#ui/odometer.tsx';
import { Progress } from '#ui/progress.tsx';
import { Pulse } from '#ui/pulse.tsx';
import { Tag } from '#ui/tag.tsx';
import css from './figures.module.css';
import { Section, Specimen } from './specimen.tsx';

const HOUR_MS = 3_600_000;
const units = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' };
const sums = ['2,481.60', '2,979.05', '12,480.00', '982.10'];

export const Figures = () => (
  <Section title="Figures and marks">
    <Specimen name="Badges">
      <Badge>12</Badge>
      <Badge tone="brass">€1.2M</Badge>
      <Badge tone="win">New</Badge>
      <Badge tone="hot">48</Badge>
      <Badge tone="info">Info</Badge>
      <Badge tone="vip">VIP</Badge>
      <Pulse />
      <Pulse tone="win" />
    </Specimen>
    <Specimen name="Tags, on art">
      <Tag>Bonus buy</Tag>
      <Tag tone="new">New</Tag>
      <Tag tone="hot">Hot</Tag>
      <Tag tone="jackpot">Jackpot</Tag>
    </Specimen>
    <Specimen name="Avatar">
      <Avatar picture="/art/obj-320/char_fox.webp" alt="Ferro" progress={68} level={14} />
      <Avatar picture="/art/obj/char_lion.webp" alt="Leonhard" tone="gold" size="s" />
      <Avatar alt="A guest" size="s" tone="azure" />
      <Avatar picture="/art/obj-320/char_panda.webp" alt="Bao" tone="jade" size="l" progress={83} level={9} />
    </Specimen>
    <Specimen name="Progress" layout="grid">
      <Progress percent={68} label="To the next level" valueText="3,420 of 5,000 XP" />
      <Progress percent={4} label="Barely begun" />
      <Progress percent={140} label="Beyond the end" />
    </Specimen>
    <Specimen name="Countdown">
      <Countdown leftMs={62.6 * HOUR_MS} label="2 days 14 hours left" units={units} />
      <Countdown leftMs={2.2437 * HOUR_MS} label="2 hours 14 minutes left" units={units} />
    </Specimen>
    <Rolling />
  </Section>
);

function Rolling() {
  const [turn, setTurn] = useState(0);
  const sum = sums[turn % sums.length]!;
  return (
    <Specimen name="Number roll and odometer">
      <Button size="s" icon="refresh" onClick={() => setTurn(turn + 1)}>
        Change
      </Button>
      <span className={css.balance}>
        <NumberRoll text={`€${sum}`} />
      </span>
      <span className={css.baize}>
        <Odometer size="l" text={`€1,248,0${sum.slice(-5)}`} />
        <Odometer text={`€${sum}`} />
      </span>
    </Specimen>
  );
}
