import { ChevronForwardIcon, Isolated, PointingIcon } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';
import { usePageTitle } from './usePageTitle';

interface PageHeadingProps {
  title: string;
  /** Stands before the heading: the link back, which looks as the portal's. */
  before?: ReactNode;
}

/** The one h1 of a screen; also names the document. */
export function PageHeading({ title, before }: PageHeadingProps) {
  usePageTitle(title);
  return (
    <div className={styles.heading}>
      {before && (
        <span className={styles.back}>
          <PointingIcon icon={ChevronForwardIcon} back size={18} />
          {before}
        </span>
      )}
      <h1>
        <Isolated>{title}</Isolated>
      </h1>
    </div>
  );
}
