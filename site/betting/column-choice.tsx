import { Segment } from '#ui/segment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './column-choice.module.css';
import { columns, type TableColumn } from './event-table.tsx';

interface ColumnChoiceProps {
  column: TableColumn;
  onChoose: (column: TableColumn) => void;
}

/** A phone has room for one market at a time. */
export function ColumnChoice({ column, onChoose }: ColumnChoiceProps) {
  const t = useText();
  return (
    <div className={css.choice}>
      <Segment
        isWide
        label={t('betting.columns.label')}
        value={column}
        onChange={onChoose}
        choices={columns.map((value) => ({ value, label: t(`betting.columns.${value}`) }))}
      />
    </div>
  );
}
