import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import { PostWords } from '../../posts/PostWords';
import { RecordShow } from '../../records/RecordShow';
import { type Application, ApplicationBadge } from './ApplicationBadge';
import { ApplicationDecision } from './ApplicationDecision';
import { applicationsMessages } from './applications.messages';

const resources = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

export function ApplicationShow() {
  const text = useMessages(applicationsMessages);
  const { language, format } = useLocale();
  return (
    <RecordShow<Application>
      back={text.back}
      title={({ userName }) => userName ?? text.deletedUser}
      facts={(one) => [
        [text.status, <ApplicationBadge status={one.status} />],
        [text.kind, text[one.kind]],
        [
          text.posting,
          <Link to={`/${resources[one.kind]}/${one.postingId}/show`}>
            <Isolated>{pickLocalized(one, 'title', language)}</Isolated>
          </Link>,
        ],
        [
          text.applicant,
          <Link to={`/users/${one.userId}/show`}>
            <Isolated>{one.userName ?? text.deletedUser}</Isolated>
          </Link>,
        ],
        [text.appliedAt, format.dateTime(one.appliedAt)],
        [text.updatedAt, format.dateTime(one.updatedAt)],
        ...(one.resumeUrl
          ? [
              [
                text.resume,
                <a href={one.resumeUrl} target="_blank" rel="noreferrer nofollow">
                  {text.openResume}
                </a>,
              ] as const,
            ]
          : []),
      ]}
    >
      {(one) => (
        <Card>
          <PostWords label={text.message} link={{ href: `/applications/${one.id}`, text: text.openApplication }}>
            {one.message ?? '—'}
          </PostWords>
          <ApplicationDecision application={one} />
        </Card>
      )}
    </RecordShow>
  );
}
