import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { PageSections } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { CountedNote } from '#subjects/dashboard/CountedNote';
import { ReportedCourses } from '../components/ReportedCourses';
import { WeeksChart } from '../components/WeeksChart';
import { teachingMessages } from '../messages/teaching.messages';
import { teachingQueries } from '../teaching.queries';

/** /analytics: own courses in figures, for administrators all (DSH-1, ANL-2). */
export default function TeachingReportsPage() {
  const text = useMessages(teachingMessages);
  const { role } = useSession();
  const weeks = useSignedInQuery(teachingQueries.weeks());
  const isAdmin = role === 'admin';
  return (
    <Page
      title={isAdmin ? text.titleForAdmins : text.title}
      intro={
        <CountedNote of={weeks} asOf={weeks.data}>
          {isAdmin ? text.introForAdmins : text.intro}
        </CountedNote>
      }
      action={
        !isAdmin && (
          <ButtonLink to={paths.instructorDashboard.href()} variant="secondary">
            {text.myDashboard}
          </ButtonLink>
        )
      }
    >
      <PageSections>
        {!weeks.isError && <WeeksChart weeks={weeks.data?.rows} />}
        <ReportedCourses />
      </PageSections>
    </Page>
  );
}
