import type { HTMLAttributes } from 'react';
import { shell } from '../shells/shell.ts';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside';
  /** Off for cards that begin with a picture. */
  padded?: boolean;
}

/** A hairline box of radius 14 on card ground. */
export function Card({ as: Element = 'div', padded = true, className, ...rest }: CardProps) {
  const look = [`${shell.card} ${styles.card}`, padded && styles.padded, className].filter(Boolean).join(' ');
  return <Element {...rest} className={look} />;
}
