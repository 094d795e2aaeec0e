import type { Property } from '../field.ts';
import { decorator, type Kind } from './kind.ts';

const maximum = 1_000_000;
const percentPattern = String.raw`/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/`;

const numberField = ({ name }: Property, isRequired: boolean, mode: 'numeric' | 'decimal'): string =>
  `<TextField {...field('${name}')} label={text.${name}} inputMode="${mode}" dir="ltr"${isRequired ? ' required' : ''} />`;

/** Whole, from 0 to a million. */
export const integer: Kind = {
  name: 'integer',
  sql: 'int',
  check: (column) => `${column} >= 0`,
  entity: () => 'p.integer()',
  type: () => 'number',
  input: ({ optional, nullable }) => decorator('WholeNumber', { optional, nullable, min: 0, max: '1_000_000' }),
  output: (nullable) => decorator('CountOut', { nullable }),
  examples: () => [3, 4],
  refused: String(maximum + 1),
  console: { as: () => 'number({ min: 0 })', imports: ['number'], column: 'sorted' },
  portal: {
    control: (property, { isRequired }) => numberField(property, isRequired, 'numeric'),
    imports: ['TextField'],
    send: (value, isRequired) => (isRequired ? `typedNumber(${value})` : `${value} ? typedNumber(${value}) : null`),
    fill: (value, nullable) => `${value}${nullable ? '?' : ''}.toString() ?? ''`,
    tell: (value) => `format.number(${value})`,
  },
};

/** US dollars; a decimal travels as text, so that nothing is lost on the way. */
export const money: Kind = {
  name: 'money',
  sql: 'numeric(10,2)',
  check: (column) => `${column} >= 0`,
  entity: () => 'decimal(10, 2)',
  type: () => 'string',
  input: ({ optional, nullable }) => decorator('Money', { optional, nullable, example: `'12.50'` }),
  output: (nullable) => decorator('DecimalOut', { nullable }),
  examples: () => ['12.50', '7.25'],
  refused: `'-1'`,
  console: { as: () => 'price', imports: ['price'], column: 'sorted' },
  portal: {
    control: (property, { isRequired }) => numberField(property, isRequired, 'decimal'),
    imports: ['TextField'],
    send: (value, isRequired) => (isRequired ? `plainNumber(${value})` : `${value} ? plainNumber(${value}) : null`),
    fill: (value) => `${value} ?? ''`,
    tell: (value) => `format.price(Number(${value}))`,
  },
};

/** From 0 to 100 with at most two decimals, as text too. */
export const percent: Kind = {
  ...money,
  name: 'percent',
  sql: 'numeric(5,2)',
  check: (column) => `${column} >= 0 and ${column} <= 100`,
  entity: () => 'decimal(5, 2)',
  input: ({ optional, nullable }) =>
    decorator('Pattern', { optional, nullable, max: 6, example: `'33.50'` }).replace('(', `(${percentPattern}, `),
  examples: () => ['33.50', '66.75'],
  refused: `'100.01'`,
  console: { as: () => 'percent', imports: ['percent'], column: 'sorted' },
  portal: { ...money.portal, tell: (value) => `format.percent(Number(${value}))` },
};
