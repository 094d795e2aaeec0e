import { ArrowForwardIcon, ChipGroup, PointingIcon, shell, useMessages } from '@masar/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useSitePage } from '#shared/site/useSitePage';
import { type Track, trackOf, tracks } from './landing.content';
import { landingMessages } from './landing.messages';
import { ShownCourseCard } from './ShownCourseCard';
import styles from './Tracks.module.css';

/** The track filter over up to six courses; left out while there is none (READ-1). */
export function Tracks() {
  const text = useMessages(landingMessages);
  const [track, setTrack] = useState<Track>('all');
  const { courses } = useSitePage('landing');
  if (courses.length === 0) return null;
  const shown = courses.filter((course) => track === 'all' || trackOf(course.categoryId) === track);
  return (
    <section className={shell.stack20} aria-labelledby="landing-tracks">
      <div className={styles.head}>
        <h2 id="landing-tracks">{text.tracksTitle}</h2>
        <Link to={paths.login.href('courses')} className={styles.more}>
          {text.allCourses}
          <PointingIcon icon={ArrowForwardIcon} size={18} />
        </Link>
      </div>
      <ChipGroup
        label={text.tracksTitle}
        options={tracks
          .filter((value) => value === 'all' || courses.some(({ categoryId }) => trackOf(categoryId) === value))
          .map((value) => ({ value, label: text[value] }))}
        value={track}
        onChange={setTrack}
      />
      <ul role="list" className={styles.grid}>
        {shown.map((course) => (
          <ShownCourseCard key={course.id ?? course.titleEn} course={course} />
        ))}
      </ul>
    </section>
  );
}
