import { AwardIcon, BookIcon, useLocale, useMessages, UserIcon, UsersIcon } from '@masar/ui';
import { Figures } from '#subjects/dashboard/Figures';
import type { PlatformStats } from '../admin-dashboard.queries';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';

/** People, courses and certificates (spec 2). */
export function PlatformFigures({ stats }: { stats: PlatformStats | undefined }) {
  const text = useMessages(adminDashboardMessages);
  const { digits, format } = useLocale();
  return (
    <Figures
      label={text.figures}
      figures={[
        {
          label: text.totalUsers,
          icon: UsersIcon,
          value: stats && format.number(stats.totalUsers),
          note: stats && text.newUsers(stats.newUsersThisMonth, digits),
        },
        {
          label: text.activeUsers,
          icon: UserIcon,
          value: stats && format.number(stats.activeUsers),
          note: text.activeUsersNote,
        },
        {
          label: text.totalCourses,
          icon: BookIcon,
          value: stats && format.number(stats.totalCourses),
          note: stats && text.activeCourses(format.number(stats.activeCourses)),
        },
        {
          label: text.certificates,
          icon: AwardIcon,
          value: stats && format.number(stats.certificates),
          note: text.certificatesNote,
        },
      ]}
    />
  );
}
