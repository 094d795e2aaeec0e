import { listed, pickLocalized } from '@masar/i18n';
import { Badge, shell, useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import { needsPlace } from '#subjects/courses/MissingFirst';
import { roadQueries } from '#subjects/courses/road.queries';
import { courseDetailMessages } from '../course-detail.messages';
import overviewStyles from './CourseOverview.module.css';
import styles from './NeedsFirst.module.css';

/** What a course builds on and, where the reader lacks some of it, the courses that come first (PRE-3). */
export function NeedsFirst({ courseId }: { courseId: string }) {
  const text = useMessages(courseDetailMessages);
  const { language } = useLocale();
  const { user } = useSession();
  const { data: road } = useQuery(roadQueries.toCourse(courseId, useContentLanguage()));
  const { hash } = useLocation();
  const shownWhereAsked = useCallback(
    (place: HTMLElement | null) => {
      if (hash !== `#${needsPlace}`) return;
      // After the navigation has put the focus on the page's heading.
      requestAnimationFrame(() => {
        place?.focus({ preventScroll: true });
        place?.scrollIntoView?.({ block: 'center' });
      });
    },
    [hash],
  );
  if (!road || road.needs.length === 0) return null;
  const nameOf = (need: (typeof road.needs)[number]) => pickLocalized(need, 'label', language);
  const isReady = road.needs.every(({ isMet }) => isMet);
  return (
    <div id={needsPlace} ref={shownWhereAsked} tabIndex={-1} className={`${shell.stack14} ${styles.needs}`}>
      <p>{text.needsHint}</p>
      <ul role="list" className={shell.row8}>
        {road.needs.map((need) => (
          <li key={need.skillId}>
            <Badge tone={!user ? 'neutral' : need.isMet ? 'green' : 'clay'}>
              {!user ? nameOf(need) : need.isMet ? text.needMet(nameOf(need)) : text.needLacked(nameOf(need))}
            </Badge>
          </li>
        ))}
      </ul>
      {isReady && <p>{text.needsMet}</p>}
      {road.stations.length > 0 && (
        <>
          <h3>{text.needsFirst}</h3>
          <p>{text.needsFirstHint}</p>
          <ol className={overviewStyles.requirements}>
            {road.stations.map(({ courseId: id, course }) => (
              <li key={id}>
                <Link to={paths.course.href(id)}>
                  <ContentText record={course} field="title" />
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      {road.unmet.length > 0 && <p>{text.fromOutside(listed(road.unmet.map(nameOf), language))}</p>}
    </div>
  );
}
