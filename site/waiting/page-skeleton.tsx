import { useRouter } from '@tanstack/react-router';
import { Skeleton } from '#ui/skeleton.tsx';
import css from './page-skeleton.module.css';
import { nameOfPage, parts, skeletonOf } from './skeleton-of.ts';

/** The outline of the page at a path. "Loading" is said beside it. */
export function PageSkeleton({ path }: { path: string }) {
  const { staticData } = useRouter().matchRoutes(path).at(-1)!;
  const page = nameOfPage(staticData.file ?? '');
  return (
    <div className={css.page} data-skeleton={page}>
      {skeletonOf(page).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outline of a page never changes
        <div key={at} className={css[part]}>
          {Array.from({ length: parts[part].count }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Skeleton key={nth} shape={parts[part].shape} className={css.piece} />
          ))}
        </div>
      ))}
    </div>
  );
}
