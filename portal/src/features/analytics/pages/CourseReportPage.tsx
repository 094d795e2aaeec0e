import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import {
  AwardIcon,
  ChartIcon,
  ClockIcon,
  EmptyState,
  ErrorState,
  Isolated,
  useLocale,
  useMessages,
  UsersIcon,
} from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { PageColumns, PageSections } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { CountedNote } from '#subjects/dashboard/CountedNote';
import { Figures } from '#subjects/dashboard/Figures';
import { AtRiskPanel } from '../components/AtRiskPanel';
import { CourseRatings } from '../components/CourseRatings';
import { LessonFunnel } from '../components/LessonFunnel';
import { QuestionTable } from '../components/QuestionTable';
import { TableDownloads } from '../components/TableDownloads';
import { WeeksChart } from '../components/WeeksChart';
import { teachingMessages } from '../messages/teaching.messages';
import { type CourseReport, teachingQueries } from '../teaching.queries';
import styles from './CourseReportPage.module.css';

/** /analytics/{id}: how learners fare in one course (ANL-2). */
export default function CourseReportPage() {
  const { id = '' } = useParams();
  const text = useMessages(teachingMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const report = useSignedInQuery(teachingQueries.course(id));
  const { data, error } = report;
  const title = data && pickLocalized(data, 'title', language);
  const back = { to: paths.analytics.href(), label: text.backToAll };
  if (!data && error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <Page title={text.title}>
        <EmptyState title={text.notFound} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          {text.notFoundHint}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={text.report}
      documentTitle={title ? text.reportOf(title) : text.report}
      intro={
        <CountedNote of={report} asOf={data}>
          {title ? <Isolated>{title}</Isolated> : '\u00a0'}
        </CountedNote>
      }
      back={back}
    >
      {!data && report.isError ? (
        <ErrorState title={text.failed} onRetry={() => void report.refetch()}>
          {describe(error)}
        </ErrorState>
      ) : (
        <PageSections>
          <CourseFigures report={data} />
          <PageColumns
            main={
              <>
                <WeeksChart weeks={data?.weeks} />
                {data ? <LessonFunnel report={data} /> : <div className={styles.pending} />}
              </>
            }
            side={
              data && (
                <>
                  <CourseRatings report={data} />
                  <TableDownloads courseId={id} />
                </>
              )
            }
          />
          <AtRiskPanel courseId={id} />
          {data && <QuestionTable questions={data.questions} />}
        </PageSections>
      )}
    </Page>
  );
}

function CourseFigures({ report }: { report: CourseReport | undefined }) {
  const text = useMessages(teachingMessages);
  const { digits, format } = useLocale();
  const rate = report && report.enrollments > 0 ? (report.completions / report.enrollments) * 100 : 0;
  return (
    <Figures
      label={text.figures}
      figures={[
        {
          label: text.learners,
          icon: UsersIcon,
          value: report && format.number(report.enrollments),
          note: report && text.newOnes(report.newEnrollments, digits),
        },
        {
          label: text.completions,
          icon: AwardIcon,
          value: report && format.number(report.completions),
          note: report && report.enrollments > 0 && text.ofLearners(format.percent(rate)),
        },
        {
          label: text.averageProgress,
          icon: ChartIcon,
          value: report && format.percent(Number(report.averageProgress)),
        },
        {
          label: text.medianDays,
          icon: ClockIcon,
          value: report && (report.medianDays === null ? '–' : text.days(report.medianDays, digits)),
          note: report && (report.medianDays === null ? text.nobodyYet : text.medianHint),
        },
      ]}
    />
  );
}
