// A bet as a picture to share: picks and odds on baize, without a name and without a sum.
import type { BetShown } from '#contract/betting/bet.ts';
import { formatOdds } from '#sports/odds/formats.ts';

const WIDTH = 720;
const ROW = 84;
const HEAD = 132;
const FOOT = 96;

interface Words {
  title: string;
  virtual: string;
  /** Of each leg. */
  picks: readonly string[];
}

/** Draws it and hands it to the device's way of sharing, or saves it where there is none. */
export function drawBet(bet: BetShown, words: Words): void {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + FOOT + ROW * bet.legs.length;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  paint(pen, bet, words);
  canvas.toBlob((blob) => {
    if (blob !== null) void hand(new File([blob], 'bet.png', { type: 'image/png' }));
  });
}

function paint(pen: CanvasRenderingContext2D, bet: BetShown, { title, virtual, picks }: Words): void {
  const { height } = pen.canvas;
  pen.fillStyle = '#0a1f18';
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = '#ffb627';
  pen.fillRect(0, 0, WIDTH, 6);
  text(pen, title, { x: 36, y: 64, size: 34, colour: '#ffffff', weight: 700 });
  text(pen, virtual, { x: 36, y: 102, size: 20, colour: '#5cc8ff', weight: 600 });
  for (const [place, leg] of bet.legs.entries()) {
    const y = HEAD + place * ROW;
    text(pen, `${leg.home} – ${leg.away}`, { x: 36, y: y + 30, size: 24, colour: '#ffffff', weight: 600 });
    text(pen, picks[place] ?? '', { x: 36, y: y + 60, size: 19, colour: '#a8bdb5', weight: 500 });
    const odds = formatOdds(leg.odds, 'decimal');
    pen.textAlign = 'right';
    text(pen, odds, { x: WIDTH - 36, y: y + 44, size: 28, colour: '#ffc24a', weight: 700 });
    pen.textAlign = 'left';
  }
  if (bet.odds === null) return;
  pen.textAlign = 'right';
  text(pen, formatOdds(bet.odds, 'decimal'), {
    ...{ x: WIDTH - 36, y: height - 40, size: 40, colour: '#ffc24a', weight: 800 },
  });
}

interface Look {
  x: number;
  y: number;
  size: number;
  colour: string;
  weight: number;
}

function text(pen: CanvasRenderingContext2D, words: string, { x, y, size, colour, weight }: Look): void {
  pen.font = `${weight} ${size}px "Golos Text", system-ui, sans-serif`;
  pen.fillStyle = colour;
  pen.fillText(words, x, y, WIDTH - 180);
}

async function hand(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
