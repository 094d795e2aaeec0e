import { PageSpinner, shell, useLocale, useMessages } from '@masar/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useContentLanguage } from '#shared/language/content-language';
import { useContentText } from '#shared/language/ContentText';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { lazyPart } from '#shared/navigation/lazy-part';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { CategoryName } from '#subjects/courses/CategoryName';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { CourseWay } from '#subjects/courses/CourseWay';
import { useEnrollment } from '#subjects/courses/useEnrollment';
import { CertificateCard } from '../components/CertificateCard';
import { CourseHeader } from '../components/CourseHeader';
import { CourseNotFound } from '../components/CourseNotFound';
import { CourseTabs } from '../components/CourseTabs';
import { EnrollCard } from '../components/EnrollCard';
import { courseDetailMessages } from '../course-detail.messages';
import { courseData, summaryOf } from '../model/course-data';
import styles from './CourseDetailPage.module.css';

const LeaveCourse = lazyPart(() => import('../components/LeaveCourse'));
const CourseRuns = lazyPart(() => import('../components/CourseRuns'));
const CourseAssignments = lazyPart(() => import('../components/CourseAssignments'));
const SaveCourse = lazyPart(() => import('../components/SaveCourse'));
const AskForNames = lazyPart(() => import('#subjects/certificates/AskForNames'));
const CertificateUnderReview = lazyPart(() => import('../components/CertificateUnderReview'));

/** The browser's store of answers exists on secure addresses only. */
const canKeep = () => 'caches' in globalThis;

function LoadedCourse({ course }: { course: CourseDetail }) {
  const text = useMessages(courseDetailMessages);
  const { language } = useLocale();
  const provider = useOrganizationName();
  const contentText = useContentText();
  const enrollment = useEnrollment(course.id);
  const lessons = usePublicQuery(courseQueries.curriculum(course.id, useContentLanguage()));
  const offersFirstLesson = useSession().status === 'signed-out' && lessons.data?.[0]?.isOpenToVisitors === true;
  const isUnderway = enrollment !== undefined && !enrollment.completedAt && !course.isInPreparation;
  const way = useSignedInQuery({ ...courseQueries.way(course.id), enabled: isUnderway });
  usePageHead({
    title: contentText(course, 'title').text,
    description: summaryOf(contentText(course, 'description').text),
    structuredData: courseData(course, language, provider),
  });
  return (
    <PageFrame>
      <div className={`${shell.stack28} ${styles.layout}`}>
        <div className={styles.head}>
          <CourseHeader
            course={course}
            category={<CategoryName id={course.categoryId} />}
            offersFirstLesson={offersFirstLesson}
          />
        </div>
        <div className={styles.main}>
          <CourseTabs course={course} enrollment={enrollment} />
        </div>
        <aside className={styles.side}>
          <div className={styles.enroll}>
            <EnrollCard course={course} lessons={lessons.data ?? []} enrollment={enrollment} way={way.data} />
          </div>
          {enrollment && !course.isInPreparation && (
            <ButtonLink to={paths.myGrades.href(course.id)} variant="secondary" wide>
              {text.myGrades}
            </ButtonLink>
          )}
          {enrollment && !course.isInPreparation && (
            <Suspense fallback={null}>
              <CourseAssignments courseId={course.id} />
            </Suspense>
          )}
          {enrollment && !enrollment.completedAt && (
            <Suspense fallback={null}>
              <AskForNames course={course} />
            </Suspense>
          )}
          {enrollment?.completedAt && course.requiresReview && (
            <Suspense fallback={null}>
              <CertificateUnderReview courseId={course.id} />
            </Suspense>
          )}
          {enrollment && !course.isInPreparation && canKeep() && (
            <Suspense fallback={null}>
              <SaveCourse courseId={course.id} />
            </Suspense>
          )}
          {isUnderway && <CourseWay courseId={course.id} />}
          {(!isUnderway || !way.isPending) && <CertificateCard requiresReview={course.requiresReview} />}
          {enrollment && !course.isInPreparation && (
            <Suspense fallback={null}>
              <CourseRuns course={course} enrollment={enrollment} />
            </Suspense>
          )}
          {enrollment && (
            <Suspense fallback={null}>
              <LeaveCourse course={course} />
            </Suspense>
          )}
        </aside>
      </div>
    </PageFrame>
  );
}

/** /courses/{id} (CRS-2). */
export default function CourseDetailPage() {
  const { id = '' } = useParams();
  const course = usePublicQuery(courseQueries.detail(id, useContentLanguage()));
  if (course.isPending) return <PageSpinner />;
  if (course.isError) return <CourseNotFound error={course.error} onRetry={() => void course.refetch()} />;
  return <LoadedCourse course={course.data} />;
}
