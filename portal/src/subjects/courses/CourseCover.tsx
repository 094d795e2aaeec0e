import { categoryMotif, categoryTone, Cover, coverMotifs } from '@masar/ui';
import { createElement } from 'react';
import type { Course } from './course-answers';
import styles from './CourseCover.module.css';
import { coverView } from './cover-view';
import { stationIcon } from './station-icon';

interface CourseCoverProps {
  /** A course, or what stands on the same lines, as a workshop does. */
  course: Pick<Course, 'id' | 'titleEn' | 'thumbnailUrl'> & { categoryId: string | null };
}

/**
 * A course's picture, else its station on the line of its category: every course stands elsewhere on it, with a sign of
 * what it is about. Decorative; it fills a wide strip and a narrow column alike.
 */
export function CourseCover({ course: { id, categoryId, titleEn, thumbnailUrl } }: CourseCoverProps) {
  if (thumbnailUrl) return <Cover categoryId={categoryId} imageUrl={thumbnailUrl} />;
  const motif = categoryMotif(categoryId);
  const { path } = coverMotifs[motif];
  const { station, others, turn, nearness, isMirrored, echo } = coverView(id, motif);
  const view = `translate(160 60) rotate(${turn}) scale(${isMirrored ? -nearness : nearness} ${nearness}) translate(${-station[0]} ${-station[1]})`;
  return (
    <span className={styles.cover} data-tone={categoryTone(categoryId)}>
      <svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g transform={view}>
          <path className={styles.line} d={path} strokeWidth={11 / nearness} />
          <path className={styles.echo} d={path} strokeWidth={11 / nearness} transform={`translate(0 ${echo})`} />
          {others.map(([x, y]) => (
            <circle key={`${x} ${y}`} className={styles.other} cx={x} cy={y} r={8 / nearness} />
          ))}
        </g>
        <circle className={styles.station} cx="160" cy="60" r="23" />
        {createElement(stationIcon(titleEn, categoryId), { className: styles.sign, size: 24, x: 148, y: 48 })}
      </svg>
    </span>
  );
}
