import {
  AwardIcon,
  CheckIcon,
  ClockIcon,
  ErrorState,
  Isolated,
  PlusIcon,
  SparkleIcon,
  useLocale,
  useMessages,
} from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { PageColumns, PageSections } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { ActivityPanel } from '#subjects/dashboard/ActivityPanel';
import { Figures } from '#subjects/dashboard/Figures';
import { hoursQueries, type VolunteerDashboard } from '#subjects/volunteering/hours.queries';
import { ComingEvents } from '../components/ComingEvents';
import { HoursLog } from '../components/HoursLog';
import { LogHoursDialog } from '../components/LogHoursDialog';
import { VolunteeringList } from '../components/VolunteeringList';
import { VolunteerLinks } from '../components/VolunteerLinks';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';
import { today } from '../model/hours-form';
import styles from './VolunteerDashboardPage.module.css';

/** /volunteer-dashboard: what one gave, where, and what comes next (DSH-3). */
export default function VolunteerDashboardPage() {
  const text = useMessages(volunteerDashboardMessages);
  const { language, format } = useLocale();
  const { givenName } = useSession();
  const describe = useFailureText();
  const dashboard = useSignedInQuery(hoursQueries.dashboard(language));
  // The application whose hours are logged; empty for the first one.
  const [logging, setLogging] = useState<string | undefined>();
  const { data } = dashboard;
  const hours = (value: string) => format.number(Number(value), { maximumFractionDigits: 2 });
  const welcome = (
    <>
      {text.welcome} <Isolated>{givenName}</Isolated>
    </>
  );
  const running = data?.opportunities.filter(({ status }) => status === 'active') ?? [];
  const begun = running.filter(({ startDate }) => startDate === null || startDate <= today());
  const introOf = (own: VolunteerDashboard | undefined) => {
    if (!own) return '\u00a0';
    return own.rank ? text.rank(format.number(own.rank), format.number(own.ranked)) : text.unranked;
  };
  return (
    <Page
      title={welcome}
      documentTitle={text.documentTitle}
      intro={introOf(data)}
      action={
        !data || begun.length > 0 ? (
          <Button disabled={!data} onClick={() => setLogging('')}>
            <PlusIcon size={18} />
            {text.logHours}
          </Button>
        ) : (
          <ButtonLink to={paths.opportunities.href()}>{text.findOpportunity}</ButtonLink>
        )
      }
    >
      {!data && dashboard.isError ? (
        <ErrorState title={text.failed} onRetry={() => void dashboard.refetch()}>
          {describe(dashboard.error)}
        </ErrorState>
      ) : (
        <PageSections>
          {/* Where one is awaited comes before what can be counted. */}
          <ComingEvents events={data?.events} />
          <Figures
            label={text.figures}
            figures={[
              {
                label: text.totalHours,
                icon: ClockIcon,
                value: data && hours(data.totalHours),
                note: Number(data?.waitingHours) > 0 && text.waiting(hours(data?.waitingHours ?? '0')),
              },
              {
                label: text.completedProjects,
                icon: CheckIcon,
                value: data && format.number(data.completedProjects),
                note: running.length > 0 && text.running(format.number(running.length)),
              },
              {
                label: text.impact,
                icon: SparkleIcon,
                value: data && format.number(data.impactScore),
                note: text.impactNote,
              },
              { label: text.certificates, icon: AwardIcon, value: data && format.number(data.certificates) },
            ]}
          />
          <p className={styles.hint}>{text.impactHint}</p>
          <PageColumns
            main={<VolunteeringList opportunities={data?.opportunities} onLog={setLogging} />}
            side={
              <>
                <HoursLog />
                <ActivityPanel
                  activities={data?.recentActivity}
                  error={dashboard.error}
                  onRetry={() => void dashboard.refetch()}
                  empty={text.noActivity}
                />
                <VolunteerLinks />
              </>
            }
          />
        </PageSections>
      )}
      {logging !== undefined && (
        <LogHoursDialog opportunities={begun} first={logging} onClose={() => setLogging(undefined)} />
      )}
    </Page>
  );
}
