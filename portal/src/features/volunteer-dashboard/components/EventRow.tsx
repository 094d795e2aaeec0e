import { pickLocalized } from '@masar/i18n';
import { Badge, ClockIcon, CubeIcon, Isolated, MapPinIcon, shell, useLocale, useMessages, UsersIcon } from '@masar/ui';
import { courseWords } from '#subjects/courses/course-words.messages';
import { DayMark } from '#subjects/dashboard/DayMark';
import type { ComingEvent } from '#subjects/volunteering/hours.queries';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';
import { EventAction } from './EventAction';
import styles from './EventRow.module.css';

/** One event: day, time, place, who takes part, how long it lasts, and the way in. */
export function EventRow({ event }: { event: ComingEvent }) {
  const text = useMessages(volunteerDashboardMessages);
  const words = useMessages(courseWords);
  const { language, digits, format } = useLocale();
  const title = pickLocalized(event, 'title', language);
  const location = language === 'en' ? event.locationEn : event.location;
  const lasts = language === 'en' ? event.durationEn : event.duration;
  const lengthOf = (minutes: number) =>
    minutes >= 120 && minutes % 60 === 0 ? words.hours(minutes / 60, digits) : words.minutes(minutes, digits);
  const duration = event.minutes === null ? lasts : lengthOf(event.minutes);
  const count = format.number(event.participants);
  return (
    <li className={styles.event}>
      <DayMark day={event.day} at={event.startsAt} />
      <div className={styles.words}>
        <h3 className={`${shell.line} ${styles.title}`}>
          <Isolated>{title}</Isolated>
          {event.hasJoined && <Badge tone="green">{text.joined}</Badge>}
        </h3>
        <p className={styles.facts}>
          {(event.startsAt || duration) && (
            <span>
              <ClockIcon size={16} />
              {event.startsAt && <Isolated>{format.appointment(event.startsAt, { timeStyle: 'short' })}</Isolated>}
              {event.startsAt && duration && ' · '}
              {duration && <Isolated>{duration}</Isolated>}
            </span>
          )}
          {event.kind === 'vr' ? (
            <span>
              <CubeIcon size={16} />
              {text.virtual}
            </span>
          ) : (
            location && (
              <span>
                <MapPinIcon size={16} />
                <Isolated>{location}</Isolated>
              </span>
            )
          )}
          <span>
            <UsersIcon size={16} />
            {event.places === null ? text.participants(count) : text.participantsOf(count, format.number(event.places))}
          </span>
        </p>
      </div>
      <EventAction event={event} title={title} />
    </li>
  );
}
