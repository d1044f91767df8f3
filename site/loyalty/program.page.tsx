// /loyalty/{sysname}
import { notFound, useParams } from '@tanstack/react-router';
import { type Level, loyalty } from '#contract/loyalty/loyalty.ts';
import { formatNumber } from '#rules/format.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { LevelBadge } from './level-badge.tsx';
import css from './program.module.css';
import { QuestList } from './quest-list.tsx';
import { useLoyaltyInfo } from './use-loyalty.ts';
import { useRewardText } from './use-reward-text.ts';

const all = { limit: 100 };

export const reads: PageModule['reads'] = () => [
  needs(loyalty.getSettings, {}),
  needs(loyalty.getPrograms, all),
];
export const readsNext: PageModule['readsNext'] = ({ params }) => [
  needs(loyalty.getProgram, { sysname: params['sysname'] ?? '' }),
];
export const texts: PageModule['texts'] = ['loyalty'];
export const head: PageModule['head'] = (say, { params }, answers) => {
  const program = answers(loyalty.getProgram, { sysname: params['sysname'] ?? '' });
  return { title: program?.title ?? say('loyalty.head.title'), description: program?.text ?? '' };
};
/** An answer that names no such programme says that there is none; a lost answer does not. */
export const check: PageModule['check'] = ({ params }, answers) => {
  const known = answers(loyalty.getPrograms, all)?.items;
  const isNone = known?.every(({ sysname }) => sysname !== params['sysname']) ?? false;
  if (isNone || answers(loyalty.getSettings, {})?.isEnabled === false) throw notFound();
};

export default function ProgramPage() {
  const t = useText();
  const { sysname } = useParams({ from: '/loyalty/$sysname' });
  const { data: program } = useRead(loyalty.getProgram, { sysname });
  const { data: info } = useLoyaltyInfo();
  if (program === undefined) return null;
  const levelName = (level: number) => program.levels[level - 1]?.name ?? '';
  return (
    <div className={css.page}>
      <header className={css.header}>
        <img src={`/art/obj-320/${program.image}.webp`} width={96} height={96} alt="" />
        <div>
          <Heading level={1} size="card">
            {program.title}
          </Heading>
          <p className={css.text}>{program.text}</p>
        </div>
      </header>
      <Levels levels={program.levels} />
      <Panel>
        <Heading level={2}>{t('loyalty.program.how')}</Heading>
        <p className={css.text}>{t('loyalty.program.howText')}</p>
        <p className={css.text}>{t('loyalty.program.coinsText')}</p>
      </Panel>
      <QuestList quests={info?.quests ?? program.quests} levelName={levelName} isOwn={info !== undefined} />
    </div>
  );
}

function Levels({ levels }: { levels: readonly Level[] }) {
  const t = useText();
  const { nameOf } = useRewardText();
  const columns: Column<Level>[] = [
    {
      key: 'level',
      title: t('loyalty.program.level'),
      cell: ({ level, name }) => (
        <span className={css.level}>
          <LevelBadge level={level} size={36} />
          <b>{name}</b>
        </span>
      ),
    },
    {
      key: 'points',
      title: t('loyalty.program.points'),
      isFigure: true,
      cell: ({ minValue }) => formatNumber(minValue),
    },
    {
      key: 'rate',
      title: t('loyalty.program.rate'),
      isFigure: true,
      cell: ({ coin_rate }) => t('loyalty.path.times', { rate: formatNumber(coin_rate / 100) }),
    },
    {
      key: 'gift',
      title: t('loyalty.program.gift'),
      isFigure: true,
      cell: ({ gift }) => (gift.length === 0 ? t('loyalty.path.none') : gift.map(nameOf).join(' + ')),
    },
  ];
  return (
    <Panel>
      <Table
        caption={t('loyalty.program.levels')}
        columns={columns}
        rows={levels}
        rowKey={({ level }) => level}
      />
    </Panel>
  );
}
