import type { Answer } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { importTrialMessages } from '../messages/import-trial.messages';
import { ImportedPart } from './ImportedPart';
import styles from './ImportTrial.module.css';

type CourseTrial = Answer<'/api/courses/import/trial', 'post'>;

interface ImportTrialProps {
  trial: CourseTrial;
  isBusy: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** What would become of a course's file, part by part, before anything is written (CRS-5). */
export default function ImportTrial({ trial, isBusy, onApply, onClose }: ImportTrialProps) {
  const text = useMessages(importTrialMessages);
  const { language, digits, format } = useLocale();
  const { created, lessons, lessonCount, remarkCount, parts } = trial;
  const [added, updated, removed, kept] = [lessons.created, lessons.updated, lessons.removed, lessons.kept].map(
    (count) => format.number(count),
  );
  return (
    <Dialog size="wide" title={text.title} onClose={onClose}>
      <div className={shell.stack16}>
        <p>{text.intro}</p>
        <div>
          <p className={styles.course}>
            {created ? text.newCourse : text.sameCourse}{' '}
            <strong>
              <Isolated>{pickLocalized(trial, 'title', language)}</Isolated>
            </strong>
          </p>
          <p>
            {text.lessons(lessonCount, digits)}
            {': '}
            {text.lessonChanges(added!, updated!, removed!, kept!)}
          </p>
        </div>
        {remarkCount > 0 && <Alert severity="info">{text.remarks(format.number(remarkCount))}</Alert>}
        {parts.length === 0 ? <p className={styles.hint}>{text.noParts}</p> : null}
        {parts.map((part) => (
          <ImportedPart key={part.name} part={part} />
        ))}
        <div className={shell.row10}>
          <Button variant="contained" loading={isBusy} onClick={onApply}>
            {text.apply}
          </Button>
          <Button variant="text" disabled={isBusy} onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
