import { pickLocalized } from '@masar/i18n';
import { useLocale } from '@masar/ui';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import styles from './StationTitles.module.css';

/** More names than this would touch each other below a way as wide as the page. */
const mostTitles = 7;

/**
 * How wide a name may be, in percent of the way: neighbours keep a twentieth of a step between them. The first and the
 * last stand to one side of their stations, the others around theirs.
 */
const widthOf = (place: number, lessons: number): number => {
  const step = 100 / (lessons - 1);
  return place === 0 || place === lessons - 1 ? Math.min(step * 0.55, 45) : step * 0.8;
};

interface StationTitlesProps {
  courseId: string;
  /** Lessons of the course. */
  lessons: number;
}

/** The lessons' names below their stations, each a way there; on wide screens, where they have room (DSH-6). */
export function StationTitles({ courseId, lessons }: StationTitlesProps) {
  const { language } = useLocale();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const isShown = isWide && lessons > 1 && lessons <= mostTitles;
  const { data } = useSignedInQuery({
    ...courseQueries.curriculum(courseId, useContentLanguage()),
    enabled: isShown,
  });
  if (!isShown) return null;
  return (
    <ol role="list" className={styles.titles}>
      {data?.slice(0, lessons).map((lesson, place) => (
        <li
          key={lesson.id}
          className={styles.title}
          style={{ inlineSize: `${widthOf(place, lessons)}%`, insetInlineStart: `${(place / (lessons - 1)) * 100}%` }}
        >
          <Link to={paths.lesson.href(courseId, lesson.id)}>{pickLocalized(lesson, 'title', language)}</Link>
        </li>
      ))}
    </ol>
  );
}
