import type { AskedPart } from '@masar/domain';
import { plainBeginningOf } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import type { AskedQuestion } from './asked-question';
import { questionMessages } from './questions.messages';
import styles from './Questions.module.css';

interface MatchingInputProps {
  question: Pick<AskedQuestion, 'left' | 'right'>;
  /** Left id to right id. */
  pairs: Record<string, string>;
  onChange: (pairs: Record<string, string>) => void;
}

/** What belongs to what: a list for each left side, the telephone's own. */
export function MatchingInput({ question, pairs, onChange }: MatchingInputProps) {
  const text = useMessages(questionMessages);
  const { language } = useLocale();
  // Labels and lists hold nothing but letters.
  const plain = (part: AskedPart) => plainBeginningOf(part[language] || part.ar || part.en, 300);
  const match = (left: string, right: string) => {
    const { [left]: _former, ...others } = pairs;
    onChange(right ? { ...others, [left]: right } : others);
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
