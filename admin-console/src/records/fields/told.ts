import type { CsvValue } from '@masar/domain';
import { textIn } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import type { ReactNode } from 'react';
import { type Field, isEmpty, isPair, type Kind, pairOf } from './field';

type Entry = Readonly<Record<string, unknown>>;

/** What a row says in a field. */
export function toldOf<Row>(name: string, { as, tell }: Field<Row>, row: Row, locale: Locale): ReactNode {
  if (tell) return tell(row, locale);
  if (isPair(as)) {
    const { arabic, english } = pairOf(name, as);
    const { [arabic]: ar, [english]: en } = row as Record<string, string | null>;
    return textIn({ ar, en }, locale.language) || null;
  }
  return valueToldOf(as, (row as Entry)[name], locale);
}

/** A value by itself, as its kind tells it. */
export function valueToldOf(kind: Kind<never> | undefined, value: unknown, locale: Locale): ReactNode {
  if (isEmpty(value) || !kind?.tell) return value as ReactNode;
  return kind.tell(value as never, locale);
}

/** What the page of a record says in a field; a text in two languages stands there in both, once where they are the same. */
export function factOf<Row>(name: string, field: Field<Row>, row: Row, locale: Locale): ReactNode {
  const { as, tell, fact } = field;
  if (fact) return fact(row, locale);
  if (tell) return tell(row, locale);
  if (isPair(as)) {
    const { arabic, english } = pairOf(name, as);
    const texts = [arabic, english].map((source) => (row as Entry)[source]).filter(Boolean);
    return [...new Set(texts)].join('\n');
  }
  const value = (row as Entry)[name];
  return isEmpty(value) || !as?.fact ? toldOf(name, field, row, locale) : as.fact(value as never, locale);
}

/** What a spreadsheet gets: what the screen says, but numbers, days and prices as they can be counted. */
export function csvOf<Row>(name: string, { as, csv }: Field<Row>, row: Row, locale: Locale): CsvValue {
  if (csv) return csv(row, locale);
  const value = (row as Entry)[name];
  if (isEmpty(value)) return null;
  if (!isPair(as) && as?.csv) return as.csv(value as never, locale);
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | boolean);
}

/** Told by a kind, of what the row does not hold as it is: `...derived(accountState, stateOf)`. */
export const derived = <Row, Value>(kind: Kind<Value>, of: (row: Row) => Value | null) => ({
  tell: (row: Row, locale: Locale): ReactNode => valueToldOf(kind as Kind<never>, of(row), locale),
  csv: (row: Row, locale: Locale): CsvValue => {
    const value = of(row);
    if (isEmpty(value)) return null;
    return kind.csv ? kind.csv(value as Value, locale) : (value as CsvValue);
  },
});
