import {
  type ClozeGap,
  type LocalizedMarkdown,
  plainBeginningOf,
  type Question,
  type QuestionAnswer,
} from '@masar/domain';
import { ChevronDownIcon, IconButton, useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { Markdown } from '#subjects/markdown/Markdown';
import { questionEditorMessages } from '../../messages/question-editor.messages';
import styles from '../Banks.module.css';

interface AnswerFieldProps {
  question: Question;
  answer: QuestionAnswer | undefined;
  onAnswer: (answer: QuestionAnswer) => void;
}

/** How a learner answers, by keys as well as by touch. */
export function AnswerField({ question, answer, onAnswer }: AnswerFieldProps) {
  const text = useMessages(questionEditorMessages);
  const { language, format } = useLocale();
  const written = (words: LocalizedMarkdown) => words[language] || words.ar || words.en;
  // Where nothing but letters can stand.
  const read = (words: LocalizedMarkdown) => plainBeginningOf(written(words), 300);
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const chosen =
        answer?.kind === 'single' ? [answer.optionId] : answer?.kind === 'multiple' ? answer.optionIds : [];
      const choose = (id: string, isChosen: boolean) =>
        onAnswer(
          question.kind === 'single'
            ? { kind: 'single', optionId: id }
            : { kind: 'multiple', optionIds: isChosen ? [...chosen, id] : chosen.filter((each) => each !== id) },
        );
      return (
        <Choices
          isSingle={question.kind === 'single'}
          // One that is not written yet has its number.
          options={question.options.map(({ id, text: words }, at) => ({
            id,
            text: written(words) || format.number(at + 1),
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      );
    }
    case 'true-false':
      return (
        <Choices
          isSingle
          options={[
            { id: 'true', text: text.yes },
            { id: 'false', text: text.no },
          ]}
          chosen={answer?.kind === 'true-false' ? [String(answer.isTrue)] : []}
          onChoose={(id) => onAnswer({ kind: 'true-false', isTrue: id === 'true' })}
        />
      );
    case 'short-text':
    case 'number':
    case 'calculated':
      return (
        <TextField
          label={'unit' in question && question.unit ? `${text.answer} (${question.unit})` : text.answer}
          value={answer && 'text' in answer ? answer.text : ''}
          onChange={(event) => onAnswer({ kind: question.kind, text: event.currentTarget.value })}
        />
      );
    case 'matching': {
      const pairs = answer?.kind === 'matching' ? answer.pairs : {};
      return question.left.map((side) => (
        <SelectField
          key={side.id}
          label={read(side.text)}
          value={pairs[side.id] ?? ''}
          onChange={(event) =>
            onAnswer({ kind: 'matching', pairs: { ...pairs, [side.id]: event.currentTarget.value } })
          }
        >
          <option value="">{text.choose}</option>
          {question.right.map(({ id, text: words }) => (
            <option key={id} value={id}>
              {read(words)}
            </option>
          ))}
        </SelectField>
      ));
    }
    case 'ordering': {
      const ids = answer?.kind === 'ordering' ? answer.itemIds : question.items.map(({ id }) => id).toReversed();
      const texts = new Map(question.items.map((item) => [item.id, read(item.text)]));
      const up = (at: number) =>
        onAnswer({ kind: 'ordering', itemIds: ids.with(at - 1, ids[at]!).with(at, ids[at - 1]!) });
      return (
        <ol className={styles.list}>
          {ids.map((id, at) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>{texts.get(id)}</span>
              <IconButton label={text.up(texts.get(id) ?? '')} disabled={at === 0} onClick={() => up(at)}>
                <ChevronDownIcon className={styles.up} />
              </IconButton>
            </li>
          ))}
        </ol>
      );
    }
    case 'cloze': {
      const gaps = answer?.kind === 'cloze' ? answer.gaps : {};
      return question.gaps.map((gap) => (
        <GapField
          key={gap.id}
          gap={gap}
          value={gaps[gap.id] ?? ''}
          read={read}
          onChange={(value) => onAnswer({ kind: 'cloze', gaps: { ...gaps, [gap.id]: value } })}
        />
      ));
    }
    case 'hotspot':
      return <p>{text.otherKind}</p>;
  }
}

interface ChoicesProps {
  isSingle: boolean;
  options: { id: string; text: string }[];
  chosen: string[];
  onChoose: (id: string, isChosen: boolean) => void;
}

function Choices({ isSingle, options, chosen, onChoose }: ChoicesProps) {
  const text = useMessages(questionEditorMessages);
  return (
    <div role={isSingle ? 'radiogroup' : 'group'} aria-label={text.answer} className={styles.list}>
      {options.map((option) => (
        <label key={option.id} className={styles.row}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            checked={chosen.includes(option.id)}
            onChange={(event) => onChoose(option.id, event.currentTarget.checked)}
          />
          <span className={styles.words}>
            <Markdown>{option.text}</Markdown>
          </span>
        </label>
      ))}
    </div>
  );
}

interface GapFieldProps {
  gap: ClozeGap;
  value: string;
  read: (words: LocalizedMarkdown) => string;
  onChange: (value: string) => void;
}

function GapField({ gap, value, read, onChange }: GapFieldProps) {
  const text = useMessages(questionEditorMessages);
  if (gap.kind !== 'choice')
    return (
      <TextField label={text.gap(gap.id)} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    );
  return (
    <SelectField label={text.gap(gap.id)} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{text.choose}</option>
      {gap.options.map((option) => (
        <option key={option.id} value={option.id}>
          {read(option.text)}
        </option>
      ))}
    </SelectField>
  );
}
