import { decorator, type Kind } from './kind.ts';

/** A day without a time. */
export const day: Kind = {
  name: 'date',
  sql: 'date',
  entity: () => 'p.date()',
  type: () => 'string',
  input: ({ optional, nullable }) => decorator('Day', { optional, nullable }),
  output: (nullable) => decorator('TextOut', { nullable, example: `'2026-05-31'` }),
  select: (column) => `${column}::text`,
  examples: () => ['2027-03-01', '2027-04-15'],
  refused: `'2027-02-30'`,
  console: {
    as: () => 'day',
    imports: ['day'],
    column: 'sorted',
  },
  portal: {
    control: ({ name }, { isRequired }) =>
      `<TextField {...field('${name}')} label={text.${name}} type="date" dir={undefined}${isRequired ? ' required' : ''} />`,
    imports: ['TextField'],
    send: (value, isRequired) => (isRequired ? value : `${value} || null`),
    fill: (value) => `${value} ?? ''`,
    tell: (value) => `format.date(${value})`,
  },
};

/** A moment; the portal asks for it in Iraq's time. */
export const instant: Kind = {
  name: 'instant',
  sql: 'timestamptz(3)',
  entity: () => 'moment()',
  type: () => 'string',
  rowType: 'Date | string',
  input: ({ optional, nullable }) => decorator('Moment', { optional, nullable }),
  output: (nullable) => decorator('TimeOut', { nullable }),
  present: (value, nullable) => `${nullable ? 'isoTimeOrNull' : 'isoTime'}(${value})`,
  keep: (value) => `momentOf(${value})`,
  examples: () => ['2027-03-01T09:00:00.000Z', '2027-04-15T15:30:00.000Z'],
  refused: `'2027-03-01T09:00'`,
  console: { as: () => 'appointment', imports: ['appointment'], column: 'sorted' },
  portal: {
    control: ({ name }, { isRequired }) =>
      `<MomentField {...field('${name}')} label={text.${name}}${isRequired ? ' required' : ''} />`,
    imports: ['MomentField'],
    send: (value, isRequired) => (isRequired ? `momentOf(${value}) ?? ''` : `momentOf(${value})`),
    fill: (value) => `typedMoment(${value})`,
    tell: (value) => `format.appointment(${value})`,
  },
};
