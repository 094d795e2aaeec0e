import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { EmailAddress } from '../records/EmailAddress';
import { RecordShow } from '../records/RecordShow';
import { type CoursePlace, personOf } from './course-place';
import { coursePlacesMessages } from './course-places.messages';

export function CoursePlaceShow() {
  const text = useMessages(coursePlacesMessages);
  const { language, format } = useLocale();
  const moment = (at: string | null) => (at ? format.dateTime(at) : '—');
  return (
    <RecordShow<CoursePlace>
      back={text.back}
      title={(place) => `${personOf(place)} · ${pickLocalized(place, 'courseTitle', language)}`}
      isEditable
      facts={(place) => [
        [
          text.person,
          place.userId ? (
            <Link to={`/users/${place.userId}/show`}>
              <Isolated>{personOf(place)}</Isolated>
            </Link>
          ) : (
            <Isolated>{personOf(place)}</Isolated>
          ),
        ],
        [text.email, place.email ? <EmailAddress>{place.email}</EmailAddress> : '—'],
        [
          text.course,
          <Link to={`/courses/${place.courseId}/show`}>
            <Isolated>{pickLocalized(place, 'courseTitle', language)}</Isolated>
          </Link>,
        ],
        [text.state, place.usedAt ? text.used : text[place.state]],
        [text.note, place.note ?? '—'],
        [text.reason, place.reason ?? '—'],
        [text.amountReceived, format.price(Number(place.amountReceived))],
        [text.decidedBy, place.decidedByName ?? '—'],
        [text.recordedBy, place.recordedByName ?? '—'],
        [text.askedAt, moment(place.askedAt)],
        [text.decidedAt, moment(place.decidedAt)],
        [text.receivedAt, moment(place.receivedAt)],
        [text.usedAt, moment(place.usedAt)],
      ]}
      actions={() => <DeleteRecord nameOf={personOf} hint={text.withdrawHint} />}
    />
  );
}
