import { CalendarIcon, ChartIcon, ClockIcon, ErrorState, SparkleIcon, useLocale, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { PageColumns, PageSections } from '#shared/page/PageColumns';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { learnerQueries, type LearningDay } from '#subjects/analytics/learner.queries';
import { Figures } from '#subjects/dashboard/Figures';
import { CourseProgress } from '../components/CourseProgress';
import { EarnedSkills } from '../components/EarnedSkills';
import { LearningWeeks, WEEKS } from '../components/LearningWeeks';
import { NextStepPanel } from '../components/NextStepPanel';
import { progressMessages } from '../messages/progress.messages';

/** Of the days on which something was learned. */
const meanMinutes = (days: readonly LearningDay[]): number =>
  days.length === 0 ? 0 : Math.round(days.reduce((sum, { minutes }) => sum + minutes, 0) / days.length);

/** /progress: a learner's own streak, weeks, courses and skills, and what comes next (ANL-2). */
export default function ProgressPage() {
  const text = useMessages(progressMessages);
  const { digits, format } = useLocale();
  const describe = useFailureText();
  const figures = useSignedInQuery(learnerQueries.figures());
  const { data: own } = figures;
  // What the dashboard does not say: courses and certificates have their figures there.
  const { data: learned } = useSignedInQuery(learnerQueries.days(WEEKS));
  return (
    <Page
      title={text.title}
      intro={text.intro}
      action={
        <ButtonLink to={paths.certificates.href()} variant="secondary">
          {text.certificates}
        </ButtonLink>
      }
    >
      {!own && figures.isError ? (
        <ErrorState title={text.failed} onRetry={() => void figures.refetch()}>
          {describe(figures.error)}
        </ErrorState>
      ) : (
        <PageSections>
          <Figures
            label={text.figures}
            figures={[
              {
                label: text.streakTile,
                icon: SparkleIcon,
                value: own && format.number(own.learningStreak),
                note: own && own.longestStreak > 0 && text.longest(own.longestStreak, digits),
              },
              {
                label: text.weekTile,
                icon: ClockIcon,
                value: own && format.number(own.weekMinutes),
                note: text.weekNote,
              },
              {
                label: text.daysTile,
                icon: CalendarIcon,
                value: learned && format.number(learned.length),
                note: text.daysNote(format.number(WEEKS)),
              },
              {
                label: text.dayTile,
                icon: ChartIcon,
                value: learned && format.number(meanMinutes(learned)),
                note: text.dayNote,
              },
            ]}
          />
          <PageColumns
            main={<LearningWeeks own={own} />}
            side={
              <>
                {own && <NextStepPanel own={own} />}
                <CourseProgress />
                <EarnedSkills />
              </>
            }
          />
        </PageSections>
      )}
    </Page>
  );
}
