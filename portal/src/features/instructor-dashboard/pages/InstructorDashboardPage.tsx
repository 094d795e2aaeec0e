import {
  AwardIcon,
  BookIcon,
  BriefcaseIcon,
  ChartIcon,
  ChatIcon,
  CubeIcon,
  ErrorState,
  Isolated,
  PlusIcon,
  QuizIcon,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { Afterwards, PageColumns, PageSections } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { ActivityPanel } from '#subjects/dashboard/ActivityPanel';
import { CountedNote } from '#subjects/dashboard/CountedNote';
import { Figures } from '#subjects/dashboard/Figures';
import { QuickLinks } from '#subjects/dashboard/QuickLinks';
import { EnrollmentMonths } from '../components/EnrollmentMonths';
import { TaughtCourses } from '../components/TaughtCourses';
import WaitingInvitations from '../components/WaitingInvitations';
import { WaitingQuestions } from '../components/WaitingQuestions';
import { WaitingReviews } from '../components/WaitingReviews';
import { useWaitingWork, WaitingWork } from '../components/WaitingWork';
import { instructorDashboardQueries } from '../instructor-dashboard.queries';
import { instructorDashboardMessages } from '../messages/instructor-dashboard.messages';

/** /instructor-dashboard: what one's courses came to and what waits for an answer (DSH-2). */
export default function InstructorDashboardPage() {
  const text = useMessages(instructorDashboardMessages);
  const { language, format } = useLocale();
  const { givenName } = useSession();
  const describe = useFailureText();
  const dashboard = useSignedInQuery(instructorDashboardQueries.mine(language));
  const waitingWork = useWaitingWork();
  const { data } = dashboard;
  const rating = data?.averageRating;
  const welcome = (
    <>
      {text.welcome} <Isolated>{givenName || text.instructor}</Isolated>
    </>
  );
  return (
    <Page
      title={welcome}
      documentTitle={text.documentTitle}
      intro={
        <CountedNote of={dashboard} asOf={data}>
          {data ? (rating ? text.rated(format.rating(Number(rating))) : text.unrated) : '\u00a0'}
        </CountedNote>
      }
      action={
        <ButtonLink to={paths.createCourse.href()}>
          <PlusIcon size={18} />
          {text.createCourse}
        </ButtonLink>
      }
    >
      {!data && dashboard.isError ? (
        <ErrorState title={text.failed} onRetry={() => void dashboard.refetch()}>
          {describe(dashboard.error)}
        </ErrorState>
      ) : (
        <PageSections>
          {/* What waits for an answer comes before what can be counted. */}
          <WaitingInvitations />
          <WaitingWork />
          <Afterwards isTime={!waitingWork.isPending && data !== undefined}>
            <WaitingQuestions dashboard={data} />
            <Figures
              label={text.figures}
              figures={[
                { label: text.students, icon: UsersIcon, value: data && format.number(data.totalStudents) },
                { label: text.activeCourses, icon: BookIcon, value: data && format.number(data.activeCourses) },
                {
                  label: text.completionRate,
                  icon: AwardIcon,
                  value: data && format.percent(Number(data.completionRate)),
                },
                { label: text.earnings, icon: BriefcaseIcon, value: data && format.price(Number(data.earnings)) },
              ]}
            />
            <PageColumns
              main={
                <>
                  <TaughtCourses courses={data?.courses} />
                  <EnrollmentMonths months={data?.months} />
                </>
              }
              side={
                <>
                  <WaitingReviews />
                  <ActivityPanel
                    activities={data?.recentActivity}
                    error={dashboard.error}
                    onRetry={() => void dashboard.refetch()}
                    empty={text.noActivity}
                  />
                  <QuickLinks
                    label={text.actions}
                    links={[
                      { to: paths.analytics.href(), text: text.analytics, icon: ChartIcon, tone: 'green' },
                      { to: paths.discussions.href(), text: text.discussions, icon: ChatIcon, tone: 'pink' },
                      { to: paths.courses.href(), text: text.allCoursesLink, icon: BookIcon, tone: 'blue' },
                      { to: paths.vr.href(), text: text.vr, icon: CubeIcon, tone: 'purple' },
                      { to: paths.createCourse.href(), text: text.createCourse, icon: PlusIcon, tone: 'clay' },
                      { to: paths.questionBanks.href(), text: text.questionBanks, icon: QuizIcon, tone: 'blue' },
                    ]}
                  />
                </>
              }
            />
          </Afterwards>
        </PageSections>
      )}
    </Page>
  );
}
