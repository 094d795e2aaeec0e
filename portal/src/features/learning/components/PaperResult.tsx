import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { QuizFeedback } from './QuizFeedback';
import { QuizOption } from './QuizOption';
import { QuizText } from './QuizText';

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
        <p>{result.showsKey ? text.keyShown : text.readAgain}</p>
      </div>
      {result.showsKey &&
        paper.questions.map((question, index) => (
          <GradedField key={question.id} paper={paper} result={result} question={question} number={index + 1} />
        ))}
    </div>
  );
}

interface GradedFieldProps extends PaperResultProps {
  question: Paper['questions'][number];
  number: number;
}

function GradedField({ paper, result, question, number }: GradedFieldProps) {
  const { language, format } = useLocale();
  const verdict = result.questions.find(({ questionId }) => questionId === question.id);
  const chosen = paper.answers.find(({ questionId }) => questionId === question.id)?.optionIds ?? [];
  return (
    <fieldset id={`question-${question.id}`} tabIndex={-1} className={styles.question}>
      <legend>
        <span className={styles.number}>{format.number(number)}.</span>{' '}
        <QuizText>{pickLocalized(question, 'prompt', language)}</QuizText>
      </legend>
      {question.options.map((option) => (
        <QuizOption
          key={option.id}
          name={question.id}
          label={option[language] || option.ar || option.en}
          type={question.kind === 'single' ? 'radio' : 'checkbox'}
          isChosen={chosen.includes(option.id)}
          isTaken
          isCorrect={verdict?.correctOptionIds.includes(option.id)}
          onToggle={() => undefined}
          onPick={undefined}
        />
      ))}
      {verdict && <QuizFeedback result={verdict} />}
    </fieldset>
  );
}
