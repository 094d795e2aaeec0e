import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { joinsAtOnce, type WayToJoin } from '#subjects/courses/way-to-join';
import { coursesMessages } from '../courses.messages';
import styles from './CourseCard.module.css';

interface JoinActionProps {
  courseId: string;
  title: string;
  way: WayToJoin;
  onEnroll: () => void;
}

/** The button of a card: it enrols where nobody has to be asked, else it leads to the course's page, where one asks. */
export function JoinAction({ courseId, title, way, onEnroll }: JoinActionProps) {
  const text = useMessages(coursesMessages);
  if (!joinsAtOnce(way)) {
    const label = text[way as 'ask' | 'asked' | 'declined'];
    return (
      <span className={styles.toPage}>
        <ButtonLink
          to={paths.course.href(courseId)}
          variant={way === 'ask' ? 'secondary' : 'quiet'}
          aria-label={text.about(label, title)}
        >
          {label}
        </ButtonLink>
      </span>
    );
  }
  const isGranted = way === 'granted';
  return (
    <Button
      variant={isGranted ? 'contained' : 'outlined'}
      className={styles.action}
      aria-label={isGranted ? text.about(text.granted, title) : text.enrollIn(title)}
      onClick={onEnroll}
    >
      {isGranted ? text.granted : text.enroll}
    </Button>
  );
}
