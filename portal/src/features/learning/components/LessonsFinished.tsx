import { pickLocalized } from '@masar/i18n';
import { Drawing, Isolated, useLocale, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { usePageHead } from '#shared/page/usePageHead';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { stepAddress, stepLeft } from '#subjects/courses/way-steps';
import { learningMessages } from '../learning.messages';
import styles from './CourseFinished.module.css';

/** After the last lesson of a course that asks for more: what is left, and the way to it; the list of all stands in the contents (EVD-3, EVD-9). */
export function LessonsFinished({ course }: { course: CourseDetail }) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  usePageHead({ title: text.lessonsFinished });
  const way = useSignedInQuery(courseQueries.way(course.id));
  const left = way.data && stepLeft(way.data);
  const heading = useRef<HTMLHeadingElement>(null);

  // It takes the lesson's place without a navigation: the reader is brought to its start.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className={styles.panel}>
      <h1 ref={heading} tabIndex={-1}>
        {text.lessonsFinished}
      </h1>
      {left && (
        <p>
          {(left.kind === 'final' ? text.lessonsFinishedHint : text.stepsLeftHint)(
            pickLocalized(course, 'title', language),
          )}
        </p>
      )}
      <div className={styles.picture} data-of="drawing">
        <Drawing name="certificate" />
      </div>
      <div className={styles.actions}>
        {left && (
          <ButtonLink to={stepAddress(left, course.id)} size="large">
            {left.kind === 'final' ? (
              text.toFinal
            ) : (
              <>
                {text.next}: <Isolated>{pickLocalized(left, 'title', language)}</Isolated>
              </>
            )}
          </ButtonLink>
        )}
        <ButtonLink to={paths.course.href(course.id)} size="large" variant="secondary">
          {text.toCourse}
        </ButtonLink>
      </div>
    </section>
  );
}
