import type { Field, Property } from '../field.ts';

/** How values of one kind stand in every layer; what a method returns is source text. */
export interface Kind {
  /** As the command line names it. */
  name: string;
  /** The column's type, and its check where it has one. */
  sql: string;
  check?: (column: string, field: Field) => string;
  /** What stands in the column of a row that says nothing; such a column is never empty. */
  initial?: string;
  entity: (field: Field, resource: string) => string;
  /** The TypeScript type of a value that leaves the server. */
  type: (field: Field, resource: string) => string;
  /** The type in which a query reads it, where it is another one. */
  rowType?: string;
  /** The decorator of a DTO; `isOptional` of a change, or of what may be empty. */
  input: (options: InputOptions, field: Field, resource: string) => string;
  /** The decorator of a response. */
  output: (isNullable: boolean, field: Field, resource: string) => string;
  /** From the row to the answer. */
  present?: (value: string, isNullable: boolean) => string;
  /** From the DTO to the entity. */
  keep?: (value: string) => string;
  /** How a statement selects it, where the column itself would not do. */
  select?: (column: string) => string;
  /** Two valid values, as they leave, and one that is refused. */
  examples: (field: Field, property: Property) => readonly [unknown, unknown];
  refused: unknown;
  console: ConsoleKind;
  portal: PortalKind;
}

interface InputOptions {
  optional: boolean;
  /** Whether null empties the column. */
  nullable: boolean;
}

interface ConsoleKind {
  /** What the dictionary of fields says of it; empty for plain text. */
  as: (field: Field, record: string) => string;
  /** Which functions of `records/fields` that takes. */
  imports: readonly string[];
  column: 'sorted' | 'true' | 'none';
  /** The condition of the server's list. */
  filter?: (property: Property, field: Field, resource: string) => string;
  isFiltered?: boolean;
}

interface PortalKind {
  /** The control of the form. */
  control: (property: Property, field: Field) => string;
  imports: readonly string[];
  /** From what was typed to what is sent. */
  send: (value: string, isRequired: boolean) => string;
  /** From the record to what stands in the form. */
  fill: (value: string, isNullable: boolean) => string;
  /** What a row says of it; undefined for what stands below. */
  tell?: (value: string, field: Field) => string;
}

export const decorator = (name: string, options: Record<string, unknown>): string => {
  const told = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  return `@${name}(${told.length > 0 ? `{ ${told.map(([key, value]) => `${key}: ${String(value)}`).join(', ')} }` : ''})`;
};
