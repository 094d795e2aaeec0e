import {
  AwardIcon,
  BookIcon,
  CheckIcon,
  ClockIcon,
  ErrorState,
  Skeleton,
  StatTile,
  useLocale,
  useMessages,
} from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { dashboardQueries } from './dashboard.queries';
import { figuresMessages } from './figures.messages';
import styles from './LearnerFigures.module.css';

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
    <section className={styles.figures} aria-label={text.label} aria-busy={dashboard.isPending}>
      {figures.map(({ key, icon: Icon }) => (
        <StatTile
          key={key}
          label={text[key]}
          icon={<Icon size={18} />}
          value={dashboard.data ? format.number(dashboard.data[key]) : <Skeleton width="2em" />}
        />
      ))}
    </section>
  );
}
