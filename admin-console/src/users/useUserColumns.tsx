import { RoleBadge, useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { EmailAddress } from '../records/EmailAddress';
import { AccountState } from './AccountState';
import { nameOfUser, type User } from './user';
import { usersMessages } from './users.messages';

export function useUserColumns(): RecordColumn<User>[] {
  const text = useMessages(usersMessages);
  const { format } = useLocale();
  return [
    { field: 'name', label: text.name, render: nameOfUser, csv: nameOfUser },
    {
      field: 'email',
      label: text.email,
      isSortable: true,
      render: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    },
    { field: 'role', label: text.role, render: ({ role }) => <RoleBadge role={role} /> },
    { field: 'isSuspended', label: text.access, render: (user) => <AccountState user={user} /> },
    { field: 'enrollmentsCount', label: text.enrollments, render: (user) => format.number(user.enrollmentsCount) },
    {
      field: 'lastActiveAt',
      label: text.lastActiveAt,
      isSortable: true,
      render: ({ lastActiveAt }) => lastActiveAt && format.date(lastActiveAt),
    },
    { field: 'createdAt', label: text.createdAt, isSortable: true, render: ({ createdAt }) => format.date(createdAt) },
    { field: 'nameAr', label: text.nameAr, isOnlyExported: true },
    { field: 'nameEn', label: text.nameEn, isOnlyExported: true },
    { field: 'certificatesCount', label: text.certificates, isOnlyExported: true },
  ];
}
