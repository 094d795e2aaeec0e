import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { OwnFigures } from '../ai-dashboard.queries';
import { analyticsMessages } from '../messages/analytics.messages';
import styles from './AnalyticsTab.module.css';

/** The lesson to go on with. */
export function NextStep({ step }: { step: NonNullable<OwnFigures['nextStep']> }) {
  const text = useMessages(analyticsMessages);
  const { language } = useLocale();
  return (
    <Card component="section" className={`${shell.line} ${styles.next}`} aria-label={text.next}>
      <div>
        <h3>{text.next}</h3>
        <p>
          <Isolated>{pickLocalized(step, 'lessonTitle', language)}</Isolated>
        </p>
        <p className={styles.course}>
          <Isolated>{pickLocalized(step, 'courseTitle', language)}</Isolated>
        </p>
      </div>
      <ButtonLink to={paths.lesson.href(step.courseId, step.lessonId)}>{text.goOn}</ButtonLink>
    </Card>
  );
}
