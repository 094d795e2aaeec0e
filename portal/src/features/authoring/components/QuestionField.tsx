import { ChevronDownIcon, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { quizMessages } from '../messages/quiz.messages';
import { type QuestionProblem, questionProblem, type QuestionValues, withType } from '../model/quiz-form';
import formStyles from './Form.module.css';
import { OptionsField } from './OptionsField';
import styles from './QuizField.module.css';

interface QuestionFieldProps {
  question: QuestionValues;
  index: number;
  count: number;
  showsProblems: boolean;
  onChange: (question: QuestionValues) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question with its options and the explanation that learners see after grading. */
export function QuestionField({
  question,
  index,
  count,
  showsProblems,
  onChange,
  onMove,
  onRemove,
}: QuestionFieldProps) {
  const text = useMessages(quizMessages);
  const number = useLocale().format.number(index + 1);
  const problem = showsProblems ? questionProblem(question) : null;
  const problems: Record<QuestionProblem, string> = {
    prompt: text.prompt,
    options: text.tooFew,
    emptyOption: text.emptyOption,
    correct: text.noCorrect,
  };
  const field = (name: 'promptAr' | 'promptEn' | 'explanationAr' | 'explanationEn') => ({
    label: text[name],
    value: question[name],
    rows: 2,
    dir: name.endsWith('Ar') ? 'rtl' : 'ltr',
    lang: name.endsWith('Ar') ? 'ar' : 'en',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...question, [name]: event.currentTarget.value }),
  });
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
          {problems[problem]}
        </Alert>
      )}
      <SelectField
        label={text.type}
        value={question.type}
        onChange={(event) =>
          onChange(withType(question, event.currentTarget.value === 'multiple' ? 'multiple' : 'single'))
        }
        choices={['single', 'multiple']}
        words={text}
      />
      <div className={formStyles.pair}>
        <TextArea required maxLength={1000} {...field('promptAr')} />
        <TextArea maxLength={1000} {...field('promptEn')} />
      </div>
      <OptionsField question={question} onChange={onChange} />
      <div className={formStyles.pair}>
        <TextArea maxLength={2000} hint={text.explanationHint} {...field('explanationAr')} />
        <TextArea maxLength={2000} {...field('explanationEn')} />
      </div>
    </fieldset>
  );
}
