import { pickLocalized, textIn } from '@masar/i18n';
import { FlagIcon, TargetIcon, useLocale, useMessages } from '@masar/ui';
import { workshopMessages } from '../workshop.messages';
import type { Step } from '../workshop.queries';
import styles from './StepGuide.module.css';

/** What a step is for, how it is done and by what one knows that it is. */
export function StepGuide({ step }: { step: Step }) {
  const text = useMessages(workshopMessages);
  const { language } = useLocale();
  return (
    <div className={styles.guide}>
      <p className={styles.goal}>
        <TargetIcon size={20} />
        <span>
          <strong>{text.goal}: </strong>
          {pickLocalized(step, 'goal', language)}
        </span>
      </p>
      <h4 className={styles.title}>{text.how}</h4>
      <ol className={styles.how}>
        {step.how.map((line) => (
          <li key={line.en}>{textIn(line, language)}</li>
        ))}
      </ol>
      <p className={styles.doneWhen}>
        <FlagIcon size={20} />
        <span>
          <strong>{text.doneWhen}: </strong>
          {pickLocalized(step, 'doneWhen', language)}
        </span>
      </p>
    </div>
  );
}
