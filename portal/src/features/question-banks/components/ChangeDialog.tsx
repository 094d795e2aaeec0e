import { questionDifficulties, questionStates } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { changeMessages } from '../messages/change-questions.messages';
import { useQuestionNames } from '../messages/question-names';
import { useChangeQuestions } from '../question-banks.mutations';
import type { BankQuestion, QuestionFilter } from '../question-banks.queries';
import { typedTags } from '../typed-tags';
import styles from './Banks.module.css';
import { SkillChoice } from './SkillChoice';

interface ChangeDialogProps {
  bankId: string;
  /** Null is all that the list finds. */
  chosen: readonly string[] | null;
  filter: QuestionFilter;
  count: number;
  onDone: () => void;
  onClose: () => void;
}

/** State, difficulty, skill and tags for many questions at once; what is left open stays (QB-1). */
export function ChangeDialog({ bankId, chosen, filter, count, onDone, onClose }: ChangeDialogProps) {
  const text = useMessages(changeMessages);
  const names = useQuestionNames();
  const { digits } = useLocale();
  const toast = useToast();
  const change = useChangeQuestions(bankId, filter);
  const [skill, setSkill] = useState<BankQuestion['skill']>(null);
  const { form, failure, field, isBusy } = useCheckedForm({
    rules: { state: asMarked, difficulty: asMarked, addTags: asMarked },
    send: (typed) => {
      const state = questionStates.find((known) => known === typed.state);
      const difficulty = questionDifficulties.find((known) => known === typed.difficulty);
      return change.mutateAsync({
        ...(chosen && { questionIds: [...chosen] }),
        ...(state && { state }),
        ...(difficulty && { difficulty }),
        ...(skill && { skillId: skill.id }),
        ...(typed.addTags && { addTags: typedTags(typed.addTags) }),
      });
    },
    onSent: ({ changed, unanswerable }) => {
      toast({
        title: text.changed(changed, digits),
        kind: unanswerable.length > 0 ? 'default' : 'success',
        ...(unanswerable.length > 0 && { description: text.unanswerable(unanswerable.length, digits) }),
      });
      onDone();
    },
  });
  return (
    <Dialog title={text.title(count, digits)} onClose={onClose}>
      <form {...form} className={`${shell.stack14} ${styles.section}`}>
        <SelectField
          {...field('state')}
          label={text.state}
          defaultValue="ready"
          none={text.keep}
          choices={questionStates.map((each) => [each, names.states[each]])}
        />
        <SelectField
          {...field('difficulty')}
          label={text.difficulty}
          none={text.keep}
          choices={questionDifficulties.map((each) => [each, names.difficulties[each]])}
        />
        <SkillChoice skill={skill} onChange={setSkill} />
        <TextField {...field('addTags')} label={text.tags} hint={text.tagsHint} maxLength={400} />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.apply}
        </Button>
      </form>
    </Dialog>
  );
}
