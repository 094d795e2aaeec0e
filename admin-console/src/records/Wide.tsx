import type { ReactNode } from 'react';
import styles from './RecordPage.module.css';

/** A field over both columns of a form. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>;
