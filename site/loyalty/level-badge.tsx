// The mark of a level: a flower in its metal, with two petals more for each metal, and the number in it.
import { useId } from 'react';

const metals = [
  ['#e08a5a', '#8a3d1a'],
  ['#ffe08a', '#c27a0a'],
  ['#ffffff', '#8a97ad'],
  ['#fff3c4', '#f59300'],
  ['#e0fbff', '#3aa0b8'],
  ['#ffd469', '#e3451f'],
] as const;

export function LevelBadge({ level, size }: { level: number; size: number }) {
  const id = useId();
  const metal = Math.min(metals.length - 1, Math.floor((level - 1) / 2));
  const [light, dark] = metals[metal]!;
  const petals = 6 + metal * 2;
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <defs>
        <radialGradient id={id} cx=".35" cy=".28" r=".9">
          <stop offset="0" stopColor="#fff" stopOpacity=".85" />
          <stop offset=".4" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".4" />
        </radialGradient>
      </defs>
      {Array.from({ length: petals }, (_, petal) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: petals have no other name
          key={petal}
          d={`M50 48C42 40 41 24 50 ${10 - metal}C59 24 58 40 50 48Z`}
          transform={`rotate(${(petal * 360) / petals} 50 50)`}
          fill={petal % 2 === 1 ? dark : light}
          stroke="#000"
          strokeOpacity=".25"
          strokeWidth=".8"
        />
      ))}
      <circle cx="50" cy="50" r="24" fill={dark} />
      <circle cx="50" cy="50" r="24" fill={`url(#${id})`} />
      <circle cx="50" cy="50" r="19.5" fill="none" stroke={light} strokeWidth="3" strokeDasharray="4.7 4.7" />
      <text
        x="50"
        y="58.5"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize={level > 9 ? 20 : 23}
        fill="#fff"
        stroke="#000"
        strokeOpacity=".45"
        strokeWidth="3.5"
        style={{ paintOrder: 'stroke' }}
      >
        {level}
      </text>
    </svg>
  );
}
