import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import { lessonQueries } from '../lesson.queries';
import { useHandIn } from '../model/useHandIn';
import { usePaperRun } from '../model/usePaperRun';
import { usePaperView } from '../model/usePaperView';
import { paperMessages } from '../paper.messages';
import { type Paper, paperQueries } from '../paper.queries';
import { HandIn } from './HandIn';
import { PaperClock } from './PaperClock';
import { PaperEnd } from './PaperEnd';
import { PaperOverview } from './PaperOverview';
import { PaperQuestionField } from './PaperQuestionField';
import styles from './PaperSheet.module.css';
import { PaperSteps } from './PaperSteps';

interface PaperSheetProps {
  paper: Paper;
  of: QuizOf;
  onEnd: () => void;
}

/** An open paper: one question a screen or all, an overview, flags, and each answer kept as it is given (EVD-2, QZT-1). */
export function PaperSheet({ paper, of, onEnd }: PaperSheetProps) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  const queryClient = useQueryClient();
  const run = usePaperRun(paper);
  const view = usePaperView(paper);
  const handing = useHandIn({ paperId: paper.id, of, isReady: run.sending === 'saved', onEnd });
  const { questions } = paper;
  const isAnswered = (id: string) => isGiven(run.answers[id]);
  const isFlagged = (id: string) => view.flagged.includes(id);
  const placesOf = (isMeant: (id: string) => boolean) =>
    questions.flatMap(({ id }, place) => (isMeant(id) ? [place] : []));
  const open = placesOf((id) => !isAnswered(id));
  const flagged = placesOf(isFlagged);
  const numbers = (places: readonly number[]) => places.map((place) => format.number(place + 1));
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: paperQueries.one(paper.id).queryKey });
  const end = () => {
    onEnd();
    void queryClient.invalidateQueries({ queryKey: lessonQueries.all() });
  };
  const clock = <PaperClock paper={paper} onOver={end} />;
  return (
    <div id="question-sheet" className={`${shell.stack20} ${styles.sheet}`}>
      <div className={styles.bar}>
        <strong>{text.paper(format.number(paper.number))}</strong>
        <span role="status" data-state={run.sending} className={styles.state}>
          {text[run.sending]}
        </span>
        <Button size="small" variant="text" className={styles.toggle} onClick={view.toggleOneByOne}>
          {view.isOneByOne ? text.allAtOnce : text.oneByOne}
        </Button>
        {!view.isOneByOne && clock}
      </div>
      <PaperOverview
        questions={questions}
        isAnswered={isAnswered}
        flagged={view.flagged}
        current={view.isOneByOne ? view.place : undefined}
        onChoose={view.goTo}
      />
      {view.shown.map((question) => (
        <PaperQuestionField
          key={question.id}
          question={question}
          number={questions.indexOf(question) + 1}
          answer={run.answers[question.id]}
          isFlagged={isFlagged(question.id)}
          onFlag={() => view.flag(question.id)}
          onAnswer={(answer) => run.give(question.id, answer)}
        />
      ))}
      {view.isAtEnd && (
        <PaperEnd handing={handing} open={open} flagged={flagged} onChoose={view.goTo} onArrive={readAgain} />
      )}
      {view.isOneByOne ? (
        <PaperSteps place={view.place} questions={questions.length} onChoose={view.goTo}>
          {clock}
        </PaperSteps>
      ) : (
        <HandIn handing={handing} open={numbers(open)} flagged={numbers(flagged)} onAsk={readAgain} />
      )}
      <LeaveGuard when={!handing.isDone} text={text} />
    </div>
  );
}
