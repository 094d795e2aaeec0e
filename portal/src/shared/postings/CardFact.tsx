import type { ComponentType, ReactNode } from 'react';
import type { IconProps } from '@masar/ui';
import { Isolated } from '@masar/ui';
import styles from './CardFact.module.css';

interface CardFactProps {
  icon: ComponentType<IconProps>;
  children: ReactNode;
}

/** One short fact of a card; nothing where there is nothing to say. */
export function CardFact({ icon: Icon, children }: CardFactProps) {
  if (!children) return null;
  return (
    <li className={styles.fact}>
      <Icon size={16} />
      <Isolated>{children}</Isolated>
    </li>
  );
}
