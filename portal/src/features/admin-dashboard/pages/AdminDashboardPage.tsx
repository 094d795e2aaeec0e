import { buttonClass, ErrorState, useLocale, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { consoleHref } from '#shared/navigation/console-href';
import { Page } from '#shared/page/Page';
import { PageColumns, PageSections } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ActivityPanel } from '#subjects/dashboard/ActivityPanel';
import { CountedNote } from '#subjects/dashboard/CountedNote';
import { adminDashboardQueries } from '../admin-dashboard.queries';
import { BackupPanel } from '../backup/BackupPanel';
import { AdminActions } from '../components/AdminActions';
import { CompletionCard } from '../components/CompletionCard';
import { HealthCard } from '../components/HealthCard';
import { PlatformFigures } from '../components/PlatformFigures';
import { EnrollmentMonths, RevenueMonths } from '../components/PlatformMonths';
import { RevenueCard } from '../components/RevenueCard';
import { WaitingQueues } from '../components/WaitingQueues';
import { adminDashboardMessages } from '../messages/admin-dashboard.messages';
import styles from './AdminDashboardPage.module.css';

/** /admin and /admin-dashboard: the platform at a glance, and the ways into the console (DSH-4, DSH-5). */
export default function AdminDashboardPage() {
  const text = useMessages(adminDashboardMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const stats = useSignedInQuery(adminDashboardQueries.stats());
  const activities = useSignedInQuery(adminDashboardQueries.activities(language));
  const hasStats = stats.data !== undefined || !stats.isError;
  return (
    <Page
      title={text.title}
      intro={
        <CountedNote of={stats} asOf={stats.data}>
          {text.intro}
        </CountedNote>
      }
      action={
        <a className={buttonClass()} href={consoleHref()}>
          {text.openConsole}
        </a>
      }
    >
      <PageSections>
        <WaitingQueues />
        {hasStats ? (
          <PlatformFigures stats={stats.data} />
        ) : (
          <ErrorState title={text.failed} onRetry={() => void stats.refetch()}>
            {describe(stats.error)}
          </ErrorState>
        )}
        <PageColumns
          main={
            <>
              {hasStats && (
                <div className={styles.cards}>
                  <RevenueCard stats={stats.data} />
                  <CompletionCard stats={stats.data} />
                </div>
              )}
              <EnrollmentMonths />
              <RevenueMonths />
              <ActivityPanel
                activities={activities.data}
                error={activities.error}
                onRetry={() => void activities.refetch()}
                empty={text.noActivity}
              />
            </>
          }
          side={
            <>
              <AdminActions />
              {hasStats && <HealthCard stats={stats.data} />}
              <BackupPanel />
            </>
          }
        />
      </PageSections>
    </Page>
  );
}
