import { useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { answersOf } from '../model/paper-answers';
import { reachedOf } from '../model/reached-of';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { NamedQuestions, ReadAgainIn } from './NamedQuestions';
import { QuestionField } from './QuestionField';

interface PaperResultProps {
  paper: Paper;
  result: NonNullable<Paper['result']>;
  /** What can be done next; above the answers, however many there are. */
  next: ReactNode;
}

/** What came of a paper, what comes next, and what to learn from it: the key where it may be seen, else what to read again (EVD-2). */
export function PaperResult({ paper, result, next }: PaperResultProps) {
  return (
    <div className={styles.questions}>
      <Outcome paper={paper} result={result} />
      {next}
      {paper.questions.map((question, index) =>
        result.questions.some(({ questionId }) => questionId === question.id) ? (
          <GradedField key={question.id} paper={paper} result={result} question={question} number={index + 1} />
        ) : null,
      )}
      <NamedQuestions paper={paper} named={result.readAgain} />
    </div>
  );
}

/** The score, how many that is and how many more pass, and where to read again. */
function Outcome({ paper, result }: Pick<PaperResultProps, 'paper' | 'result'>) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  const { hasPassed, showsKey, readAgain } = result;
  const mark = format.percent(Number(paper.passMark));
  const missed = () => {
    const { isInPoints, counts } = reachedOf(paper, result);
    const [reached, of, needed, more] = counts.map((count) => format.number(count));
    return (isInPoints ? text.pointsOf : text.rightOf)(reached!, of!, mark, needed!, more!);
  };
  return (
    <div
      id="question-result"
      tabIndex={-1}
      role="status"
      className={styles.score}
      data-tone={hasPassed ? 'green' : 'yellow'}
    >
      <strong>{text.result(format.percent(Number(result.score)))}</strong>
      <p>{hasPassed ? text.resultPassed : missed()}</p>
      <p>{text[hintOf(paper, result)]}</p>
      {!hasPassed && !showsKey && readAgain.length === 0 && <ReadAgain paper={paper} />}
    </div>
  );
}

function hintOf({ lessonId }: Paper, { showsKey, hasPassed }: PaperResultProps['result']) {
  if (showsKey) return 'keyShown';
  if (hasPassed) return 'keyKept';
  return lessonId === null ? 'readCourseAgain' : 'readAgain';
}

/** Where to read again: the text above the quiz, or the lessons of the course that the final is about. */
function ReadAgain({ paper }: { paper: Paper }) {
  const text = useMessages(paperMessages);
  return paper.lessonId === null ? (
    <Link to={`${paths.course.href(paper.courseId)}?tab=curriculum`}>{text.toLessons}</Link>
  ) : (
    <a href="#lesson">{text.toText}</a>
  );
}

interface GradedFieldProps extends Pick<PaperResultProps, 'paper' | 'result'> {
  question: Paper['questions'][number];
  number: number;
}

function GradedField({ paper, result, question, number }: GradedFieldProps) {
  const verdict = result.questions.find(({ questionId }) => questionId === question.id);
  return (
    <QuestionField question={question} number={number} answer={answersOf(paper)[question.id]} verdict={verdict}>
      {verdict?.readAgain && <ReadAgainIn lesson={verdict.readAgain} paper={paper} />}
    </QuestionField>
  );
}
