import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { type Composition, useSetComposition, written, type WrittenPart } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';
import styles from '../Form.module.css';
import { CompositionParts } from './CompositionParts';
import { CompositionWarnings } from './CompositionWarnings';
import { DrawDialog } from './DrawDialog';
import { EvidenceLacks } from './EvidenceLacks';
import { FixedDialog } from './FixedDialog';
import { RemoveFinal } from './RemoveFinal';
import { SamplePaper } from './SamplePaper';

interface CompositionEditorProps {
  of: QuizOf;
  courseId: string;
  composition: Composition;
}

/** What is open: a new draw, the draw at a place, the choice of a question, a sample, the question before the last goes. */
type Open = 'draw' | 'fixed' | 'sample' | 'last' | number;

/** A quiz as a list of fixed questions and draws, the same for a lesson's and for a final (QB-2, EVD-3). */
export function CompositionEditor({ of, courseId, composition }: CompositionEditorProps) {
  const text = useMessages(compositionMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const set = useSetComposition(of);
  const [open, setOpen] = useState<Open>();
  const { parts, ownQuestions, isEvidence, warnings } = composition;
  const isFinal = 'finalOf' in of;
  const asksSomething = parts.length + ownQuestions > 0;
  const close = () => setOpen(undefined);
  const isSaved = () => toast({ title: text.saved, kind: 'success' });
  const failed = (error: Error) => notifyFailure(error, { title: text.saveFailed });
  const sent = parts.map(written);
  const without = (place: number) => set.mutate(sent.toSpliced(place, 1), { onError: failed, onSettled: close });
  const setDraw = async (draw: WrittenPart) => {
    await set.mutateAsync(typeof open === 'number' ? sent.with(open, draw) : [...sent, draw]);
    isSaved();
    close();
  };
  return (
    <>
      {asksSomething && (
        <CompositionParts
          composition={composition}
          isBusy={set.isPending}
          onChange={setOpen}
          onRemove={(place) => (isFinal && parts.length === 1 ? setOpen('last') : without(place))}
        />
      )}
      {asksSomething && (
        <Alert severity={isEvidence ? 'success' : 'info'}>
          {isEvidence ? text.evidence : text.noEvidence}
          {!isEvidence && <EvidenceLacks {...composition} />}
        </Alert>
      )}
      <CompositionWarnings warnings={warnings} />
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => setOpen('draw')}>
          {text.addDraw}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('fixed')}>
          {text.addFixed}
        </Button>
        {asksSomething && (
          <Button variant="text" onClick={() => setOpen('sample')}>
            {text.sample}
          </Button>
        )}
        <ButtonLink to={paths.questionBanks.href()} variant="quiet">
          {text.toBanks}
        </ButtonLink>
      </div>
      {(open === 'draw' || typeof open === 'number') && (
        <DrawDialog
          draw={typeof open === 'number' ? parts[open] : undefined}
          usualCount={isFinal ? 10 : 5}
          courseId={courseId}
          onSend={setDraw}
          onClose={close}
        />
      )}
      {open === 'fixed' && (
        <FixedDialog
          courseId={courseId}
          asked={new Set(parts.flatMap(({ questionId }) => questionId ?? []))}
          isBusy={set.isPending}
          onAdd={(questionId) => set.mutate([...sent, { questionId }], { onSuccess: isSaved, onError: failed })}
          onClose={close}
        />
      )}
      {open === 'sample' && <SamplePaper of={of} onClose={close} />}
      {open === 'last' && <RemoveFinal isBusy={set.isPending} onConfirm={() => without(0)} onCancel={close} />}
    </>
  );
}
