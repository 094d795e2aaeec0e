import { useMessages } from '@masar/ui';
import { SiteFigure } from '#shared/site/SiteFigure';
import { useSitePage } from '#shared/site/useSitePage';
import styles from './Figures.module.css';
import { landingMessages } from './landing.messages';

const names = ['learners', 'courses', 'certificates', 'features'] as const;
/** As many as the software has. */
const fixed = [
  { value: 6, text: 'categories' },
  { value: 4, text: 'roles' },
] as const;

/** What an administrator wrote, or what there is; where there is neither, no tile (READ-1). */
export function Figures() {
  const text = useMessages(landingMessages);
  const { figure } = useSitePage('landing');
  return (
    <section aria-label={text.figures}>
      <ul role="list" className={styles.figures}>
        {names.map((name) => {
          const known = figure(name);
          return (
            known && (
              <li key={name} className={styles.figure}>
                <strong>
                  <SiteFigure figure={known} isGrouped={false} />
                </strong>
                {text[name]}
              </li>
            )
          );
        })}
        {fixed.map(({ value, text: key }) => (
          <li key={key} className={styles.figure}>
            <strong>
              <SiteFigure figure={{ value, isAtLeast: false }} />
            </strong>
            {text[key]}
          </li>
        ))}
        <li className={styles.figure}>
          <strong>{text.languages}</strong>
          {text.languagesLabel}
        </li>
      </ul>
    </section>
  );
}
