import type { Question, QuestionKind } from '@masar/domain';
import { questionKindTexts } from '@masar/i18n';
import { ChevronDownIcon, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { NumberField } from '#shared/forms/NumberField';
import { SelectField } from '#shared/forms/SelectField';
import { editingKind } from '#subjects/questions/editing/editing-kinds';
import { LocalizedField } from '#subjects/questions/editing/LocalizedField';
import { noText } from '#subjects/questions/editing/new-question';
import { questionEditingMessages } from '#subjects/questions/editing/question-editing.messages';
import { quizMessages } from '../messages/quiz.messages';
import { questionProblem, quizKinds, withKind } from '../model/quiz-form';
import styles from './QuizField.module.css';

interface QuestionFieldProps {
  question: Question;
  index: number;
  count: number;
  showsProblems: boolean;
  onChange: (question: Question) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question with what is right and the explanation that learners see after grading, written as those of banks. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, index, count, showsProblems, onChange, onMove, onRemove } = props;
  const text = useMessages(quizMessages);
  const editing = useMessages(questionEditingMessages);
  const { language, format } = useLocale();
  const number = format.number(index + 1);
  const problem = showsProblems ? questionProblem(question) : null;
  const { KeyFields } = editingKind(question.kind);
  const kinds: Record<QuestionKind, string> = questionKindTexts[language];
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{text.question(number)}</legend>
      <div className={styles.buttons}>
        <IconButton aria-label={text.up(number)} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <ChevronDownIcon className={styles.upward} />
        </IconButton>
        <IconButton aria-label={text.down(number)} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
          <ChevronDownIcon />
        </IconButton>
        <IconButton aria-label={text.remove(number)} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      {problem && (
        <Alert severity="error" role="alert">
          {text[problem]}
        </Alert>
      )}
      <SelectField
        label={editing.kind}
        value={question.kind}
        onChange={(event) => onChange(withKind(question, event.currentTarget.value as QuestionKind))}
        choices={quizKinds}
        words={kinds}
      />
      <LocalizedField
        long
        labelAr={editing.promptAr}
        labelEn={editing.promptEn}
        value={question.prompt}
        onChange={(prompt) => onChange({ ...question, prompt })}
      />
      <KeyFields question={question} onChange={onChange} />
      <LocalizedField
        long
        labelAr={editing.explanationAr}
        labelEn={editing.explanationEn}
        hint={editing.explanationHint}
        value={question.explanation ?? noText()}
        onChange={(explanation) => onChange({ ...question, explanation })}
      />
      <NumberField
        label={editing.points}
        value={question.points}
        onChange={(points) => onChange({ ...question, points })}
      />
    </fieldset>
  );
}
