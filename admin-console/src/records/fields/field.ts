import type { CsvValue } from '@masar/domain';
import type { Language } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, Validator } from 'react-admin';

/** What the control of a field is told; react-admin's own inputs take it as it is. */
export interface ControlProps {
  source: string;
  label: string;
  helperText: string | false;
  validate: Validator | Validator[] | undefined;
}

/** What the filter of a field is told. */
export interface FilterProps {
  source: string;
  label: string;
}

/** How values of one kind are told, exported, asked for and filtered; `Value` is never empty. */
export interface Kind<Value> {
  /** In a row and on a page; the value itself where nothing is said. */
  tell?: (value: Value, locale: Locale) => ReactNode;
  /** On the page of a record, where it has room for more than a row. */
  fact?: (value: Value, locale: Locale) => ReactNode;
  /** In a file; the value itself where nothing is said. */
  csv?: (value: Value, locale: Locale) => CsvValue;
  control?: ComponentType<ControlProps>;
  filter?: ComponentType<FilterProps>;
  /** Whether its control takes both columns of a form. */
  isWide?: boolean;
}

/** A text that two properties of the record hold: `titleAr` with `titleEn`, or `company` with `companyEn`. */
export interface PairKind<Suffix extends 'Ar' | ''> {
  /** What the name of the field is continued by for the Arabic text. */
  arabic: Suffix;
  /** Lines of its controls; such a text stands below the facts of a page. */
  rows?: number | undefined;
  /** Whether the server sorts by each language; otherwise by Arabic alone. */
  sortsByBoth?: boolean | undefined;
}

type KindOf<Row, Name extends string> =
  | Kind<Name extends keyof Row ? NonNullable<Row[Name]> : never>
  | (`${Name}Ar` extends keyof Row ? PairKind<'Ar'> : never)
  | (`${Name}En` extends keyof Row ? (Name extends keyof Row ? PairKind<''> : never) : never);

/** One field of a record, told once for its list, page, form, exports and the screen that joins two people's changes. */
interface FieldWith<Row, AnyKind> {
  label: Record<Language, string>;
  /** Names the column where its label would not, e.g. by the record itself. */
  heading?: Record<Language, string>;
  /** Plain text where nothing is said. */
  as?: AnyKind;
  /** In a row and on a page, where it takes more than the one value. */
  tell?: (row: Row, locale: Locale) => ReactNode;
  /** On the page alone. */
  fact?: (row: Row, locale: Locale) => ReactNode;
  csv?: (row: Row, locale: Locale) => CsvValue;
  /** In the list and its exports: shown, sorted by as well, or too much for the screen. */
  column?: true | 'sorted' | 'exported';
  /** On the page; `known` where it is left out while it is empty. */
  show?: true | 'known';
  /** In the form: always, of a new record, or of one that exists. */
  input?: true | 'new' | 'existing';
  /** Records of which it is asked. */
  when?: (row: Row) => boolean;
  /** Of a text in two languages `ar` requires the Arabic one; `new` what an old record may lack. */
  required?: true | 'ar' | 'new';
  /** It stands on certificates, so there has to be a font for each letter. */
  printed?: true;
  hint?: Record<Language, string>;
  /** Whether the hint is about new records only. */
  hintsAt?: 'new';
  filter?: true;
}

/** A field as the screens take it, of any kind. */
export type Field<Row> = FieldWith<Row, Kind<never> | PairKind<'Ar' | ''>>;

/** The dictionary of a resource: its fields by their names, in the order of list, page and form. */
export type Fields<Row> = Readonly<Record<string, Field<Row>>>;

/**
 * Declares the fields of a record: `defineFields<Forum>()({ name: { label: {…}, as: pair(), column: true } })`. What a
 * field is told by must fit the record: a number has no choice, and a text in two languages has both.
 */
export const defineFields =
  <Row extends RaRecord>() =>
  <Name extends string>(fields: { readonly [N in Name]: FieldWith<Row, KindOf<Row, N>> }): Readonly<
    Record<Name, Field<Row>>
  > =>
    fields as unknown as Readonly<Record<Name, Field<Row>>>;

/** Where the two texts of a field are. */
export interface Pair {
  arabic: string;
  english: string;
}

export const isPair = (kind: object | undefined): kind is PairKind<'Ar' | ''> => kind !== undefined && 'arabic' in kind;

export const pairOf = (name: string, { arabic }: PairKind<'Ar' | ''>): Pair => ({
  arabic: `${name}${arabic}`,
  english: `${name}En`,
});

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
