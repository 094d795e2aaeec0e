import { pickLocalized } from '@masar/i18n';
import { Badge, CheckIcon, ChevronDownIcon, useLocale, useMessages } from '@masar/ui';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { workshopMessages } from '../workshop.messages';
import { subjectOf, useCompleteStep } from '../workshop.mutations';
import type { ProjectDetail, Step } from '../workshop.queries';
import styles from './ProjectStep.module.css';
import { StepEvidence } from './StepEvidence';
import { StepGuide } from './StepGuide';
import { StepNotes } from './StepNotes';

interface ProjectStepProps {
  project: ProjectDetail;
  step: Step;
  number: number;
  isOpen: boolean;
  onToggle: () => void;
  /** The step is done; the id of the next one, null where this was the last. */
  onDone: (next: string | null) => void;
}

/** A station of the way: closed it tells its name and state, open it guides, keeps notes and is marked as done. */
export function ProjectStep({ project, step, number, isOpen, onToggle, onDone }: ProjectStepProps) {
  const text = useMessages(workshopMessages);
  const { language, digits, format } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const complete = useCompleteStep(project, step);
  const isWaiting = isWaitingFor(useOutbox(), 'step-done', subjectOf(project, step).id);
  const [asks, setAsks] = useState(false);
  const isDone = step.completedAt !== null;

  const finish = () =>
    complete.mutate(undefined, {
      onSuccess: (changed) => {
        setAsks(false);
        if (!changed) return;
        if (!changed.completedAt) toast({ title: text.stepDone, kind: 'success' });
        onDone(changed.steps.find(({ completedAt }) => !completedAt)?.id ?? null);
      },
      onError: (error) => {
        setAsks(false);
        notifyFailure(error, { title: text.completeFailed });
      },
    });

  return (
    <li className={styles.step} data-done={isDone || undefined} data-open={isOpen || undefined}>
      <span className={styles.station} aria-hidden="true">
        {isDone ? <CheckIcon size={20} /> : format.number(number)}
      </span>
      <Accordion
        className={styles.content}
        expanded={isOpen}
        onChange={onToggle}
        slots={{ heading: 'h3' }}
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary className={styles.toggle} expandIcon={<ChevronDownIcon size={20} />}>
          <span className={styles.name}>
            <span>
              <span className="visually-hidden">{`${text.step(format.number(number))}: `}</span>
              {pickLocalized(step, 'title', language)}
            </span>
            {isDone ? (
              <Badge tone="green">{text.done}</Badge>
            ) : (
              <span className={styles.minutes}>{text.minutes(step.minutes, digits)}</span>
            )}
          </span>
        </AccordionSummary>
        <AccordionDetails className={styles.body}>
          <StepGuide step={step} />
          <StepNotes project={project} step={step} />
          <StepEvidence project={project} step={step} />
          {isWaiting && <Alert severity="info">{text.stepWaiting}</Alert>}
          {!isDone && !isWaiting && (
            <div>
              <Button size="large" onClick={() => setAsks(true)}>
                <CheckIcon size={20} />
                {text.complete}
              </Button>
            </div>
          )}
        </AccordionDetails>
      </Accordion>
      {asks && (
        <ConfirmDialog
          title={text.completeTitle}
          confirm={text.completeYes}
          cancel={text.completeNo}
          busy={complete.isPending}
          onConfirm={finish}
          onCancel={() => setAsks(false)}
        >
          {text.completeText(pickLocalized(step, 'doneWhen', language))}
        </ConfirmDialog>
      )}
    </li>
  );
}
