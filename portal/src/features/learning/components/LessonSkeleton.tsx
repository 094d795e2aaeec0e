import { Skeleton } from '@masar/ui';
import styles from './OpenLesson.module.css';

const paragraphs = [
  ['96%', '100%', '88%', '92%', '50%'],
  ['100%', '94%', '97%', '64%'],
  ['90%', '98%', '93%', '100%', '40%'],
];

/** The shape of a lesson while it loads, a screen high as lessons are: nothing below it is pushed away (PERF-3). */
export function LessonSkeleton() {
  return (
    <div className={styles.shape} aria-busy="true">
      <Skeleton width="60%" height="0.9em" />
      <Skeleton width="70%" height="2em" />
      {paragraphs.map((lines, place) => (
        <div key={place} className={styles.paragraph}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
