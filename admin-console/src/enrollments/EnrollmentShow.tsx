import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { EmailAddress } from '../records/EmailAddress';
import { RecordShow } from '../records/RecordShow';
import type { Enrollment } from './enrollment';
import { enrollmentsMessages } from './enrollments.messages';

export function EnrollmentShow() {
  const text = useMessages(enrollmentsMessages);
  const { language, format } = useLocale();
  const nameOf = ({ userName, userEmail }: Enrollment) => userName || userEmail;
  return (
    <RecordShow<Enrollment>
      back={text.back}
      title={(row) => `${nameOf(row)} · ${pickLocalized(row, 'courseTitle', language)}`}
      facts={(row) => [
        [
          text.learner,
          <Link to={`/users/${row.userId}/show`}>
            <Isolated>{nameOf(row)}</Isolated>
          </Link>,
        ],
        [text.email, <EmailAddress>{row.userEmail}</EmailAddress>],
        [
          text.course,
          <Link to={`/courses/${row.courseId}/show`}>
            <Isolated>{pickLocalized(row, 'courseTitle', language)}</Isolated>
          </Link>,
        ],
        [text.progress, format.percent(Number(row.progress))],
        [text.pricePaid, format.price(Number(row.pricePaid))],
        [text.enrolledAt, format.dateTime(row.enrolledAt)],
        [text.lastActivityAt, row.lastActivityAt ? format.dateTime(row.lastActivityAt) : '—'],
        [text.completedAt, row.completedAt ? format.dateTime(row.completedAt) : '—'],
      ]}
      actions={() => <DeleteRecord nameOf={nameOf} hint={text.withdrawHint} />}
    />
  );
}
