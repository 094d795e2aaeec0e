import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { OwnGrades } from '../grades.queries';
import { ownGradesMessages } from '../messages/own-grades.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import styles from './OwnGrades.module.css';

/** The total so far, and between what the final one lies. */
export function OwnTotals({ own }: { own: OwnGrades }) {
  const text = useMessages(ownGradesMessages);
  const { language } = useLocale();
  const { percent } = useGradeFigures();
  const { current, lowest, highest } = own;
  const shown = (value: string | null) => (value === null ? text.none : <bdi dir="ltr">{percent(value)}</bdi>);
  return (
    <section className={`${shell.card} ${styles.totals}`} aria-labelledby="own-totals">
      <h2 id="own-totals">
        <Isolated>{pickLocalized(own, 'courseTitle', language)}</Isolated>
      </h2>
      <dl className={styles.figures}>
        <div className={styles.main}>
          <dt>{text.total}</dt>
          <dd>{shown(current)}</dd>
          <dd className={styles.hint}>{text.totalHint}</dd>
        </div>
        <div>
          <dt>{text.lowest}</dt>
          <dd>{shown(lowest)}</dd>
          <dd className={styles.hint}>{text.lowestHint}</dd>
        </div>
        <div>
          <dt>{text.highest}</dt>
          <dd>{shown(highest)}</dd>
          <dd className={styles.hint}>{text.highestHint}</dd>
        </div>
      </dl>
      {lowest !== null && highest !== null && (
        <div className={styles.range} role="img" aria-label={text.rangeOf(percent(lowest), percent(highest))}>
          <span className={styles.sure} style={{ inlineSize: `${lowest}%` }} />
          <span className={styles.open} style={{ inlineSize: `${Math.max(0, Number(highest) - Number(lowest))}%` }} />
        </div>
      )}
      {!own.hasWeights && <p className={styles.hint}>{text.evenly}</p>}
    </section>
  );
}
