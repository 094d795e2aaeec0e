import { pickLocalized } from '@masar/i18n';
import { ProgressBar, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Radio from '@mui/material/Radio';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Question } from '../assessment.queries';
import { questionMessages } from '../messages/question.messages';
import { CodeText } from './CodeText';
import styles from './QuestionForm.module.css';

interface QuestionFormProps {
  question: Question;
  /** E.g. 'Question 2 of 3'. */
  place: string;
  /** Share of what has been answered. */
  percent: number;
  isLast?: boolean;
  isBusy?: boolean;
  /** Whether the question came after another one: then it takes the focus. */
  takesFocus: boolean;
  /** Null where the person does not know; offered with `allowsNotKnowing` only. */
  onAnswer: (optionId: string | null) => void;
  allowsNotKnowing?: boolean;
  /** The way out, at the end of the buttons. */
  leave: ReactNode;
  /** What stands under the buttons. */
  children?: ReactNode;
}

/** One question; the button waits until an option is chosen (spec 4, ASM-1). */
export function QuestionForm({
  question,
  place,
  percent,
  takesFocus,
  onAnswer,
  leave,
  children,
  ...rest
}: QuestionFormProps) {
  const { isLast = false, isBusy = false, allowsNotKnowing = false } = rest;
  const text = useMessages(questionMessages);
  const { language } = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (takesFocus) legend.current?.focus();
  }, [takesFocus, question.id]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && !isBusy) onAnswer(chosen);
  };
  return (
    <Card component="form" className={shell.stack24} onSubmit={submit}>
      <div className={styles.progress}>
        <span>{place}</span>
        <ProgressBar percent={percent} label={text.progress} />
      </div>
      <fieldset className={styles.question} disabled={isBusy}>
        <legend ref={legend} tabIndex={-1}>
          <CodeText>{pickLocalized(question, 'stem', language)}</CodeText>
        </legend>
        {question.options.map((option) => (
          <label key={option.id} className={styles.option} data-chosen={option.id === chosen || undefined}>
            <Radio name={question.id} checked={option.id === chosen} onChange={() => setChosen(option.id)} />
            <span>
              <CodeText>{pickLocalized(option, 'text', language)}</CodeText>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={shell.line12}>
        <Button type="submit" disabled={chosen === null} loading={isBusy}>
          {isLast ? text.finish : text.next}
        </Button>
        {allowsNotKnowing && (
          <Button variant="text" color="inherit" disabled={isBusy} onClick={() => onAnswer(null)}>
            {text.dontKnow}
          </Button>
        )}
        <span className={styles.leave}>{leave}</span>
      </div>
      {children}
    </Card>
  );
}
