import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { lessonQueries } from '../lesson.queries';
import { usePaperRun } from '../model/usePaperRun';
import { paperMessages } from '../paper.messages';
import { useSubmitPaper } from '../paper.mutations';
import type { Paper } from '../paper.queries';
import { PaperClock } from './PaperClock';
import { PaperOverview } from './PaperOverview';
import { PaperQuestionField } from './PaperQuestionField';
import styles from './PaperSheet.module.css';
import { showQuestion } from './show-question';

interface PaperSheetProps {
  paper: Paper;
  lessonId: string;
  onEnd: () => void;
}

/** An open paper: one question at a time or all, an overview, flags, and each answer kept as it is given (EVD-2). */
export function PaperSheet({ paper, lessonId, onEnd }: PaperSheetProps) {
  const text = useMessages(paperMessages);
  const { format, digits } = useLocale();
  const queryClient = useQueryClient();
  const notifyFailure = useFailureNotice();
  const run = usePaperRun(paper);
  const submit = useSubmitPaper(lessonId, onEnd);
  const [isOneByOne, setOneByOne] = useState(false);
  const [place, setPlace] = useState(0);
  const [flagged, setFlagged] = useState<readonly string[]>([]);
  const [isAsking, ask] = useState(false);
  const { questions } = paper;
  const isAnswered = (id: string) => (run.chosen[id]?.length ?? 0) > 0;
  const open = questions.filter(({ id }) => !isAnswered(id)).length;
  const shown = isOneByOne ? questions.slice(place, place + 1) : questions;

  const handIn = () =>
    submit.mutate(paper.id, {
      onError: (error) => notifyFailure(error, { title: text.submitFailed, fallback: text.submitFailedHint }),
      onSettled: () => ask(false),
    });
  const end = () => {
    onEnd();
    void queryClient.invalidateQueries({ queryKey: lessonQueries.all() });
  };
  const flag = (id: string) =>
    setFlagged((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const goTo = (index: number) => {
    setPlace(index);
    const { id } = questions[index] ?? {};
    // Where one question is shown it takes the place of the former one.
    requestAnimationFrame(() => showQuestion(id));
  };

  return (
    <div className={styles.sheet}>
      <div className={styles.bar}>
        <strong>{text.paper(format.number(paper.number))}</strong>
        <span role="status" data-state={run.sending} className={styles.state}>
          {text[run.sending]}
        </span>
        <PaperClock paper={paper} onOver={end} />
      </div>
      <PaperOverview
        questions={questions}
        isAnswered={isAnswered}
        flagged={flagged}
        current={isOneByOne ? place : undefined}
        onChoose={goTo}
      />
      <Button size="small" variant="text" className={styles.toggle} onClick={() => setOneByOne(!isOneByOne)}>
        {isOneByOne ? text.allAtOnce : text.oneByOne}
      </Button>
      {shown.map((question) => (
        <PaperQuestionField
          key={question.id}
          question={question}
          number={questions.indexOf(question) + 1}
          chosen={run.chosen[question.id] ?? []}
          isFlagged={flagged.includes(question.id)}
          onFlag={() => flag(question.id)}
          onChoose={(optionIds) => run.choose(question.id, optionIds)}
        />
      ))}
      {isOneByOne && (
        <div className={styles.steps}>
          <Button variant="outlined" disabled={place === 0} onClick={() => goTo(place - 1)}>
            {text.previous}
          </Button>
          <Button variant="outlined" disabled={place === questions.length - 1} onClick={() => goTo(place + 1)}>
            {text.next}
          </Button>
        </div>
      )}
      <Button className={styles.submit} disabled={run.sending !== 'saved'} onClick={() => ask(true)}>
        {text.submit}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.submitTitle}
          confirm={text.submit}
          cancel={text.keepOn}
          busy={submit.isPending}
          onConfirm={handIn}
          onCancel={() => ask(false)}
        >
          {open === 0 ? text.allAnswered : text.unanswered(open, digits)}
        </ConfirmDialog>
      )}
      <LeaveGuard when={!submit.isSuccess} text={text} />
    </div>
  );
}
