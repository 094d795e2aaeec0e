import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths';
import { Button, Cover, DifficultyBadge, categoryTone, useLocale, useMessages } from '@masar/ui';
import type { Course, Enrollment } from '#shared/courses/course-answers';
import { CoursePrice } from '#shared/courses/CoursePrice';
import { CourseRating } from '#shared/courses/CourseRating';
import { courseWords } from '#shared/courses/course-words.messages';
import { ContentText, FallbackMark, useContentText } from '#shared/language/ContentText';
import { coursesMessages } from '../courses.messages';
import { EnrolledLine } from './EnrolledLine';
import styles from './CourseCard.module.css';

interface CourseCardProps {
  course: Course;
  /** Name of its category in the reader's language. */
  category: ReactNode;
  enrollment: Enrollment | undefined;
  onEnroll: () => void;
  headingLevel?: 2 | 3;
}

/** A course of the listing: the card leads to its page, the button enrols. */
export function CourseCard({ course, category, enrollment, onEnroll, headingLevel = 2 }: CourseCardProps) {
  const text = useMessages(coursesMessages);
  const words = useMessages(courseWords);
  const { digits } = useLocale();
  const title = useContentText()(course, 'title').text;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.card}>
      <Cover categoryId={course.categoryId} imageUrl={course.thumbnailUrl} />
      <span className={styles.level}>
        <DifficultyBadge difficulty={course.difficulty} />
      </span>
      <div className={styles.body}>
        <span className={styles.above}>
          <span className={styles.category} data-tone={categoryTone(course.categoryId)}>
            {category}
          </span>
          <FallbackMark record={course} field="title" />
        </span>
        <Heading className={styles.title}>
          <Link to={paths.course.href(course.id)} className={styles.link}>
            <ContentText record={course} field="title" />
          </Link>
        </Heading>
        <p className={styles.facts}>
          <span>{words.lessons(course.lessonsCount, digits)}</span>
          <span>{words.hours(course.durationHours, digits)}</span>
          <CourseRating rating={course.rating} />
        </p>
        <div className={styles.foot}>
          {enrollment ? (
            <EnrolledLine enrollment={enrollment} title={title} />
          ) : (
            <>
              <CoursePrice price={course.price} />
              <Button
                variant="secondary"
                className={styles.action}
                aria-label={text.enrollIn(title)}
                onClick={onEnroll}
              >
                {text.enroll}
              </Button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
