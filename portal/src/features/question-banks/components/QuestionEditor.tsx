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
import { useMessages } from '@masar/ui';
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
import { questionEditorMessages } from '../messages/question-editor.messages';
import { useQuestionNames } from '../messages/question-names';
import { noText } from '../model/new-question';
import { useSaveQuestion } from '../question-banks.mutations';
import type { BankQuestion } from '../question-banks.queries';
import styles from './Banks.module.css';
import { editingKind, newQuestion } from './editor/editing-kinds';
import { LessonChoice } from './editor/LessonChoice';
import { LocalizedField } from './editor/LocalizedField';
import { PictureButton } from './editor/PictureButton';
import { SkillChoice } from './editor/SkillChoice';
import { QuestionPreview } from './preview/QuestionPreview';
import { QuestionStatistics } from './QuestionStatistics';

interface QuestionEditorProps {
  bankId: string;
  /** Left out, a new one is written. */
  written?: BankQuestion | undefined;
}

/** Writes a question in both languages, warns while it is written, and shows it as learners will see it (QB-1, QB-2). */
export function QuestionEditor({ bankId, written }: QuestionEditorProps) {
  const text = useMessages(questionEditorMessages);
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
    <div className={styles.columns}>
      <Card component="form" className={styles.section} onSubmit={send}>
        {!written && (
          <SelectField
            label={text.kind}
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
          labelAr={text.promptAr}
          labelEn={text.promptEn}
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
          labelAr={text.explanationAr}
          labelEn={text.explanationEn}
          hint={text.explanationHint}
          value={content.explanation ?? noText()}
          onChange={(explanation) => setContent({ ...content, explanation })}
        />
        <div className={styles.pair}>
          <NumberField
            label={text.points}
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
            <Alert severity="warning">{warnings.map((warning) => names.warnings[warning]).join('، ')}</Alert>
          )}
        </section>
        <div className={styles.actions}>
          <Button type="submit" size="large" loading={save.isPending}>
            {text.save}
          </Button>
        </div>
      </Card>
      <div className={styles.stack}>
        <QuestionPreview key={content.kind} question={content} />
        {written && <QuestionStatistics questionId={written.id} />}
      </div>
    </div>
  );
}
