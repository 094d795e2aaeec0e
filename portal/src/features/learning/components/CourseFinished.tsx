import { pickLocalized } from '@masar/i18n';
import { Drawing, Skeleton, useLocale, useMessages } from '@masar/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { usePageHead } from '#shared/page/usePageHead';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { CertificateFace } from '#subjects/certificates/CertificateFace';
import { ownCertificates } from '#subjects/certificates/own-certificates.queries';
import { ShareCertificate } from '#subjects/certificates/ShareCertificate';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { learningMessages } from '../learning.messages';
import styles from './CourseFinished.module.css';
import { NextCourse } from './NextCourse';

interface CourseFinishedProps {
  course: CourseDetail;
  /** Of the certificate that completing the course issued. */
  certificateId: string | null;
  /** What the finished course brought nearer. */
  afterwards: ReactNode;
}

/** The end of the path: the certificate itself, for others to see, and where the road goes on (CRT-1). */
export function CourseFinished({ course, certificateId, afterwards }: CourseFinishedProps) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  usePageHead({ title: text.finished });
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: certificates, isPending } = useSignedInQuery(ownCertificates.mine());
  const certificate = certificates?.find(({ id }) => id === certificateId);

  // It takes the lesson's place without a navigation: the reader is brought to its start.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const title = pickLocalized(course, 'title', language);
  const hint = !certificateId ? text.finishedPlain : course.requiresReview ? text.finishedReview : text.finishedHint;
  return (
    <section className={styles.panel}>
      <h1 ref={heading} tabIndex={-1}>
        {text.finished}
      </h1>
      <p>{hint(title)}</p>
      <div className={styles.picture} data-of={certificateId ? 'certificate' : 'drawing'}>
        {certificate && <CertificateFace certificate={certificate} />}
        {certificateId && isPending && (
          <div className={styles.shape} aria-hidden="true" data-testid="certificate-shape">
            <Skeleton height="100%" />
          </div>
        )}
        {!certificateId && <Drawing name="certificate" />}
      </div>
      {certificate?.status === 'verified' && <ShareCertificate certificate={certificate} />}
      <div className={styles.actions}>
        {certificateId && (
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
      <NextCourse finished={course} />
      {afterwards}
    </section>
  );
}
