import { type RawBuilder, sql } from 'kysely';

/** Whose data it is. */
export interface DataSubject {
  id: string;
  email: string;
  /** Every form in which the name may stand somewhere: of the profile, in Arabic and in Latin letters. */
  names: readonly string[];
  /** By which of them others call the person with @: these and the first name. */
  called: readonly string[];
}

/** Texts in which the person may be called with @, which no expression of the database finds in every spelling. */
export interface TextsWithCalls {
  table: string;
  columns: readonly string[];
  /** Which rows, as a condition over the table itself. */
  where: (person: DataSubject) => RawBuilder<unknown>;
}

/** What the person decided about what may stay. */
export interface ErasureChoices {
  /** Certificates stay verifiable by their code, with the name printed on them. */
  keepsCertificates: boolean;
}

/** One way in which a table holds something of a person; declared in a module's `*.personal-data.ts` (PRF-4). */
export interface PersonalDataSource {
  /** The table; with its schema where that is not the application's own. */
  table: string;
  /** Which rows: the column with the person's id, or a condition over the row `t`. */
  whose: string | ((person: DataSubject) => RawBuilder<unknown>);
  /**
   * Selects as `id` whose a row is that no column names, over the row as JSON in `audited.row`: what the audit log tells of it
   * goes with them (CON-2).
   */
  people?: RawBuilder<{ id: string }>;
  /** The row stays when its person goes, without the name: its words are not theirs alone. */
  staysUnnamed?: boolean;
  /** Name of the part in the exported file; the table's where left out. */
  as?: string;
  /** Columns that never leave: secrets, and keys of no use outside. */
  hidden?: readonly string[];
  /** The only columns that leave, where the row is about somebody else too. */
  only?: readonly string[];
  /**
   * What happens before the account's row is deleted, in the order of the sources; what a foreign key deletes or
   * empties by itself needs nothing here.
   */
  erase?: (person: DataSubject, choices: ErasureChoices) => RawBuilder<unknown>[];
  /** Where calls of the person are taken out, before `erase`; the table's key is `id`. */
  calls?: readonly TextsWithCalls[];
  /** Selects the `id` of stored files that go with the person, bytes included. */
  files?: (person: DataSubject) => RawBuilder<{ id: string }>;
}

/** Tables that hold nothing of a person, each with the reason. */
export type ImpersonalTables = Readonly<Record<string, string>>;

export interface PersonalData {
  sources: readonly PersonalDataSource[];
  impersonal: ImpersonalTables;
}

/** Declarations of several modules as one. */
export const joinPersonalData = (parts: readonly PersonalData[]): PersonalData => ({
  sources: parts.flatMap(({ sources }) => sources),
  impersonal: Object.assign({}, ...parts.map(({ impersonal }) => impersonal)) as ImpersonalTables,
});

/** The token under which the application's declarations are given to who exports and erases. */
export const PERSONAL_DATA = Symbol('personal data');

/** `people` of a table that knows people by their address. */
export const peopleOfAddress: RawBuilder<{ id: string }> = sql`
  select u.id from users u where lower(u.email) = lower(audited.row ->> 'email')`;

/** A person's rows of a source, as a condition over `t`. */
export const rowsOf = ({ whose }: PersonalDataSource, person: DataSubject): RawBuilder<unknown> =>
  typeof whose === 'string' ? sql`t.${sql.ref(whose)} = ${person.id}::uuid` : whose(person);
