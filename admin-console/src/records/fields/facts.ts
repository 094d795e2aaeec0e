import type { Locale } from '@masar/ui';
import type { ReactNode } from 'react';
import { type Field, type Fields, isEmpty, isPair } from './field';
import { factOf } from './told';

export type Fact = readonly [label: string, value: ReactNode];

/** Several lines, which stand below the facts in both languages. */
const isLong = ({ as }: Field<never>): boolean => isPair(as) && as.rows !== undefined;

/** What is known of a record, as pairs of name and value in the order of the dictionary. */
export const factsOf = <Row>(fields: Fields<Row>, row: Row, locale: Locale): Fact[] =>
  Object.entries(fields).flatMap(([name, field]): Fact[] => {
    if (!field.show || isLong(field)) return [];
    const value = factOf(name, field, row, locale);
    const label = field.label[locale.language];
    if (!isEmpty(value)) return [[label, value]];
    return field.show === 'known' ? [] : [[label, '—']];
  });

/** The long texts of a page. */
export const longTextsOf = <Row>(fields: Fields<Row>): [name: string, field: Field<Row>][] =>
  Object.entries(fields).filter(([, field]) => field.show !== undefined && isLong(field));
