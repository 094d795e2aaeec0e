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
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { isChangedMeanwhile } from '#shared/forms/changed-meanwhile';
import { FormFailure } from '#shared/forms/FormFailure';
import { NumberField } from '#shared/forms/NumberField';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
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
import { type BankQuestion, questionBankQueries } from '../question-banks.queries';
import { typedTags } from '../typed-tags';
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

/** A question as its form; without one, a new one's. */
const typedOf = (written: BankQuestion | undefined) => ({
  content: written?.content ?? newQuestion('single'),
  name: written?.name ?? '',
  tags: written?.tags.join('، ') ?? '',
  difficulty: written?.difficulty ?? 'medium',
  state: written?.state ?? 'draft',
  skill: written?.skill ?? null,
  courseId: written?.restsOn?.courseId ?? '',
  lessonId: written?.restsOn?.lessonId ?? '',
  // A draft of an older version than the server's is refused as such.
  version: written?.version ?? 1,
});

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
  const queryClient = useQueryClient();
  const held = useHeldValues(`question:${written?.id ?? `new in ${bankId}`}`, typedOf(written), { isNew: !written });
  const { values, change } = held;
  const { content, skill, courseId, lessonId } = values;
  const setContent = (changed: typeof content) => change({ content: changed });
  const { KeyFields } = editingKind(content.kind);
  const warnings = questionWarnings(content);
  const { form, draft, failure, field, isBusy } = useCheckedForm({
    holds: held,
    isGuarded: true,
    rules: { points: asMarked, tags: asMarked, difficulty: asMarked, state: asMarked, name: asMarked },
    send: () =>
      save.mutateAsync({
        name: values.name,
        tags: typedTags(values.tags),
        difficulty: values.difficulty,
        state: values.state,
        ...(skill && { skillId: skill.id }),
        ...(lessonId && { lessonId }),
        content: { ...content },
        version: values.version,
      }),
    onSent: () => {
      held.accept(values);
      toast({ title: text.saved, kind: 'success' });
      void navigate(paths.questionBank.href(bankId));
    },
    onRefused: (error) => {
      if (!written || !isChangedMeanwhile(error)) return notifyFailure(error, { title: text.saveFailed });
      void queryClient
        .fetchQuery({ ...questionBankQueries.question(written.id), staleTime: 0 })
        .then((fresh) => held.renew(typedOf(fresh)))
        .catch(() => undefined);
    },
  });

  return (
    <div className={`${shell.stack20} ${styles.columns}`}>
      <Card component="form" {...form} className={`${shell.stack14} ${styles.section}`}>
        <RestoredDraft {...draft} />
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
            {...field('points')}
            label={editing.points}
            value={content.points}
            onChange={(points) => setContent({ ...content, points })}
          />
          <TextField
            {...field('tags')}
            label={text.tags}
            hint={text.tagsHint}
            value={values.tags}
            onChange={(event) => change({ tags: event.currentTarget.value })}
          />
          <SelectField
            {...field('difficulty')}
            label={text.difficulty}
            value={values.difficulty}
            onChange={(event) => change({ difficulty: event.currentTarget.value as QuestionDifficulty })}
            choices={questionDifficulties}
            words={names.difficulties}
          />
          <SelectField
            {...field('state')}
            label={text.state}
            value={values.state}
            onChange={(event) => change({ state: event.currentTarget.value as QuestionState })}
            choices={questionStates}
            words={names.states}
          />
          <TextField
            {...field('name')}
            label={text.name}
            maxLength={questionLimits.name}
            value={values.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </div>
        <SkillChoice skill={skill} onChange={(chosen) => change({ skill: chosen })} />
        <LessonChoice
          bankId={bankId}
          restsOn={written?.restsOn ?? null}
          courseId={courseId}
          lessonId={lessonId}
          onChange={change}
        />
        <section aria-label={text.warnings} aria-live="polite">
          {warnings.length === 0 ? (
            <p className={styles.hint}>{text.noWarnings}</p>
          ) : (
            <Alert severity="warning">{format.list(warnings.map((warning) => names.warnings[warning]))}</Alert>
          )}
        </section>
        <FormFailure {...failure} fallback={text.saveFailed} />
        <div className={`${shell.line} ${styles.actions}`}>
          <Button type="submit" size="large" loading={isBusy}>
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
