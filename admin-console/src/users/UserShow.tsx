import { Link } from 'react-router-dom';
import { RoleBadge, useLocale, useMessages } from '@masar/ui';
import { EmailAddress } from '../records/EmailAddress';
import { RecordShow } from '../records/RecordShow';
import { AccountState } from './AccountState';
import { ResetSecondFactor } from './ResetSecondFactor';
import { nameOfUser, type User } from './user';
import { usersMessages } from './users.messages';

const of = (resource: string, userId: string): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify({ userId }))}`;

export function UserShow() {
  const text = useMessages(usersMessages);
  const { format } = useLocale();
  return (
    <RecordShow<User>
      back={text.back}
      title={nameOfUser}
      isEditable
      actions={(user) => <ResetSecondFactor user={user} />}
      facts={(user) => [
        [text.email, <EmailAddress>{user.email}</EmailAddress>],
        [text.role, <RoleBadge role={user.role} />],
        [text.access, <AccountState user={user} />],
        [text.nameAr, user.nameAr || '—'],
        [text.nameEn, user.nameEn || '—'],
        [text.bio, user.bio || '—'],
        [text.enrollments, <Link to={of('enrollments', user.id)}>{format.number(user.enrollmentsCount)}</Link>],
        [text.certificates, <Link to={of('certificates', user.id)}>{format.number(user.certificatesCount)}</Link>],
        [text.createdAt, format.dateTime(user.createdAt)],
        [text.lastActiveAt, user.lastActiveAt ? format.dateTime(user.lastActiveAt) : '—'],
        ...(user.suspendedAt ? [[text.suspendedAt, format.dateTime(user.suspendedAt)] as const] : []),
      ]}
    />
  );
}
