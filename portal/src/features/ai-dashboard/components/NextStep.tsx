import { pickLocalized } from '@masar/i18n';
import { Card, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import type { OwnFigures } from '../ai-dashboard.queries';
import { analyticsMessages } from '../messages/analytics.messages';
import styles from './AnalyticsTab.module.css';

/** The lesson to go on with. */
export function NextStep({ step }: { step: NonNullable<OwnFigures['nextStep']> }) {
  const text = useMessages(analyticsMessages);
  const { language } = useLocale();
  return (
    <Card as="section" className={styles.next} aria-label={text.next}>
      <div>
        <h3>{text.next}</h3>
        <p>
          <bdi>{pickLocalized(step, 'lessonTitle', language)}</bdi>
        </p>
        <p className={styles.course}>
          <bdi>{pickLocalized(step, 'courseTitle', language)}</bdi>
        </p>
      </div>
      <ButtonLink to={paths.lesson.href(step.courseId, step.lessonId)}>{text.goOn}</ButtonLink>
    </Card>
  );
}
