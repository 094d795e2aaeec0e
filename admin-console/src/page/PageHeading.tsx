import { ChevronForwardIcon, Isolated, PointingIcon } from '@masar/ui';
import { Fragment, type ReactNode } from 'react';
import styles from './PageHeading.module.css';
import { usePageTitle } from './usePageTitle';

/** A name or a sentence, or several that together name a record: each keeps its own direction. */
export type Title = string | readonly string[];

interface PageHeadingProps {
  title: Title;
  /** Stands before the heading: the link back, which looks as the portal's. */
  before?: ReactNode;
}

/** The one h1 of a screen; also names the document. */
export function PageHeading({ title, before }: PageHeadingProps) {
  const parts = typeof title === 'string' ? [title] : title;
  usePageTitle(parts.join(' · '));
  return (
    <div className={styles.heading}>
      {before && (
        <span className={styles.back}>
          <PointingIcon icon={ChevronForwardIcon} back size={18} />
          {before}
        </span>
      )}
      <h1>
        {parts.map((part, place) => (
          <Fragment key={part}>
            {/* Ends a line rather than begin one. */}
            {place > 0 && (
              <>
                <span className={styles.between}> ·</span>{' '}
              </>
            )}
            <Isolated>{part}</Isolated>
          </Fragment>
        ))}
      </h1>
    </div>
  );
}
