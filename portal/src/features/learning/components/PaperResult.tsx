import { useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { answersOf } from '../model/paper-answers';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { NamedQuestions, ReadAgainIn } from './NamedQuestions';
import { QuestionField } from './QuestionField';

interface PaperResultProps {
  paper: Paper;
  result: NonNullable<Paper['result']>;
}

/** What came of a paper, and what to learn from it: the key where it may be seen, else what to read again (EVD-2). */
export function PaperResult({ paper, result }: PaperResultProps) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  const mark = format.percent(Number(paper.passMark));
  return (
    <div className={styles.questions}>
      <div role="status" className={styles.score} data-tone={result.hasPassed ? 'green' : 'yellow'}>
        <strong>{text.result(format.percent(Number(result.score)))}</strong>
        <p>{result.hasPassed ? text.resultPassed : text.resultFailed(mark)}</p>
        <p>{text[hintOf(paper, result)]}</p>
        {!result.hasPassed && !result.showsKey && <ReadAgain paper={paper} />}
      </div>
      {paper.questions.map((question, index) =>
        result.questions.some(({ questionId }) => questionId === question.id) ? (
          <GradedField key={question.id} paper={paper} result={result} question={question} number={index + 1} />
        ) : null,
      )}
      <NamedQuestions paper={paper} named={result.readAgain} />
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

interface GradedFieldProps extends PaperResultProps {
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
