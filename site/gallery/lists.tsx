import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Panel } from '#ui/panel.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Section, Specimen } from './specimen.tsx';

interface Line {
  id: number;
  when: string;
  what: string;
  state: 'Settled' | 'Pending' | 'Declined';
  sum: string;
}

const lines: Line[] = [
  { id: 1, when: '05.11.2024 09:05', what: 'Bank card', state: 'Settled', sum: '1,250.00' },
  { id: 2, when: '04.11.2024 21:40', what: 'Bank transfer', state: 'Pending', sum: '88.00' },
  { id: 3, when: '01.11.2024 12:11', what: 'Bank card', state: 'Declined', sum: '11.11' },
];

const tones = { Settled: 'win', Pending: 'brass', Declined: 'hot' } as const;

const columns: Column<Line>[] = [
  { key: 'when', title: 'When', cell: ({ when }) => when },
  { key: 'what', title: 'Method', cell: ({ what }) => what },
  { key: 'state', title: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge> },
  { key: 'sum', title: 'Sum, €', cell: ({ sum }) => sum, isFigure: true },
];

export function Lists() {
  const [page, setPage] = useState(4);
  return (
    <Section title="Lists">
      <Specimen name="Table" layout="plain">
        <Panel>
          <Table caption="Deposits" columns={columns} rows={lines} rowKey={({ id }) => id} />
        </Panel>
      </Specimen>
      <Specimen name="Pagination" layout="plain">
        <Pagination
          label="Pages"
          page={page}
          pageCount={20}
          to={(next) => <button type="button" onClick={() => setPage(next)} />}
          previousLabel="Page before"
          nextLabel="Next page"
        />
      </Specimen>
    </Section>
  );
}
