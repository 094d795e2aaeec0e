import { AccountBadge, Isolated, shell, useMessages } from '@masar/ui';
import { MyCourses } from '#features/authoring/components/MyCourses';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { dashboardMessages } from './dashboard.messages';
import styles from './DashboardPage.module.css';
import { HoursPanel } from './HoursPanel';
import { LearnerPart } from './LearnerPart';
import { RolePanel } from './RolePanel';

/** /dashboard: what waits for this person, then figures and what the role can do (DSH-1). */
export default function DashboardPage() {
  const text = useMessages(dashboardMessages);
  const { givenName, role } = useSession();
  const greeting = (
    <span className={styles.greeting}>
      <span>
        {text.welcome} <Isolated>{givenName}</Isolated>
      </span>
      {role && <AccountBadge role={role} />}
    </span>
  );
  return (
    <Page title={greeting} documentTitle={text.documentTitle}>
      <div className={shell.stack20}>
        {role !== 'student' && role && <RolePanel role={role} />}
        {role === 'instructor' && <MyCourses />}
        <LearnerPart isFirst={role === 'student'} />
        {role !== 'volunteer' && <HoursPanel />}
        {/* Below: what comes next is the first thing to be pressed. */}
        <nav className={shell.row8} aria-label={text.ways}>
          <ButtonLink to={paths.progress.href()} variant="secondary">
            {text.myProgress}
          </ButtonLink>
          <ButtonLink to={paths.certificates.href()} variant="secondary">
            {text.certificates}
          </ButtonLink>
        </nav>
        {role === 'student' && <RolePanel role={role} />}
      </div>
    </Page>
  );
}
