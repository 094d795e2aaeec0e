import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { IconProps, Tone } from '@masar/ui';
import styles from './QuickLinks.module.css';

export interface QuickLink {
  to: string;
  text: string;
  icon: ComponentType<IconProps>;
  tone: Tone;
  /** Outside of the portal: the console. */
  isElsewhere?: boolean;
}

/** Ways to what is done often, each with an icon of its own colour. */
export function QuickLinks({ label, links }: { label: string; links: readonly QuickLink[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.links}>
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
