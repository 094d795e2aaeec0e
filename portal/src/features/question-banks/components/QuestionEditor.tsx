import {
  questionDifficulties,
  type QuestionDifficulty,
  type QuestionKind,
  questionKinds,
  questionLimits,
  type QuestionState,
  questionStates,
  questionWarnings,
} from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { NumberField } from '#shared/forms/NumberField';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { editingKind, newQuestion } from '#subjects/questions/editing/editing-kinds';
import { LocalizedField } from '#subjects/questions/editing/LocalizedField';
import { noText } from '#subjects/questions/editing/new-question';
import { PictureButton } from '#subjects/questions/editing/PictureButton';
import { questionEditingMessages } from '#subjects/questions/editing/question-editing.messages';
import { questionEditorMessages } from '../messages/question-editor.messages';
import { useQuestionNames } from '../messages/question-names';
import { useSaveQuestion } from '../question-banks.mutations';
import type { BankQuestion } from '../question-banks.queries';
import styles from './Banks.module.css';
import { LessonChoice } from './LessonChoice';
import { QuestionPreview } from './QuestionPreview';
import { QuestionStatistics } from './QuestionStatistics';
import { SkillChoice } from './SkillChoice';

interface QuestionEditorProps {
  bankId: string;
  /** Left out, a new one is written. */
  written?: BankQuestion | undefined;
}

/** Writes a question in both languages, warns while it is written, and shows it as learners will see it (QB-1, QB-2). */
export function QuestionEditor({ bankId, written }: QuestionEditorProps) {
  const { format } = useLocale();
  const text = useMessages(questionEditorMessages);
  const editing = useMessages(questionEditingMessages);
  const names = useQuestionNames();
  const toast = useToast();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const save = useSaveQuestion(bankId, written?.id ?? 'new');
  const [content, setContent] = useState(() => written?.content ?? newQuestion('single'));
  const [name, setName] = useState(written?.name ?? '');
  const [tags, setTags] = useState(written?.tags.join('، ') ?? '');
  const [difficulty, setDifficulty] = useState(written?.difficulty ?? 'medium');
  const [state, setState] = useState(written?.state ?? 'draft');
  const [skill, setSkill] = useState(written?.skill ?? null);
  const [lessonId, setLessonId] = useState(written?.restsOn?.lessonId ?? '');
  const { KeyFields } = editingKind(content.kind);
  const warnings = questionWarnings(content);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = tags.split(/[,،;؛]/).map((tag) => tag.trim());
    const body = {
      name,
      tags: list.filter(Boolean),
      difficulty,
      state,
      ...(skill && { skillId: skill.id }),
      ...(lessonId && { lessonId }),
      content: { ...content },
      version: written?.version ?? 1,
    };
    save.mutate(body, {
      onSuccess: () => {
        toast({ title: text.saved, kind: 'success' });
        void navigate(paths.questionBank.href(bankId));
      },
      onError: (error) => notifyFailure(error, { title: text.saveFailed }),
    });
  };

  return (
    <div className={`${shell.stack20} ${styles.columns}`}>
      <Card component="form" className={`${shell.stack14} ${styles.section}`} onSubmit={send}>
        {!written && (
          <SelectField
            label={editing.kind}
            value={content.kind}
            onChange={(event) =>
              setContent({
                ...newQuestion(event.currentTarget.value as QuestionKind),
                prompt: content.prompt,
              })
            }
            choices={questionKinds}
            words={names.kinds}
          />
        )}
        <LocalizedField
          long
          labelAr={editing.promptAr}
          labelEn={editing.promptEn}
          value={content.prompt}
          onChange={(prompt) => setContent({ ...content, prompt })}
        />
        <PictureButton
          bankId={bankId}
          text={content.prompt}
          onChange={(prompt) => setContent({ ...content, prompt })}
        />
        <KeyFields bankId={bankId} question={content} onChange={setContent} />
        <LocalizedField
          long
          labelAr={editing.explanationAr}
          labelEn={editing.explanationEn}
          hint={editing.explanationHint}
          value={content.explanation ?? noText()}
          onChange={(explanation) => setContent({ ...content, explanation })}
        />
        <div className={`${shell.stack12} ${styles.pair}`}>
          <NumberField
            label={editing.points}
            value={content.points}
            onChange={(points) => setContent({ ...content, points })}
          />
          <TextField
            label={text.tags}
            hint={text.tagsHint}
            value={tags}
            onChange={(event) => setTags(event.currentTarget.value)}
          />
          <SelectField
            label={text.difficulty}
            value={difficulty}
            onChange={(event) => setDifficulty(event.currentTarget.value as QuestionDifficulty)}
            choices={questionDifficulties}
            words={names.difficulties}
          />
          <SelectField
            label={text.state}
            value={state}
            onChange={(event) => setState(event.currentTarget.value as QuestionState)}
            choices={questionStates}
            words={names.states}
          />
          <TextField
            label={text.name}
            maxLength={questionLimits.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <SkillChoice skill={skill} onChange={setSkill} />
        <LessonChoice bankId={bankId} restsOn={written?.restsOn ?? null} lessonId={lessonId} onChange={setLessonId} />
        <section aria-label={text.warnings} aria-live="polite">
          {warnings.length === 0 ? (
            <p className={styles.hint}>{text.noWarnings}</p>
          ) : (
            <Alert severity="warning">{format.list(warnings.map((warning) => names.warnings[warning]))}</Alert>
          )}
        </section>
        <div className={`${shell.line} ${styles.actions}`}>
          <Button type="submit" size="large" loading={save.isPending}>
            {text.save}
          </Button>
        </div>
      </Card>
      <div className={`${shell.stack12} ${styles.stack}`}>
        <QuestionPreview key={content.kind} question={content} />
        {written && <QuestionStatistics questionId={written.id} />}
      </div>
    </div>
  );
}
