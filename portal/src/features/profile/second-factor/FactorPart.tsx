import type { ReactNode } from 'react';
import styles from './SecondFactor.module.css';

interface FactorPartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** One kind of factor with its heading. */
export function FactorPart({ title, hint, children }: FactorPartProps) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <p>{hint}</p>
      {children}
    </div>
  );
}
