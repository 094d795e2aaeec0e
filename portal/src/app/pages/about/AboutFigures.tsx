import { useMessages } from '@masar/ui';
import { SiteFigure } from '#shared/site/SiteFigure';
import { useSitePage } from '#shared/site/useSitePage';
import { aboutMessages } from './about.messages';
import styles from './AboutFigures.module.css';

const names = ['students', 'courses', 'instructors', 'certificates'] as const;

/** What an administrator wrote, or what there is; left out where there is neither (READ-1). */
export function AboutFigures() {
  const text = useMessages(aboutMessages);
  const { figure } = useSitePage('about');
  const known = names.flatMap((name) => {
    const found = figure(name);
    return found ? [{ name, found }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-label={text.figures}>
      <ul role="list" className={styles.figures}>
        {known.map(({ name, found }) => (
          <li key={name} className={styles.figure}>
            <strong>
              <SiteFigure figure={found} />
            </strong>
            {text[name]}
          </li>
        ))}
      </ul>
    </section>
  );
}
