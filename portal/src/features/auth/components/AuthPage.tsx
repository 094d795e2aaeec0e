import { Card, LogoMark, WithAddresses } from '@masar/ui';
import type { ReactNode } from 'react';
import { usePageHead } from '#shared/page/usePageHead';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  /** Addresses in it are `isolated`. */
  intro?: string;
  /** Links to the neighbouring screens, under the card. */
  links?: ReactNode;
  children: ReactNode;
}

/** The frame of all sign-in screens: one card in the middle. */
export function AuthPage({ title, intro, links, children }: AuthPageProps) {
  usePageHead({ title });
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <LogoMark size={44} />
          <h1 tabIndex={-1}>{title}</h1>
          {intro && (
            <p>
              <WithAddresses>{intro}</WithAddresses>
            </p>
          )}
        </div>
        {children}
      </Card>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}
