import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from '../MainNavigation.module.css';
import { useIsAt } from '../useIsAt';
import { sections } from './places';
import { useFrameText } from './useFrameText';

/** The five sections on wide screens, the open one marked; `children` stand behind them. */
export function SectionLinks({ children }: { children: ReactNode }) {
  const text = useFrameText();
  const isAt = useIsAt();
  const { pathname } = useLocation();
  return (
    <nav className={styles.navigation} aria-label={text.mainNavigation}>
      {sections.map(({ to, text: key, holds }) => (
        <Link
          key={to}
          to={to}
          className={styles.link}
          aria-current={pathname === to ? 'page' : isAt(holds) || undefined}
          data-active={isAt(holds)}
        >
          {text[key]}
        </Link>
      ))}
      {children}
    </nav>
  );
}
