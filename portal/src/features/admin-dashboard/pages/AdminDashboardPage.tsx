import { AwardIcon, BookIcon, ErrorState, UserIcon, UsersIcon, buttonClass, useLocale, useMessages } from '@masar/ui';
import { ActivityPanel } from '#shared/dashboard/ActivityPanel';
import { DashboardColumns, DashboardSections } from '#shared/dashboard/DashboardColumns';
import { Figures } from '#shared/dashboard/Figures';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { adminDashboardQueries } from '../admin-dashboard.queries';
import { AdminActions } from '../components/AdminActions';
import { CompletionCard } from '../components/CompletionCard';
import { HealthCard } from '../components/HealthCard';
import { PlatformMonths } from '../components/PlatformMonths';
import { RevenueCard } from '../components/RevenueCard';
import { consoleHref } from '../console-href';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';
import styles from './AdminDashboardPage.module.css';

/** /admin and /admin-dashboard: the platform at a glance, and the ways into the console (DSH-4, DSH-5). */
export default function AdminDashboardPage() {
  const text = useMessages(adminDashboardMessages);
  const { language, digits, format } = useLocale();
  const describe = useFailureText();
  const stats = useSignedInQuery(adminDashboardQueries.stats());
  const activities = useSignedInQuery(adminDashboardQueries.activities(language));
  const { data } = stats;
  return (
    <Page
      title={text.title}
      intro={text.intro}
      action={
        <a className={buttonClass()} href={consoleHref()}>
          {text.openConsole}
        </a>
      }
    >
      <DashboardSections>
        {!data && stats.isError ? (
          <ErrorState title={text.failed} onRetry={() => void stats.refetch()}>
            {describe(stats.error)}
          </ErrorState>
        ) : (
          <>
            <Figures
              label={text.figures}
              figures={[
                {
                  label: text.totalUsers,
                  icon: UsersIcon,
                  value: data && format.number(data.totalUsers),
                  note: data && text.newUsers(data.newUsersThisMonth, digits),
                },
                {
                  label: text.activeUsers,
                  icon: UserIcon,
                  value: data && format.number(data.activeUsers),
                  note: text.activeUsersNote,
                },
                {
                  label: text.totalCourses,
                  icon: BookIcon,
                  value: data && format.number(data.totalCourses),
                  note: data && text.activeCourses(format.number(data.activeCourses)),
                },
                {
                  label: text.certificates,
                  icon: AwardIcon,
                  value: data && format.number(data.certificates),
                  note: text.certificatesNote,
                },
              ]}
            />
            <div className={styles.cards}>
              <CompletionCard stats={data} />
              <HealthCard stats={data} />
              <RevenueCard stats={data} />
            </div>
          </>
        )}
        <DashboardColumns
          main={<PlatformMonths />}
          side={
            <>
              <AdminActions />
              <ActivityPanel
                activities={activities.data}
                error={activities.error}
                onRetry={() => void activities.refetch()}
                empty={text.noActivity}
              />
            </>
          }
        />
      </DashboardSections>
    </Page>
  );
}
