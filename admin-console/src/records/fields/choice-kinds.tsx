import { difficulties, type Difficulty, type Role, roles } from '@masar/domain';
import { eachLanguage, inEach, type Language } from '@masar/i18n';
import { Badge, DifficultyBadge, difficultyMessages, RoleBadge, roleMessages, type Tone, useLocale } from '@masar/ui';
import { BooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { ChoiceFilter } from '../filters';
import { recordsMessages } from '../records.messages';
import type { ControlProps, FilterProps, Kind } from './field';

/** The values of a choice with their words, in the order in which they are offered. */
export type Words<Value extends string> = Readonly<Record<Value, Record<Language, string>>>;

interface ChoiceOptions<Value extends string> {
  /** Told as a badge. */
  tones?: Readonly<Record<Value, Tone>>;
  /** What may be chosen for this record; everything unless said otherwise. */
  offered?: (record: Readonly<Record<string, unknown>>) => readonly Value[];
  isReadOnly?: (record: Readonly<Record<string, unknown>>) => boolean;
}

const choicesIn = (words: Words<string>, language: Language) =>
  Object.entries(words).map(([value, word]) => ({ value, label: word[language] }));

/** One of few values, told in words. */
export function choice<Value extends string>(words: Words<Value>, options: ChoiceOptions<Value> = {}): Kind<Value> {
  const { tones, ...offer } = options;
  // Older rows may hold another value.
  const wordOf = (value: Value, language: Language): string =>
    (words as Partial<Words<string>>)[value]?.[language] ?? value;
  return {
    tell: (value, { language }) =>
      tones ? (
        <Badge tone={tones[value] ?? 'neutral'} dot>
          {wordOf(value, language)}
        </Badge>
      ) : (
        wordOf(value, language)
      ),
    csv: (value, { language }) => wordOf(value, language),
    control: (props) => <ChoiceInput {...props} {...offer} words={words} />,
    filter: (props) => <FilterOfWords {...props} words={words} />,
  };
}

interface ChoiceInputProps extends ControlProps, Omit<ChoiceOptions<string>, 'tones'> {
  words: Words<string>;
}

function ChoiceInput({ words, offered, isReadOnly, ...props }: ChoiceInputProps) {
  const { language } = useLocale();
  const record = useRecordContext();
  const values = record && offered ? offered(record) : Object.keys(words);
  const choices = values.map((id) => ({ id, name: words[id]?.[language] ?? id }));
  return <SelectInput {...props} choices={choices} readOnly={record !== undefined && isReadOnly?.(record) === true} />;
}

function FilterOfWords({ words, ...props }: FilterProps & { words: Words<string> }) {
  const { language } = useLocale();
  return <ChoiceFilter {...props} choices={choicesIn(words, language)} />;
}

const plainYesAndNo: Words<'yes' | 'no'> = inEach(recordsMessages);

/** Whether something is so. */
export function yesOrNo({ yes, no } = plainYesAndNo): Kind<boolean> {
  const told: Kind<boolean>['tell'] = (value, { language }) => (value ? yes : no)[language];
  return {
    tell: told,
    csv: (value, { language }) => (value ? yes : no)[language],
    control: (props) => <BooleanInput {...props} />,
    filter: (props) => <FilterOfTwo {...props} yes={yes} no={no} />,
  };
}

function FilterOfTwo({ yes, no, ...props }: FilterProps & Words<'yes' | 'no'>) {
  const { language } = useLocale();
  return (
    <ChoiceFilter
      {...props}
      choices={[
        { value: true, label: yes[language] },
        { value: false, label: no[language] },
      ]}
    />
  );
}

/** Words that screens of the whole site share, as a choice takes them. */
const wordsFrom = <Value extends string>(
  values: readonly Value[],
  messages: Record<Language, Readonly<Record<Value, string>>>,
): Words<Value> =>
  Object.fromEntries(
    values.map((value) => [value, eachLanguage((language) => messages[language][value])]),
  ) as unknown as Words<Value>;

export const role: Kind<Role> = {
  ...choice(wordsFrom(roles, roleMessages)),
  tell: (value) => <RoleBadge role={value} />,
};

export const difficulty: Kind<Difficulty> = {
  ...choice(wordsFrom(difficulties, difficultyMessages)),
  tell: (value) => <DifficultyBadge difficulty={value} />,
};
