import { useEffect, useRef } from 'react';
import { paths } from '#shared/navigation/paths';
import { pickLocalized } from '@masar/i18n';
import { Drawing, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { usePageHead } from '#shared/page/usePageHead';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { learningMessages } from '../learning.messages';
import styles from './CourseFinished.module.css';

interface CourseFinishedProps {
  course: CourseDetail;
  /** Whether completing the course issued a certificate. */
  hasCertificate: boolean;
}

/** The end of the path: the last lesson is done (CRT-1). */
export function CourseFinished({ course, hasCertificate }: CourseFinishedProps) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  usePageHead({ title: text.finished });
  const heading = useRef<HTMLHeadingElement>(null);

  // It takes the lesson's place without a navigation: the reader is brought to its start.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const title = pickLocalized(course, 'title', language);
  const hint = !hasCertificate ? text.finishedPlain : course.requiresReview ? text.finishedReview : text.finishedHint;
  return (
    <section className={styles.panel}>
      <div className={styles.drawing}>
        <Drawing name="certificate" />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {text.finished}
      </h1>
      <p>{hint(title)}</p>
      <div className={styles.actions}>
        {hasCertificate && (
          <ButtonLink to={paths.certificates.href()} size="large">
            {text.certificate}
          </ButtonLink>
        )}
        <ButtonLink to={`${paths.course.href(course.id)}?tab=reviews`} size="large" variant="secondary">
          {text.reviewCourse}
        </ButtonLink>
        <ButtonLink to={paths.courses.href()} size="large" variant="quiet">
          {text.moreCourses}
        </ButtonLink>
      </div>
    </section>
  );
}
