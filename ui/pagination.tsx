import { Icon } from './icon.tsx';
import { pagesShown } from './pages.ts';
import css from './pagination.module.css';
import { type Bare, renderAs } from './render-as.ts';

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  /** What leads to a page: a link where the page is in the address, else a button. */
  to: (page: number) => Bare;
  previousLabel: string;
  nextLabel: string;
}

export function Pagination({ label, page, pageCount, to, previousLabel, nextLabel }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.pages}>
        {page > 1 && (
          <li>
            {renderAs(to(page - 1), {
              className: css.page,
              'aria-label': previousLabel,
              children: <Icon name="caret-left" size={16} />,
            })}
          </li>
        )}
        {pagesShown(page, pageCount).map((shown, place) => (
          <li key={shown === 'gap' ? `gap-${place}` : shown}>
            {shown === 'gap' ? (
              <span className={css.gap}>…</span>
            ) : (
              renderAs(to(shown), {
                className: css.page,
                children: shown,
                ...(shown === page && { 'aria-current': 'page' }),
              })
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            {renderAs(to(page + 1), {
              className: css.page,
              'aria-label': nextLabel,
              children: <Icon name="caret-right" size={16} />,
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
