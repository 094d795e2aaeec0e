import type { Kind } from './kind.ts';
import { decorator } from './kind.ts';

const inArabic = (name: string): boolean => name.endsWith('Ar');

const textField = (name: string, label: string, isRequired: boolean, further = '', tag = 'TextField'): string =>
  `<${tag} {...field('${name}')} label={text.${label}}${further}${isRequired ? ' required' : ''} />`;

/** One line. */
export const text: Kind = {
  name: 'text',
  sql: 'text',
  entity: () => 'p.text()',
  type: () => 'string',
  input: ({ optional, nullable }) => decorator('Text', { optional, nullable, ...(optional && { min: 1 }), max: 200 }),
  output: (nullable) => decorator('TextOut', { nullable }),
  examples: (_, { name }) => (inArabic(name) ? ['نص أول', 'نص آخر'] : ['First text', 'Another text']),
  refused: `'x'.repeat(201)`,
  console: {
    as: () => '',
    imports: [],
    column: 'true',
  },
  portal: {
    control: ({ name }, { isRequired }) => textField(name, name, isRequired, ' maxLength={200}'),
    imports: ['TextField'],
    send: (value, isRequired) => (isRequired ? value : `${value} || null`),
    fill: (value) => `${value} ?? ''`,
    tell: (value) => `<Isolated>{${value}}</Isolated>`,
  },
};

/** Markdown, in which people write links and lists. */
export const longText: Kind = {
  ...text,
  name: 'markdown',
  input: ({ optional, nullable }) =>
    decorator('Text', { optional, nullable, ...(optional && { min: 1 }), max: 2000, multiline: true }),
  refused: `'x'.repeat(2001)`,
  examples: () => ['A **first** text\n\n- one\n- two', 'Another text'],
  console: { as: () => 'text({ rows: 6 })', imports: ['text'], column: 'none' },
  portal: {
    control: ({ name }, { isRequired }) => textField(name, name, isRequired, ' maxLength={2000}', 'TextArea'),
    imports: ['TextArea'],
    send: text.portal.send,
    fill: text.portal.fill,
  },
};
