import { textDirection } from '@masar/i18n';
import {
  CalendarIcon,
  categoryTone,
  ClockIcon,
  DifficultyBadge,
  Isolated,
  shell,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { CategoryName } from '#subjects/courses/CategoryName';
import { CourseCover } from '#subjects/courses/CourseCover';
import { vrWords } from '../messages/vr-words.messages';
import type { VrWorkshop } from '../vr-answers';
import { LengthText } from './LengthText';
import styles from './WorkshopCard.module.css';

interface WorkshopCardProps {
  workshop: VrWorkshop;
  headingLevel?: 2 | 3;
}

/** A workshop of a list: the card leads to its sessions, which the page lists above. */
export function WorkshopCard({ workshop, headingLevel = 3 }: WorkshopCardProps) {
  const words = useMessages(vrWords);
  const { digits } = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={`${shell.pictureCard} ${styles.card}`}>
      <CourseCover course={{ ...workshop, thumbnailUrl: null }} />
      <span className={`${shell.onCover} ${styles.level}`}>
        <DifficultyBadge difficulty={workshop.difficulty} />
      </span>
      <div className={styles.body}>
        {workshop.categoryId && (
          <span className={styles.category} data-tone={categoryTone(workshop.categoryId)}>
            <CategoryName id={workshop.categoryId} />
          </span>
        )}
        <Heading className={styles.title}>
          <Link to={paths.vr.href(workshop.id)} className={`${shell.wholeCard} ${styles.link}`}>
            <Isolated>{workshop.title}</Isolated>
          </Link>
        </Heading>
        {workshop.description && (
          <p className={styles.description} dir={textDirection(workshop.description)}>
            {workshop.description}
          </p>
        )}
        <ul role="list" className={styles.facts}>
          {workshop.duration && (
            <li>
              <ClockIcon size={16} />
              <LengthText minutes={workshop.duration} />
            </li>
          )}
          <li>
            <UsersIcon size={16} />
            {words.seats(workshop.maxParticipants, digits)}
          </li>
        </ul>
        {!workshop.nextSession && (
          <p className={styles.next}>
            <CalendarIcon size={16} />
            <span>{words.noSession}</span>
          </p>
        )}
      </div>
    </li>
  );
}
