import type { IconProps, Tone } from '@masar/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './QuickLinks.module.css';

interface QuickLink {
  to: string;
  text: string;
  icon: ComponentType<IconProps>;
  tone: Tone;
  /** Outside of the portal: the console. */
  isElsewhere?: boolean;
}

interface QuickLinksProps {
  label: string;
  links: readonly QuickLink[];
  /** Three in a row, small: many ways that are seldom the first thing. */
  isDense?: boolean;
}

/** Ways to what is done often, each with an icon of its own colour. */
export function QuickLinks({ label, links, isDense = false }: QuickLinksProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.links} data-dense={isDense}>
        {links.map(({ to, text, icon: Icon, tone, isElsewhere }) => {
          const content = (
            <>
              <span className={styles.icon} data-tone={tone}>
                <Icon size={22} />
              </span>
              {text}
            </>
          );
          return (
            <li key={text}>
              {isElsewhere ? (
                <a href={to} className={styles.link}>
                  {content}
                </a>
              ) : (
                <Link to={to} className={styles.link}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
