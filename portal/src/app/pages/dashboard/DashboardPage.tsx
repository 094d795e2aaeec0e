import { Isolated, RoleBadge, useMessages } from '@masar/ui';
import { MyCourses } from '#features/authoring/components/MyCourses';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { dashboardMessages } from './dashboard.messages';
import { dashboardQueries } from './dashboard.queries';
import { LearnerFigures } from './LearnerFigures';
import { OverallProgress } from './OverallProgress';
import { RolePanel } from './RolePanel';
import styles from './DashboardPage.module.css';

/** /dashboard: greeting, what the role can do, and the learner's figures (DSH-1). */
export default function DashboardPage() {
  const text = useMessages(dashboardMessages);
  const { givenName, role } = useSession();
  const figures = useSignedInQuery(dashboardQueries.mine());
  const greeting = (
    <span className={styles.greeting}>
      <span>
        {text.welcome} <Isolated>{givenName}</Isolated>
      </span>
      {role && <RoleBadge role={role} />}
    </span>
  );
  return (
    <Page
      title={greeting}
      documentTitle={text.documentTitle}
      action={
        <span className={styles.ways}>
          <ButtonLink to={paths.progress.href()} variant="secondary">
            {text.myProgress}
          </ButtonLink>
          <ButtonLink to={paths.certificates.href()} variant="secondary">
            {text.certificates}
          </ButtonLink>
        </span>
      }
    >
      <div className={styles.sections}>
        <LearnerFigures figures={figures.data} error={figures.error} onRetry={() => void figures.refetch()} />
        <OverallProgress />
        {role && <RolePanel role={role} />}
        {role === 'instructor' && <MyCourses />}
      </div>
    </Page>
  );
}
