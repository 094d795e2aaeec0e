import {
  questionDifficulties,
  type QuestionDifficulty,
  questionLimits,
  type QuestionState,
  questionStates,
} from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
import { changeMessages } from '../messages/change-questions.messages';
import { useQuestionNames } from '../messages/question-names';
import { useChangeQuestions } from '../question-banks.mutations';
import type { BankQuestion, QuestionFilter } from '../question-banks.queries';
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

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[،,;؛]/)
      .map((tag) => tag.trim().slice(0, questionLimits.tag))
      .filter(Boolean),
  ),
];

/** State, difficulty, skill and tags for many questions at once; what is left open stays (QB-1). */
export function ChangeDialog({ bankId, chosen, filter, count, onDone, onClose }: ChangeDialogProps) {
  const text = useMessages(changeMessages);
  const names = useQuestionNames();
  const { digits } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const change = useChangeQuestions(bankId, filter);
  const [state, setState] = useState<QuestionState | ''>('ready');
  const [difficulty, setDifficulty] = useState<QuestionDifficulty | ''>('');
  const [skill, setSkill] = useState<BankQuestion['skill']>(null);
  const [tags, setTags] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(
      {
        ...(chosen && { questionIds: [...chosen] }),
        ...(state && { state }),
        ...(difficulty && { difficulty }),
        ...(skill && { skillId: skill.id }),
        ...(tags.trim() && { addTags: tagsIn(tags) }),
      },
      {
        onSuccess: ({ changed, unanswerable }) => {
          toast({
            title: text.changed(changed, digits),
            kind: unanswerable.length > 0 ? 'default' : 'success',
            ...(unanswerable.length > 0 && { description: text.unanswerable(unanswerable.length, digits) }),
          });
          onDone();
        },
        onError: (error) => notifyFailure(error, { title: text.failed }),
      },
    );
  };
  return (
    <Dialog title={text.title(count, digits)} onClose={onClose}>
      <form className={`${shell.stack14} ${styles.section}`} onSubmit={send}>
        <SelectField
          label={text.state}
          value={state}
          none={text.keep}
          choices={questionStates.map((each) => [each, names.states[each]])}
          onChange={(event) => setState(event.target.value as QuestionState | '')}
        />
        <SelectField
          label={text.difficulty}
          value={difficulty}
          none={text.keep}
          choices={questionDifficulties.map((each) => [each, names.difficulties[each]])}
          onChange={(event) => setDifficulty(event.target.value as QuestionDifficulty | '')}
        />
        <SkillChoice skill={skill} onChange={setSkill} />
        <TextField
          label={text.tags}
          hint={text.tagsHint}
          value={tags}
          maxLength={400}
          onChange={(event) => setTags(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={change.isPending}>
          {text.apply}
        </Button>
      </form>
    </Dialog>
  );
}
