import { pickLocalized, textIn } from '@masar/i18n';
import { CheckIcon, CloseIcon, useLocale, useMessages } from '@masar/ui';
import type { QuestionResult } from '../lesson.queries';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';
import { QuestionText } from './QuestionText';

/** Whether an answer was right, and why. */
export function QuizFeedback({ result }: { result: QuestionResult }) {
  const text = useMessages(quizMessages);
  const { language } = useLocale();
  const explanation = pickLocalized(result, 'explanation', language);
  return (
    <div className={styles.feedback} data-tone={result.isCorrect ? 'green' : 'red'}>
      <strong>
        {result.isCorrect ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
        {result.isCorrect ? text.right : text.wrong}
      </strong>
      {[explanation, ...(result.feedback ?? []).map((said) => textIn(said, language))].filter(Boolean).map((words) => (
        <div key={words}>
          <QuestionText>{words}</QuestionText>
        </div>
      ))}
    </div>
  );
}
