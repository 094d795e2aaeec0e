import { easternDigits } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import { useSitePage } from '#shared/site/useSitePage';
import { aboutMessages } from './about.messages';
import styles from './Timeline.module.css';

/** Half a wave of the path over each station; the next year continues it. */
const AHEAD = 'M0 20C25 20 25 60 50 60S75 20 100 20';
/** The same downwards, beside the stations, on narrow screens. */
const DOWN = 'M20 0C20 25 36 25 36 50S20 75 20 100';

function Stretch({ className, d, box }: { className: string | undefined; d: string; box: string }) {
  return (
    <svg className={className} viewBox={box} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={styles.road} vectorEffect="non-scaling-stroke" d={d} />
      <path className={styles.dashes} vectorEffect="non-scaling-stroke" d={d} />
    </svg>
  );
}

/** The years of the organisation as stations of the path (PUB-2). */
export function Timeline() {
  const text = useMessages(aboutMessages);
  const { digits } = useLocale();
  const stations = useSitePage('about').blocks('timeline');
  if (stations.length === 0) return null;
  return (
    <section className={shell.stack20} aria-labelledby="timeline-title">
      <h2 id="timeline-title">{text.timelineTitle}</h2>
      <ol role="list" className={styles.timeline}>
        {stations.map(([year = '', title = '', ...sentences]) => (
          <li key={year + title} className={styles.stop}>
            <Stretch className={styles.ahead} d={AHEAD} box="0 0 100 80" />
            <Stretch className={styles.down} d={DOWN} box="0 0 56 100" />
            <span className={styles.station} aria-hidden="true" />
            <div className={styles.words}>
              <strong className={styles.year}>{digits === 'arab' ? easternDigits(year) : year}</strong>
              <h3>{title}</h3>
              <p>{sentences.join(' ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
