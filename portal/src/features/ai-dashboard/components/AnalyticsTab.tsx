import {
  AwardIcon,
  BookIcon,
  CheckIcon,
  EmptyState,
  RowsSkeleton,
  shell,
  SparkleIcon,
  StatTile,
  useLocale,
  useMessages,
} from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { aiDashboardQueries, type OwnFigures } from '../ai-dashboard.queries';
import { analyticsMessages } from '../messages/analytics.messages';
import styles from './AnalyticsTab.module.css';
import { LearningDaysChart } from './LearningDaysChart';
import { NextStep } from './NextStep';
import { TabSection } from './TabSection';

const figures = [
  { key: 'totalEnrollments', icon: BookIcon },
  { key: 'completedCourses', icon: CheckIcon },
  { key: 'totalCertificates', icon: AwardIcon },
  { key: 'learningStreak', icon: SparkleIcon },
] as const;

function Figures({ own }: { own: OwnFigures }) {
  const text = useMessages(analyticsMessages);
  const { digits, format } = useLocale();
  const isWaiting = own.learningStreak > 0 && !own.learnedToday;
  return (
    <>
      <div className={`${shell.pair12} ${styles.figures}`}>
        {figures.map(({ key, icon: Icon }) => (
          <StatTile key={key} label={text[key]} icon={<Icon size={18} />} value={format.number(own[key])} />
        ))}
      </div>
      <p className={styles.streak}>
        <SparkleIcon size={20} />
        <span>
          {text.streak(own.learningStreak, digits)} {isWaiting && text.keepIt}
        </span>
      </p>
      <LearningDaysChart today={own.today} />
      {own.nextStep && <NextStep step={own.nextStep} />}
    </>
  );
}

/** The reader's own figures, with the days of learning in a row (ANL-2). */
export function AnalyticsTab() {
  const text = useMessages(analyticsMessages);
  const own = useSignedInQuery(aiDashboardQueries.figures());
  return (
    <TabSection
      heading={text.heading}
      hint={text.hint}
      query={own}
      skeleton={<RowsSkeleton rows={4} />}
      failed={text.failed}
    >
      {(found) =>
        found.totalEnrollments > 0 ? (
          <Figures own={found} />
        ) : (
          <EmptyState
            headingLevel={3}
            title={text.empty}
            action={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
          >
            {text.emptyHint}
          </EmptyState>
        )
      }
    </TabSection>
  );
}
