import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../MainNavigation.module.css';
import { useIsAt } from '../useIsAt';
import { sections } from './places';
import { useFrameText } from './useFrameText';

/** The four sections on wide screens, the open one marked; `children` stand behind them. */
export function SectionLinks({ children }: { children: ReactNode }) {
  const text = useFrameText();
  const isAt = useIsAt();
  return (
    <nav className={styles.navigation} aria-label={text.mainNavigation}>
      {sections.map(({ to, text: key, holds }) => (
        <Link
          key={to}
          to={to}
          className={styles.link}
          aria-current={currentOf(isAt, to, holds)}
          data-active={isAt(holds)}
        >
          {text[key]}
        </Link>
      ))}
      {children}
    </nav>
  );
}

/** The page itself, or the section that the open page belongs to. */
export function currentOf(
  isAt: (addresses: readonly string[]) => boolean,
  to: string,
  holds: readonly string[],
): 'page' | 'true' | undefined {
  if (isAt([to])) return 'page';
  return isAt(holds) ? 'true' : undefined;
}
