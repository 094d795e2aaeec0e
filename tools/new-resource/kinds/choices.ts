import { decorator, type Kind } from './kind.ts';
import { valuesOf, valueTypeOf } from './words.ts';

/** Yes or no; no unless somebody says otherwise. */
export const flag: Kind = {
  name: 'boolean',
  sql: 'boolean',
  initial: 'false',
  entity: () => 'p.boolean()',
  type: () => 'boolean',
  input: ({ optional, nullable }) => decorator('Flag', { optional, nullable }),
  output: () => '@FlagOut()',
  examples: () => [true, false],
  refused: `'perhaps'`,
  console: {
    as: () => 'yesOrNo()',
    imports: ['yesOrNo'],
    column: 'true',
    filter: ({ column }) => `flag(sql\`t.${column}\`)`,
    isFiltered: true,
  },
  portal: {
    control: ({ name }) => `<CheckField {...check('${name}')} label={text.${name}} />`,
    imports: ['CheckField'],
    send: (value) => `${value} === 'on'`,
    fill: (value) => `${value} ? 'on' : ''`,
    tell: (value) => `${value} ? text.yes : text.no`,
  },
};

/** What the console calls the export of a choice's words. */
export const choiceTextsOf = (name: string): string => `${name}Texts`;

/** One of few words. */
export const choice: Kind = {
  name: 'choice',
  sql: 'text',
  check: (column, { choices }) => `${column} in (${choices.map(({ value }) => `'${value}'`).join(', ')})`,
  entity: (field, resource) => `p.enum(${valuesOf(resource, field)})`,
  type: (field, resource) => valueTypeOf(resource, field),
  input: ({ optional, nullable }, field, resource) =>
    decorator('OneOf', { optional, nullable })
      .replace('(', `(${valuesOf(resource, field)}, `)
      .replace(', )', ')'),
  output: (nullable, field, resource) =>
    `@WordOut(${valuesOf(resource, field)}${nullable ? ', { nullable: true }' : ''})`,
  examples: ({ choices }) => [choices[0]!.value, choices.at(-1)!.value],
  refused: `'something else'`,
  console: {
    as: ({ name, isRequired }, record) => {
      const type = isRequired ? `${record}['${name}']` : `NonNullable<${record}['${name}']>`;
      return `choice<${type}>(inEach(${choiceTextsOf(name)}))`;
    },
    imports: ['choice'],
    column: 'true',
    filter: ({ column }, field, resource) => `oneOf('t.${column}', ${valuesOf(resource, field)})`,
    isFiltered: true,
  },
  portal: {
    control: (
      { name },
      { isRequired, choices },
    ) => `<SelectField {...field('${name}')} label={text.${name}}${isRequired ? ' required' : ''}>
        <option value="">{text.none}</option>
        ${choices.map(({ value }) => `<option value="${value}">{text['${name}.${value}']}</option>`).join('\n        ')}
      </SelectField>`,
    imports: ['SelectField'],
    send: (value, isRequired) => (isRequired ? value : `${value} || null`),
    fill: (value) => `${value} ?? ''`,
    tell: (value, { name }) => `text[\`${name}.\${${value}}\`]`,
  },
};
