import { AwardIcon, BookIcon, CheckIcon, ClockIcon, ErrorState, useLocale, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Figures } from '#subjects/dashboard/Figures';
import type { Dashboard } from './dashboard.queries';
import { figuresMessages } from './figures.messages';

const figures = [
  { key: 'enrollments', icon: BookIcon },
  { key: 'completedCourses', icon: CheckIcon },
  { key: 'certificates', icon: AwardIcon },
  { key: 'learningHours', icon: ClockIcon },
] as const;

interface LearnerFiguresProps {
  figures: Dashboard | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Enrolments, completed courses, certificates and learning hours, from the database (DSH-1, ENR-4). */
export function LearnerFigures({ figures: data, error, onRetry }: LearnerFiguresProps) {
  const text = useMessages(figuresMessages);
  const { format } = useLocale();
  const describe = useFailureText();
  if (error) {
    return (
      <ErrorState title={text.failed} onRetry={onRetry}>
        {describe(error)}
      </ErrorState>
    );
  }
  return (
    <Figures
      label={text.label}
      figures={figures.map(({ key, icon }) => ({
        label: text[key],
        icon,
        value: data && format.number(data[key]),
      }))}
    />
  );
}
