import { AwardIcon, BookIcon, CheckIcon, ClockIcon, ErrorState, useLocale, useMessages } from '@masar/ui';
import { Figures } from '#shared/dashboard/Figures';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { dashboardQueries } from './dashboard.queries';
import { figuresMessages } from './figures.messages';

const figures = [
  { key: 'enrollments', icon: BookIcon },
  { key: 'completedCourses', icon: CheckIcon },
  { key: 'certificates', icon: AwardIcon },
  { key: 'learningHours', icon: ClockIcon },
] as const;

/** Enrolments, completed courses, certificates and learning hours, from the database (DSH-1, ENR-4). */
export function LearnerFigures() {
  const text = useMessages(figuresMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  const dashboard = useSignedInQuery(dashboardQueries.mine());
  if (dashboard.isError) {
    return (
      <ErrorState title={text.failed} onRetry={() => void dashboard.refetch()}>
        {describe(dashboard.error)}
      </ErrorState>
    );
  }
  return (
    <Figures
      label={text.label}
      figures={figures.map(({ key, icon }) => ({
        label: text[key],
        icon,
        value: dashboard.data && format.number(dashboard.data[key]),
      }))}
    />
  );
}
