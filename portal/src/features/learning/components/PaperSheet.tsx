import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import { lessonQueries } from '../lesson.queries';
import { usePaperRun } from '../model/usePaperRun';
import { usePaperView } from '../model/usePaperView';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import { HandIn } from './HandIn';
import { PaperClock } from './PaperClock';
import { PaperOverview } from './PaperOverview';
import { PaperQuestionField } from './PaperQuestionField';
import styles from './PaperSheet.module.css';

interface PaperSheetProps {
  paper: Paper;
  of: QuizOf;
  onEnd: () => void;
}

/** An open paper: one question at a time or all, an overview, flags, and each answer kept as it is given (EVD-2). */
export function PaperSheet({ paper, of, onEnd }: PaperSheetProps) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  const queryClient = useQueryClient();
  const run = usePaperRun(paper);
  const view = usePaperView(paper);
  const { questions } = paper;
  const isAnswered = (id: string) => isGiven(run.answers[id]);
  const numbersOf = (isMeant: (id: string) => boolean) =>
    questions.flatMap(({ id }, index) => (isMeant(id) ? [format.number(index + 1)] : []));
  const end = () => {
    onEnd();
    void queryClient.invalidateQueries({ queryKey: lessonQueries.all() });
  };
  return (
    <div className={shell.stack20}>
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
        flagged={view.flagged}
        current={view.isOneByOne ? view.place : undefined}
        onChoose={view.goTo}
      />
      <Button size="small" variant="text" className={styles.toggle} onClick={view.toggleOneByOne}>
        {view.isOneByOne ? text.allAtOnce : text.oneByOne}
      </Button>
      {view.shown.map((question) => (
        <PaperQuestionField
          key={question.id}
          question={question}
          number={questions.indexOf(question) + 1}
          answer={run.answers[question.id]}
          isFlagged={view.flagged.includes(question.id)}
          onFlag={() => view.flag(question.id)}
          onAnswer={(answer) => run.give(question.id, answer)}
        />
      ))}
      {view.isOneByOne && (
        <div className={styles.steps}>
          <Button variant="outlined" disabled={view.place === 0} onClick={() => view.goTo(view.place - 1)}>
            {text.previous}
          </Button>
          <Button
            variant="outlined"
            disabled={view.place === questions.length - 1}
            onClick={() => view.goTo(view.place + 1)}
          >
            {text.next}
          </Button>
        </div>
      )}
      <HandIn
        paperId={paper.id}
        of={of}
        open={numbersOf((id) => !isAnswered(id))}
        flagged={numbersOf((id) => view.flagged.includes(id))}
        isReady={run.sending === 'saved'}
        onEnd={onEnd}
      />
    </div>
  );
}
