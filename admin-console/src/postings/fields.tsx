import { DateInput, NumberInput, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import type { LocalizedText } from '@masar/i18n';
import { type Locale, useLocale, useMessages } from '@masar/ui';
import { Wide } from '../records/RecordForm';
import { useRequired } from '../records/useRequired';
import { LineInBothLanguages } from './LineInBothLanguages';
import type { Field } from './posting-kind';
import { postingWords } from './posting-words.messages';

/** The words for the values of a choice. */
export const choicesIn = (words: Readonly<Record<string, LocalizedText>>, { language }: Locale) =>
  Object.entries(words).map(([value, word]) => ({ value, label: word[language] }));

/** A text and its translation, once where both are the same. */
export const pairOf = (one: unknown, other: unknown): string => [...new Set([one, other])].filter(Boolean).join('\n');

/** What a record says in a field, in words; empty where it says nothing. */
export function wordsOf<Row>(field: Field<Row>, row: Row, locale: Locale): string {
  const { format, language } = locale;
  const record = row as Record<string, unknown>;
  const value = record[field.name];
  if (value === null || value === undefined) return '';
  switch (field.as) {
    case 'line':
      return pairOf(value, record[`${field.name}En`]);
    case 'day':
      return format.date(value as string);
    case 'count':
      return format.number(value as number);
    case 'price':
      return format.price(Number(value));
    case 'list':
      return (value as string[]).join('\n');
    case 'choice':
      // Older rows may hold another value.
      return field.words[value as string]?.[language] ?? (value as string);
    case 'time':
    case 'contact':
      return value as string;
  }
}

interface FieldInputProps {
  field: Field<never>;
  /** Of a new record. */
  isNew: boolean;
}

/** The control that asks for a field. */
export function FieldInput({ field, isNew }: FieldInputProps) {
  const locale = useLocale();
  const words = useMessages(postingWords);
  const required = useRequired();
  const label = field.label[locale.language];
  const said = { source: field.name as string, label, helperText: false } as const;
  switch (field.as) {
    case 'line':
      return <LineInBothLanguages source={said.source} label={label} isRequired={field.isRequired} rows={field.rows} />;
    case 'day':
      return <DateInput {...said} />;
    case 'time':
      return <TextInput {...said} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
    case 'count':
      return <NumberInput {...said} min={0} max={field.max} />;
    case 'price':
      return <NumberInput {...said} min={0} step={0.01} format={Number} helperText={words.priceHint} />;
    case 'list':
      return <TextArrayInput {...said} helperText={words.listHint} />;
    case 'choice':
      return (
        <SelectInput
          {...said}
          choices={choicesIn(field.words, locale).map(({ value, label: name }) => ({ id: value, name }))}
          validate={field.isRequired ? required : undefined}
        />
      );
    case 'contact':
      return (
        <Wide>
          <TextInput
            {...said}
            helperText={words.contactHint}
            validate={isNew ? required : undefined}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
        </Wide>
      );
  }
}
