import { capital } from '../names.ts';
import { decorator, type Kind } from './kind.ts';

/** A row of another table; gone with it, or emptied where it may be empty. */
export const reference: Kind = {
  name: 'reference',
  sql: 'uuid',
  entity: ({ target, isRequired }) => `idOf('${target!.table}', '${isRequired ? 'cascade' : 'set null'}')`,
  type: () => 'string',
  input: ({ optional, nullable }) => decorator('Uuid', { optional, nullable }),
  output: (nullable) => decorator('UuidOut', { nullable }),
  examples: () => [undefined, undefined],
  refused: `'no-id'`,
  console: {
    as: ({ target }) => `reference('${target!.table}', '${target!.naming}')`,
    imports: ['reference'],
    column: 'true',
    filter: ({ column }) => `reference('t.${column}')`,
    isFiltered: true,
  },
  portal: {
    control: ({ name }, field) =>
      `<${capital(field.name)}Field {...field('${name}')} label={text.${name}}${field.isRequired ? ' required' : ''} />`,
    imports: [],
    send: (value, isRequired) => (isRequired ? value : `${value} || null`),
    fill: (value) => `${value} ?? ''`,
  },
};
