import { Button, CheckIcon, useLocale, useMessages } from '@masar/ui';
import { useLocation } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { redirectOf } from '#shared/navigation/redirect';
import { useSession } from '#shared/session/SessionProvider';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { followCourseMessages } from '../follow-course.messages';
import { useFollowCourse } from '../follow-course.mutation';
import styles from './FollowCourse.module.css';

interface FollowCourseProps {
  course: CourseDetail;
  /** The reader joined before the course went back to preparation. */
  isEnrolled: boolean;
}

function FollowButton({ course }: { course: CourseDetail }) {
  const text = useMessages(followCourseMessages);
  const { isSignedIn } = useSession();
  const location = useLocation();
  const notifyFailure = useFailureNotice();
  const follow = useFollowCourse(course.id);
  if (course.canEdit) {
    return (
      <ButtonLink to={paths.editCourse.href(course.id)} size="large" wide>
        {text.finish}
      </ButtonLink>
    );
  }
  if (!isSignedIn) {
    return (
      <ButtonLink to={paths.login.href(redirectOf(location))} size="large" wide>
        {text.signIn}
      </ButtonLink>
    );
  }
  const change = () =>
    follow.mutate(!course.isFollowed, { onError: (error) => notifyFailure(error, { title: text.failed }) });
  return (
    <Button
      size="large"
      wide
      variant={course.isFollowed ? 'secondary' : 'primary'}
      busy={follow.isPending}
      onClick={change}
    >
      {course.isFollowed ? text.unfollow : text.follow}
    </Button>
  );
}

/** In the place of joining while a course is in preparation: says so, and lets people wait for it (CRS-10). */
export function FollowCourse({ course, isEnrolled }: FollowCourseProps) {
  const text = useMessages(followCourseMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  return (
    <div className={styles.follow}>
      <div className={styles.words}>
        <strong>{text.title}</strong>
        <p className={styles.hint}>{isEnrolled ? text.keptHint : text.hint}</p>
        <p className={styles.count} role="status">
          {course.isFollowed && (
            <span className={styles.followed}>
              <CheckIcon size={18} />
              {text.followed}
            </span>
          )}
          <span>{words.followers(course.followersCount, digits)}</span>
        </p>
      </div>
      <FollowButton course={course} />
    </div>
  );
}
