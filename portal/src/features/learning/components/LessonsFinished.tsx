import { pickLocalized } from '@masar/i18n';
import { Drawing, useLocale, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { usePageHead } from '#shared/page/usePageHead';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { learningMessages } from '../learning.messages';
import styles from './CourseFinished.module.css';

/** After the last lesson of a course that has a final: it is open now, and nothing else is missing (EVD-3). */
export function LessonsFinished({ course }: { course: CourseDetail }) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  usePageHead({ title: text.lessonsFinished });
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
      <p>{text.lessonsFinishedHint(pickLocalized(course, 'title', language))}</p>
      <div className={styles.picture} data-of="drawing">
        <Drawing name="certificate" />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.courseFinal.href(course.id)} size="large">
          {text.toFinal}
        </ButtonLink>
        <ButtonLink to={paths.course.href(course.id)} size="large" variant="secondary">
          {text.toCourse}
        </ButtonLink>
      </div>
    </section>
  );
}
