import type { AskedPart } from '@masar/domain';
import { plainBeginningOf } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { questionMessages } from '../questions.messages';
import styles from '../Questions.module.css';
import type { AnsweringKind, InputProps } from './answering-kind';

/** What belongs to what: a list for each left side, the telephone's own. */
function MatchingInput({ question, answer, onAnswer }: InputProps<'matching'>) {
  const text = useMessages(questionMessages);
  const { language } = useLocale();
  const pairs = answer?.pairs ?? {};
  // Labels and lists hold nothing but letters.
  const plain = (part: AskedPart) => plainBeginningOf(textIn(part, language), 300);
  const match = (left: string, right: string) => {
    const { [left]: _former, ...others } = pairs;
    onAnswer({ kind: 'matching', pairs: right ? { ...others, [left]: right } : others });
  };
  return (
    <div className={styles.answers}>
      {question.left.map((side) => (
        <SelectField
          key={side.id}
          label={plain(side)}
          value={pairs[side.id] ?? ''}
          onChange={(event) => match(side.id, event.currentTarget.value)}
          none={text.choose}
          choices={question.right.map((other) => [other.id, plain(other)])}
        />
      ))}
    </div>
  );
}

export const matching: AnsweringKind<'matching'> = {
  Input: MatchingInput,
  words: ({ left, right }, { pairs }, { of, named }) =>
    left.map((side) => `${of(side)}: ${named(right, pairs[side.id])}`),
  isGiven: ({ pairs }) => Object.keys(pairs).length > 0,
  isTyped: false,
};
