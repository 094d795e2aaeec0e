import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './MenuList.module.css';

/** A column of links or choices inside a menu. */
export function MenuList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface MenuEntryProps {
  icon?: ReactNode;
  /** A word at the end: for whom the entry is. */
  mark?: ReactNode;
  children: ReactNode;
}

function Face({ icon, mark, children }: MenuEntryProps) {
  return (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
      {mark}
    </>
  );
}

/** A link of a menu; the current page is marked, by path prefix. */
export function MenuLink({ to, ...face }: MenuEntryProps & { to: string }) {
  return (
    <li>
      <NavLink to={to} className={styles.entry}>
        <Face {...face} />
      </NavLink>
    </li>
  );
}

interface MenuButtonProps extends MenuEntryProps {
  onClick: () => void;
  /** Set where the entry is one of several choices. */
  isChosen?: boolean;
}

/** An action or choice of a menu. */
export function MenuButton({ onClick, isChosen, ...face }: MenuButtonProps) {
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onClick} aria-pressed={isChosen}>
        <Face {...face} />
      </button>
    </li>
  );
}
