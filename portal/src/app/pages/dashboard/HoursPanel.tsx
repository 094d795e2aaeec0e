import { shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { dashboardMessages } from './dashboard.messages';
import { dashboardQueries } from './dashboard.queries';
import styles from './DashboardPage.module.css';

/** Leads whoever was accepted as a volunteer to their hours, whatever their role; nothing for everybody else (DSH-3). */
export function HoursPanel() {
  const text = useMessages(dashboardMessages);
  const { data } = useSignedInQuery(dashboardQueries.accepted());
  if (!data?.some(({ canLogHours }) => canLogHours)) return null;
  return (
    <Card component="section" className={styles.role} aria-labelledby="dashboard-hours">
      <div>
        <h2 id="dashboard-hours">{text.volunteering}</h2>
        <p>{text.volunteeringHint}</p>
      </div>
      <div className={shell.row10}>
        <ButtonLink to={paths.volunteerDashboard.href()} variant="secondary">
          {text.logHours}
        </ButtonLink>
      </div>
    </Card>
  );
}
