import { Link } from 'react-router-dom';
import { useGetIdentity } from 'react-admin';
import { RoleBadge, useLocale, useMessages } from '@masar/ui';
import { EmailAddress } from '../records/EmailAddress';
import { RecordShow } from '../records/RecordShow';
import { AccountState } from './AccountState';
import { ErasePerson } from './ErasePerson';
import { nameOfUser, type User } from './user';
import { WayIn } from './WayIn';
import { usersMessages } from './users.messages';

const of = (resource: string, userId: string): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify({ userId }))}`;

export function UserShow() {
  const text = useMessages(usersMessages);
  const { format } = useLocale();
  const { data: identity } = useGetIdentity();
  return (
    <RecordShow<User>
      back={text.back}
      title={nameOfUser}
      isEditable
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
    >
      {(user) => (
        <>
          <WayIn user={user} isOwn={user.id === identity?.id} />
          {user.id !== identity?.id && <ErasePerson user={user} />}
        </>
      )}
    </RecordShow>
  );
}
