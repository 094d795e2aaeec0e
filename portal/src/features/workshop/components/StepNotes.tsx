import { projectLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { TextArea } from '#shared/forms/TextArea';
import { useSession } from '#shared/session/SessionProvider';
import { useStepNotes } from '../model/useStepNotes';
import { workshopMessages } from '../workshop.messages';
import type { ProjectDetail, Step } from '../workshop.queries';
import styles from './StepNotes.module.css';

/** Own notes of a step, saved by themselves; the line below says where they are. */
export function StepNotes({ project, step }: { project: ProjectDetail; step: Step }) {
  const text = useMessages(workshopMessages);
  const { user } = useSession();
  const notes = useStepNotes(user?.id ?? '', project, step);
  const states = { saved: text.saved, saving: text.saving, waiting: text.waiting, failed: text.notSaved };
  return (
    <div className={styles.notes}>
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        rows={5}
        maxLength={projectLimits.notes}
        value={notes.text}
        onChange={(event) => notes.change(event.currentTarget.value)}
        onBlur={notes.flush}
      />
      <p className={styles.status} role="status" data-status={notes.status}>
        {notes.wasRestored ? `${text.restored} ` : ''}
        {notes.text || notes.status !== 'saved' ? states[notes.status] : ''}
      </p>
      {notes.status === 'failed' && (
        <div>
          <Button variant="outlined" onClick={notes.flush}>
            {text.saveAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
