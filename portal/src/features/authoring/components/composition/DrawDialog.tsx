import { questionDifficulties, typedNumber } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { type CompositionPart, compositionQueries, type WrittenPart } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';
import { BankChoice } from './BankChoice';
import compositionStyles from './Composition.module.css';

/** So many as one paper may ask. */
const mostDrawn = 100;

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= mostDrawn;

interface DrawDialogProps {
  /** The draw that is changed; left out, a new one is added. */
  draw?: CompositionPart | undefined;
  /** How many a new draw asks for, unless its author says otherwise. */
  usualCount: number;
  /** Whose bank is offered first. */
  courseId: string;
  onSend: (draw: WrittenPart) => Promise<unknown>;
  onClose: () => void;
}

/** So many questions of a bank, by chance, perhaps of a tag, a difficulty, a skill; says at once how many are ready (QB-2). */
export function DrawDialog({ draw, usualCount, courseId, onSend, onClose }: DrawDialogProps) {
  const text = useMessages(compositionMessages);
  const { language, format } = useLocale();
  const [bankId, setBankId] = useState(draw?.bankId ?? '');
  const [count, setCount] = useState(String(draw?.count ?? usualCount));
  const [narrowing, setNarrowing] = useState({
    tag: draw?.tag ?? '',
    difficulty: questionDifficulties.find((one) => one === draw?.difficulty) ?? ('' as const),
    skillId: draw?.skill?.id ?? '',
  });
  const { data: topics } = useSignedInQuery(compositionQueries.topics(bankId));
  const { data: found } = useSignedInQuery(compositionQueries.readyFor(bankId, narrowing));
  const wanted = typedNumber(count);
  const isShort = found !== undefined && isCount(wanted) && found < wanted;
  const { tag, difficulty, skillId } = narrowing;
  // What the bank has lost since stays to be seen, and to be taken away.
  const tags = [...new Set([...(topics?.tags ?? []), ...(tag ? [tag] : [])])];
  const skills = topics?.skills ?? (draw?.skill ? [draw.skill] : []);
  const { form, failure, field, isBusy } = useCheckedForm({
    rules: { count: () => (isCount(wanted) ? undefined : text.countWrong(format.number(mostDrawn))) },
    send: () =>
      onSend({
        bankId,
        count: wanted,
        ...(difficulty && { difficulty }),
        ...(tag && { tag }),
        ...(skillId && { skillId }),
      }),
  });
  return (
    <Dialog title={draw ? text.changeDraw : text.addDraw} onClose={onClose}>
      <form {...form} className={shell.stack16}>
        <BankChoice
          value={bankId}
          courseId={courseId}
          onChange={(chosen) => {
            setBankId(chosen);
            if (bankId) setNarrowing({ tag: '', difficulty, skillId: '' });
          }}
        />
        <div className={compositionStyles.pair}>
          <TextField
            {...field('count')}
            label={text.count}
            value={count}
            inputMode="numeric"
            dir="ltr"
            onChange={(event) => setCount(event.currentTarget.value)}
          />
          <SelectField
            label={text.difficulty}
            value={difficulty}
            onChange={(event) => {
              const chosen = questionDifficulties.find((one) => one === event.currentTarget.value);
              setNarrowing({ ...narrowing, difficulty: chosen ?? '' });
            }}
            none={text.any}
            choices={questionDifficulties}
            words={text}
          />
        </div>
        <SelectField
          label={text.tag}
          value={tag}
          onChange={(event) => setNarrowing({ ...narrowing, tag: event.currentTarget.value })}
          none={text.anyTag}
          choices={tags.map((one) => [one, one])}
        />
        <SelectField
          label={text.skill}
          value={skillId}
          onChange={(event) => setNarrowing({ ...narrowing, skillId: event.currentTarget.value })}
          none={text.anySkill}
          choices={skills.map((skill) => [skill.id, pickLocalized(skill, 'label', language)])}
        />
        <div role="status" className={compositionStyles.ready}>
          {found !== undefined &&
            (isShort ? (
              <Alert severity="warning">{text.short(format.number(wanted), format.number(found))}</Alert>
            ) : (
              <p>{text.ready(format.number(found))}</p>
            ))}
        </div>
        <FormFailure {...failure} fallback={text.saveFailed} />
        <Button type="submit" fullWidth loading={isBusy} disabled={!bankId}>
          {draw ? text.save : text.add}
        </Button>
      </form>
    </Dialog>
  );
}
