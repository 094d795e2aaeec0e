import type { QuestionAnswer } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { AnswerWords } from '#subjects/questions/AnswerWords';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import { answersOf } from '../model/paper-answers';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { NamedQuestions, ReadAgainIn } from './NamedQuestions';
import { QuestionText } from './QuestionText';
import { QuizFeedback } from './QuizFeedback';
import { QuizOption } from './QuizOption';

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
  const { language, format } = useLocale();
  const verdict = result.questions.find(({ questionId }) => questionId === question.id);
  const answer = answersOf(paper)[question.id];
  const prompt = withGapMarks(pickLocalized(question, 'prompt', language), question.gaps, (place) =>
    format.number(place),
  );
  return (
    <fieldset id={`question-${question.id}`} tabIndex={-1} className={styles.question}>
      <legend>
        <span className={styles.number}>{format.number(number)}.</span> <QuestionText>{prompt}</QuestionText>
      </legend>
      {question.options.length === 0 ? (
        <AnswerWords
          question={question}
          answer={isGiven(answer) ? answer : undefined}
          right={verdict?.isCorrect ? undefined : ((verdict?.rightAnswer ?? undefined) as QuestionAnswer | undefined)}
        />
      ) : (
        question.options.map((option) => (
          <QuizOption
            key={option.id}
            name={question.id}
            label={option[language] || option.ar || option.en}
            type={question.kind === 'single' ? 'radio' : 'checkbox'}
            isChosen={isChosen(answer, option.id)}
            isTaken
            isCorrect={verdict?.correctOptionIds.includes(option.id)}
            onToggle={() => undefined}
            onPick={undefined}
          />
        ))
      )}
      {verdict && <QuizFeedback result={verdict} />}
      {verdict?.readAgain && <ReadAgainIn lesson={verdict.readAgain} paper={paper} />}
      {verdict?.feedback.map((said) => (
        <p key={said.ar + said.en}>
          <QuestionText>{said[language] || said.ar || said.en}</QuestionText>
        </p>
      ))}
    </fieldset>
  );
}

const isChosen = (answer: QuestionAnswer | undefined, optionId: string): boolean =>
  answer?.kind === 'single'
    ? answer.optionId === optionId
    : answer?.kind === 'multiple' && answer.optionIds.includes(optionId);
