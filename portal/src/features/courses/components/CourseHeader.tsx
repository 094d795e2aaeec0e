import {
  Badge,
  BookIcon,
  categoryTone,
  ClockIcon,
  DifficultyBadge,
  shell,
  StarIcon,
  StatusBadge,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import type { ReactNode } from 'react';
import { ContentText, FallbackMark } from '#shared/language/ContentText';
import { BackLink } from '#shared/navigation/BackLink';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './CourseHeader.module.css';

interface CourseHeaderProps {
  course: CourseDetail;
  /** Name of its category. */
  category: ReactNode;
  /** Its first lesson is read without an account, and the reader has none. */
  offersFirstLesson: boolean;
}

/** Badge, title, description and the four figures of a course (spec 2). */
export function CourseHeader({ course, category, offersFirstLesson }: CourseHeaderProps) {
  const text = useMessages(courseDetailMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const rating = Number(course.rating);
  return (
    <header className={`${shell.stack14} ${styles.header}`}>
      <BackLink to={paths.courses.href()}>{text.allCourses}</BackLink>
      <div className={styles.cover}>
        <CourseCover course={course} />
      </div>
      <div className={shell.row8}>
        <DifficultyBadge difficulty={course.difficulty} />
        <Badge tone={categoryTone(course.categoryId)}>{category}</Badge>
        <FallbackMark record={course} field="title" />
        {course.isPublished && course.isInPreparation && <StatusBadge status="preparation" />}
        {!course.isPublished && (
          <Badge tone="neutral" dot>
            {text.draft}
          </Badge>
        )}
      </div>
      <h1 tabIndex={-1}>
        <ContentText record={course} field="title" />
      </h1>
      <p className={styles.description}>
        <ContentText record={course} field="description" />
      </p>
      <ul role="list" className={styles.facts}>
        <li>
          <StarIcon size={18} fill="currentColor" className={styles.star} />
          {rating > 0 ? (
            <>
              <strong>{format.rating(rating)}</strong>
              <span>{words.reviews(course.reviewsCount, digits)}</span>
            </>
          ) : (
            words.unrated
          )}
        </li>
        <li>
          <UsersIcon size={18} />
          {words.students(course.studentsCount, digits)}
        </li>
        <li>
          <ClockIcon size={18} />
          {words.hours(course.durationHours, digits)}
        </li>
        <li>
          <BookIcon size={18} />
          {words.lessons(course.lessonsCount, digits)}
        </li>
      </ul>
      {offersFirstLesson && (
        <div className={`${shell.row8} ${styles.deeds} ${styles.first}`}>
          <ButtonLink to={paths.firstLesson.href(course.id)} variant="secondary">
            {text.readFirst}
          </ButtonLink>
        </div>
      )}
      {course.canMark && (
        <div className={`${shell.row8} ${styles.deeds}`}>
          {course.canEdit && (
            <ButtonLink to={paths.editCourse.href(course.id)} variant="secondary">
              {text.edit}
            </ButtonLink>
          )}
          <ButtonLink to={paths.assignments.href(course.id)} variant={course.canEdit ? 'quiet' : 'secondary'}>
            {text.assignments}
          </ButtonLink>
          <ButtonLink to={paths.gradebook.href(course.id)} variant="quiet">
            {text.gradebook}
          </ButtonLink>
          <ButtonLink to={paths.coursePeople.href(course.id)} variant="quiet">
            {text.people}
          </ButtonLink>
          {course.canEdit && Number(course.price) > 0 && (
            <ButtonLink to={paths.coursePlaces.href(course.id)} variant="quiet">
              {text.places}
            </ButtonLink>
          )}
        </div>
      )}
    </header>
  );
}
