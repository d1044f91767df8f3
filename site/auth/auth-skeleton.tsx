import { Skeleton } from '#ui/skeleton.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './auth-skeleton.module.css';

/** The outline of a form whose settings are on their way. */
export const AuthSkeleton = () => <Outline rows={['rail', 'field', 'field', 'field', 'button']} />;

/** The outline of the fields alone. */
export const FieldsSkeleton = () => <Outline rows={['field', 'field', 'field', 'button']} />;

type Row = 'rail' | 'field' | 'button';

function Outline({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  return (
    <div className={css.outline} role="status" aria-label={t('shell.loading')} data-skeleton="">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an outline are told apart by nothing else
        <Skeleton key={at} shape="block" className={css[row]} />
      ))}
    </div>
  );
}
