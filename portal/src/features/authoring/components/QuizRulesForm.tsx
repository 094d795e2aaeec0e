import { countingRules, quizLimits } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CheckField } from '#shared/forms/CheckField';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { countingRuleMessages, quizRulesMessages } from '../messages/quiz-rules.messages';
import { isAttempts, isPassMark, isPause, isTimeLimit, toQuizRules } from '../model/quiz-rules-form';
import { type QuizRules, useSetQuizRules } from '../quiz-rules.queries';
import styles from './Form.module.css';

/** No limit is left out. */
const withoutEmpty = ({ timeLimitMinutes, ...rules }: QuizRules) => ({
  ...rules,
  ...(timeLimitMinutes !== null && { timeLimitMinutes }),
});

/** What a paper asks of a learner, set by the author (EVD-2); a practice quiz has no other rules, and a final is never practice. */
export function QuizRulesForm({ of, rules }: { of: QuizOf; rules: QuizRules }) {
  const text = useMessages(quizRulesMessages);
  const countings = useMessages(countingRuleMessages);
  const { format } = useLocale();
  const toast = useToast();
  const set = useSetQuizRules(of);
  const [isPractice, setPractice] = useState(rules.isPractice);
  const rule = (isFine: (typed: string) => boolean, message: string) => (typed: string) =>
    isPractice || isFine(typed) ? undefined : message;
  const { form, failure, errorOf } = useCheckedForm({
    rules: {
      isPractice: () => undefined,
      passMark: rule(isPassMark, text.passMarkWrong),
      attempts: rule(isAttempts, text.attemptsWrong(format.number(quizLimits.attemptsMaximum))),
      pauseMinutes: rule(isPause, text.pauseWrong(format.number(quizLimits.pauseMinutesMaximum))),
      timeLimitMinutes: rule(isTimeLimit, text.timeLimitWrong(format.number(quizLimits.timeLimitMinutesMaximum))),
      counting: () => undefined,
    },
    error: set.error,
    send: (values) =>
      // Who turns practice on keeps the other rules for later.
      set.mutate(isPractice ? { ...withoutEmpty(rules), isPractice } : toQuizRules(values), {
        onSuccess: () => toast({ title: text.saved, kind: 'success' }),
      }),
  });
  const number = (name: 'passMark' | 'attempts' | 'pauseMinutes' | 'timeLimitMinutes', value: string) => ({
    name,
    label: text[name],
    defaultValue: value,
    error: errorOf(name),
    inputMode: name === 'passMark' ? ('decimal' as const) : ('numeric' as const),
    dir: 'ltr',
  });
  return (
    <form {...form} className={shell.stack16}>
      {'lessonId' in of && (
        <CheckField
          name="isPractice"
          label={text.isPractice}
          checked={isPractice}
          onChange={(event) => setPractice(event.currentTarget.checked)}
        />
      )}
      {!isPractice && (
        <>
          <div className={styles.pair}>
            <TextField {...number('passMark', String(Number(rules.passMark)))} />
            <TextField {...number('attempts', String(rules.attempts))} />
            <TextField {...number('pauseMinutes', String(rules.pauseMinutes))} hint={text.pauseHint} />
            <TextField
              {...number('timeLimitMinutes', String(rules.timeLimitMinutes ?? ''))}
              hint={text.timeLimitHint}
            />
            <SelectField
              name="counting"
              label={text.counting}
              defaultValue={rules.counting}
              choices={countingRules}
              words={countings}
            />
          </div>
          <p className={styles.hint}>{text.whenShown}</p>
        </>
      )}
      <FormFailure {...failure} fallback={text.saveFailed} />
      <div className={styles.actions}>
        <Button type="submit" variant="outlined" loading={set.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
