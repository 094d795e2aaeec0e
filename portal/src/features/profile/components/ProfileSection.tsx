import { shell } from '@masar/ui';
import Card from '@mui/material/Card';
import { type ReactNode, useId } from 'react';
import styles from './Profile.module.css';

interface ProfileSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A card of the profile with heading and one sentence. */
export function ProfileSection({ title, hint, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      {children}
    </Card>
  );
}
