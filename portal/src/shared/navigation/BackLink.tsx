import { ChevronForwardIcon, PointingIcon } from '@masar/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';

/** The way up from a page to the list or thing that it belongs to, above its heading: one look everywhere. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <PointingIcon icon={ChevronForwardIcon} back size={18} />
      {children}
    </Link>
  );
}
