import { pickLocalized } from '@masar/i18n';
import { CheckIcon, Isolated, ProgressBar, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { CourseDetail, CurriculumLesson, Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import { stepAddress, stepLeft, type Way } from '#subjects/courses/way-steps';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './EnrollCard.module.css';
import { FollowCourse } from './FollowCourse';
import { JoinCourse } from './JoinCourse';

interface EnrollCardProps {
  course: CourseDetail;
  lessons: readonly CurriculumLesson[];
  enrollment: Enrollment | undefined;
  /** What completing the course needs, once it is known. */
  way: Way | undefined;
}

function Progress({ course, lessons, enrollment, way }: EnrollCardProps & { enrollment: Enrollment }) {
  const text = useMessages(courseDetailMessages);
  const words = useMessages(courseWords);
  const { language, format } = useLocale();
  const { nextLesson, completedAt, progress } = enrollment;
  const lessonId = nextLesson?.id ?? lessons[0]?.id;
  const action = completedAt ? text.review : Number(progress) > 0 ? text.continue : text.start;
  // All lessons are complete and the course is not: its final or required work is left (EVD-3, EVD-9).
  const isLeft = !completedAt && Number(progress) >= 100;
  const left = isLeft && way ? stepLeft(way) : undefined;
  return (
    <>
      <div className={styles.progress}>
        <span className={styles.state}>
          <CheckIcon size={18} />
          {completedAt ? text.finished : text.enrolled}
        </span>
        <strong>{format.percent(Number(progress))}</strong>
        <ProgressBar percent={progress} label={words.progress(pickLocalized(course, 'title', language))} />
        {nextLesson && (
          <span className={styles.next}>
            {text.next} <Isolated>{pickLocalized(nextLesson, 'title', language)}</Isolated>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {lessonId && !course.isInPreparation && !isLeft && (
          <ButtonLink
            to={paths.lesson.href(course.id, lessonId)}
            size="large"
            wide
            variant={completedAt ? 'secondary' : 'primary'}
          >
            {action}
          </ButtonLink>
        )}
        {left && (
          <ButtonLink to={stepAddress(left, course.id)} size="large" wide>
            {left.kind === 'final' ? (
              text.toFinal
            ) : (
              <>
                {text.next} <Isolated>{pickLocalized(left, 'title', language)}</Isolated>
              </>
            )}
          </ButtonLink>
        )}
        {completedAt && (
          <ButtonLink to={paths.certificates.href()} size="large" wide>
            {text.toCertificate}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Enrolling, waiting or going on; stays in sight while the page scrolls, on the phone at its lower edge (CRS-2). */
export function EnrollCard(props: EnrollCardProps) {
  const { course, enrollment } = props;
  return (
    <div className={styles.card}>
      <div className={styles.cover}>
        <CourseCover course={course} />
      </div>
      <div
        className={styles.body}
        data-done={enrollment?.completedAt ? true : undefined}
        data-waiting={course.isInPreparation || undefined}
      >
        {enrollment && <Progress {...props} enrollment={enrollment} />}
        {course.isInPreparation && <FollowCourse course={course} isEnrolled={enrollment !== undefined} />}
        {!enrollment && !course.isInPreparation && <JoinCourse course={course} />}
      </div>
    </div>
  );
}
