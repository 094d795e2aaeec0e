import { shell } from '@masar/ui';
import type { ReactNode } from 'react';
import styles from './SideCard.module.css';

interface SideCardProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A fact about us under its heading. */
export function SideCard({ title, icon, children }: SideCardProps) {
  return (
    <section className={`${shell.card} ${styles.card}`}>
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
