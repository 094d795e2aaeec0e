import { PlusIcon, TrashIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { TextField } from '#shared/forms/TextField';
import { quizMessages } from '../messages/quiz.messages';
import { withoutItem } from '../model/move-item';
import { markOption, newOption, type OptionValues, type QuestionValues } from '../model/quiz-form';
import styles from './QuizField.module.css';

/** Options that the server takes for one question. */
const MAXIMUM = 10;

interface OptionsFieldProps {
  question: QuestionValues;
  onChange: (question: QuestionValues) => void;
}

/** The options of a question: which are right, in both languages. */
export function OptionsField({ question, onChange }: OptionsFieldProps) {
  const text = useMessages(quizMessages);
  const { format } = useLocale();
  const { options, type, key } = question;
  const Mark = type === 'single' ? Radio : Checkbox;
  const change = (index: number, changes: Partial<OptionValues>) =>
    onChange({
      ...question,
      options: options.map((option, at) => (at === index ? { ...option, ...changes } : option)),
    });
  return (
    <div role="group" aria-label={text.options} className={styles.options}>
      {options.map((option, index) => {
        const number = format.number(index + 1);
        return (
          <div key={option.key} className={styles.option}>
            <label className={styles.correct}>
              <Mark
                name={`correct-${key}`}
                checked={option.correct}
                onChange={(event) => onChange(markOption(question, index, event.currentTarget.checked))}
              />
              <span>{text.correct(number)}</span>
            </label>
            <TextField
              label={text.optionAr(number)}
              dir="auto"
              lang="ar"
              maxLength={500}
              value={option.ar}
              onChange={(event) => change(index, { ar: event.currentTarget.value })}
            />
            <TextField
              label={text.optionEn(number)}
              dir="ltr"
              lang="en"
              maxLength={500}
              value={option.en}
              onChange={(event) => change(index, { en: event.currentTarget.value })}
            />
            <IconButton
              aria-label={text.removeOption(number)}
              disabled={options.length <= 2}
              onClick={() => onChange({ ...question, options: withoutItem(options, index) })}
            >
              <TrashIcon />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button
          variant="text"
          color="inherit"
          disabled={options.length >= MAXIMUM}
          onClick={() => onChange({ ...question, options: [...options, newOption()] })}
        >
          <PlusIcon size={18} />
          {text.addOption}
        </Button>
      </div>
    </div>
  );
}
