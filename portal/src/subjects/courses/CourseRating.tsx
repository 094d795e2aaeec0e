import { shell, StarIcon, useLocale, useMessages } from '@masar/ui';
import { courseWords } from './course-words.messages';
import styles from './CourseRating.module.css';

interface CourseRatingProps {
  /** Numeric string; 0.00 stands for a course without reviews. */
  rating: string;
}

/** The star and the average with one decimal; courses without reviews are called new (spec 9). */
export function CourseRating({ rating }: CourseRatingProps) {
  const text = useMessages(courseWords);
  const { format } = useLocale();
  const value = Number(rating);
  if (!(value > 0)) return <span>{text.unrated}</span>;
  return (
    <span className={`${shell.inline4} ${styles.rating}`}>
      <StarIcon size={15} fill="currentColor" />
      <span className="visually-hidden">{text.rating(format.rating(value))}</span>
      <span aria-hidden="true">{format.rating(value)}</span>
    </span>
  );
}
