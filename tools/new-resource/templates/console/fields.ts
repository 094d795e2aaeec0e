import type { Field } from '../../field.ts';
import { choiceTextsOf } from '../../kinds/choices.ts';
import { consoleFolder, namingOf, type NewFile, type Resource } from '../../resource.ts';
import { importOf } from '../imports.ts';
import { type Exported, textFiles } from '../texts.ts';

const ownFields = ['moment', 'reference'];

const nameIn = ({ name, properties }: Field): string => (properties.length > 1 ? name : properties[0]!.name);

/** One entry of the dictionary. */
function entry(resource: Resource, field: Field): string {
  const { pascal } = resource.names;
  const { console: told } = field.kind;
  const as = field.isPair ? 'pair()' : told.as(field, pascal);
  const column =
    field === namingOf(resource) || told.column === 'true' ? 'true' : told.column === 'sorted' ? `'sorted'` : '';
  return `${nameIn(field)}: {
    label: texts.${nameIn(field)},
    ${as ? `as: ${as},` : ''}
    ${column ? `column: ${column},` : ''}
    input: true,
    ${field.isRequired ? 'required: true,' : ''}
    ${told.isFiltered ? 'filter: true,' : ''}
  },`.replace(/\n\s*\n/g, '\n');
}

const inBoth = (texts: readonly [key: string, text: { ar: string; en: string }][]): Exported['texts'] => ({
  ar: Object.fromEntries(texts.map(([key, { ar }]) => [key, ar])),
  en: Object.fromEntries(texts.map(([key, { en }]) => [key, en])),
});

/** What its fields are called, and the words of its choices. */
const exportsOf = ({ fields: all, names }: Resource): Exported[] => [
  ...all
    .filter(({ choices }) => choices.length > 0)
    .map(({ name, choices }) => ({
      name: choiceTextsOf(name),
      texts: inBoth(choices.map((each) => [each.value, each])),
    })),
  {
    name: `${names.camel}FieldTexts`,
    texts: inBoth([
      ...all.map((field): [string, Field['label']] => [nameIn(field), field.label]),
      ['userId', { ar: 'المُضيف', en: 'Added by' }],
      ['createdAt', { ar: 'أُضيف في', en: 'Added on' }],
    ]),
  },
];

/** The dictionary of the console's resource. */
export function fields(resource: Resource): NewFile[] {
  const { camel, one, pascal, wordsMany } = resource.names;
  const makers = resource.fields.flatMap((field) => (field.isPair ? ['pair'] : field.kind.console.imports));
  const exported = exportsOf(resource);
  const text = `import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
${importOf(['defineFields', ...ownFields, ...makers], '../records/fields')}import { personChoice } from '../records/person-name';
${importOf(
  exported.map(({ name }) => name),
  `./${one}-fields.messages`,
)}
const texts = inEach(${camel}FieldTexts);

export type ${pascal} = components['schemas']['${pascal}Record'];

/** What is told of ${wordsMany}, and asked for (${resource.requirement}). */
export const ${camel}Fields = defineFields<${pascal}>()({
  ${resource.fields.map((field) => entry(resource, field)).join('\n  ')}
  userId: {
    label: texts.userId,
    as: reference('users', personChoice),
    tell: ({ userName }) => userName,
    csv: ({ userName }) => userName,
    column: true,
    filter: true,
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', filter: true },
});
`;
  return [
    { path: `${consoleFolder(resource)}/${one}.fields.ts`, text },
    ...textFiles(`${consoleFolder(resource)}/${one}-fields`, ...exported),
  ];
}
