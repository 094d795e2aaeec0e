import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ArrowForwardIcon, ChipGroup, PointingIcon, useMessages } from '@masar/ui';
import { paths } from '../../paths';
import { sampleCourses, tracks, type Track } from './landing.content';
import { landingMessages } from './landing.messages';
import { SampleCourseCard } from './SampleCourseCard';
import styles from './Tracks.module.css';

/** The track filter over the six sample courses. */
export function Tracks() {
  const text = useMessages(landingMessages);
  const [track, setTrack] = useState<Track>('all');
  const shown = sampleCourses.filter((course) => track === 'all' || course.track === track);
  return (
    <section className={styles.section} aria-labelledby="landing-tracks">
      <div className={styles.head}>
        <h2 id="landing-tracks">{text.tracksTitle}</h2>
        <Link to={paths.login.href('courses')} className={styles.more}>
          {text.allCourses}
          <PointingIcon icon={ArrowForwardIcon} size={18} />
        </Link>
      </div>
      <ChipGroup
        label={text.tracksTitle}
        options={tracks.map((value) => ({ value, label: text[value] }))}
        value={track}
        onChange={setTrack}
      />
      <ul role="list" className={styles.grid}>
        {shown.map((course) => (
          <SampleCourseCard key={course.title.en} course={course} />
        ))}
      </ul>
    </section>
  );
}
