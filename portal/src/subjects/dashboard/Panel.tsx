import Card from '@mui/material/Card';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** A link at the end of the heading's line. */
  more?: { to: string; text: string };
  children: ReactNode;
}

/** One box of home and the dashboards: heading, way to more, content. */
export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.text}
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}

/** A sentence in place of a list that is empty. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
