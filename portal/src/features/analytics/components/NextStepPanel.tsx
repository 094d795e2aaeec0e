import { pickLocalized } from '@masar/i18n';
import { Isolated, ProgressBar, shell, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { LearnerDashboard } from '#subjects/analytics/learner.queries';
import { courseWords } from '#subjects/courses/course-words.messages';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { progressMessages } from '../messages/progress.messages';
import styles from './NextStepPanel.module.css';

/** The lesson to go on with, or the way to a new course. */
export function NextStepPanel({ own }: { own: LearnerDashboard }) {
  const text = useMessages(progressMessages);
  const words = useMessages(courseWords);
  const { language, digits } = useLocale();
  const { nextStep: step } = own;
  if (!step) {
    return (
      <Panel title={text.next}>
        <PanelNote>{text.nextNone}</PanelNote>
        <ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>
      </Panel>
    );
  }
  const course = pickLocalized(step, 'courseTitle', language);
  return (
    <Panel title={text.next}>
      <div className={`${shell.stack6} ${styles.words}`}>
        <h3>
          <Isolated>{pickLocalized(step, 'lessonTitle', language)}</Isolated>
        </h3>
        <p className={`${shell.row} ${styles.facts}`}>
          <Isolated>{course}</Isolated>
          <span>{words.minutes(step.lessonMinutes, digits)}</span>
        </p>
        <ProgressBar percent={step.progress} label={text.progressOf(course)} />
      </div>
      <ButtonLink to={paths.lesson.href(step.courseId, step.lessonId)}>{text.goOn}</ButtonLink>
    </Panel>
  );
}
