import type { Field } from '../../field.ts';
import { consoleFolder, namingOf, type NewFile, type Resource } from '../../resource.ts';
import { importOf } from '../imports.ts';

const ownFields = ['moment', 'reference'];

/** One entry of the dictionary. */
function entry(resource: Resource, field: Field): string {
  const { pascal } = resource.names;
  const { console: told } = field.kind;
  const as = field.isPair ? 'pair()' : told.as(field, pascal);
  const column =
    field === namingOf(resource) || told.column === 'true' ? 'true' : told.column === 'sorted' ? `'sorted'` : '';
  return `${field.properties.length > 1 ? field.name : field.properties[0]!.name}: {
    label: { ar: '${field.label.ar}', en: '${field.label.en}' },
    ${as ? `as: ${as},` : ''}
    ${column ? `column: ${column},` : ''}
    input: true,
    ${field.isRequired ? 'required: true,' : ''}
    ${told.isFiltered ? 'filter: true,' : ''}
  },`.replace(/\n\s*\n/g, '\n');
}

/** The dictionary of the console's resource. */
export function fields(resource: Resource): NewFile {
  const { camel, one, pascal, wordsMany } = resource.names;
  const makers = resource.fields.flatMap((field) => (field.isPair ? ['pair'] : field.kind.console.imports));
  const text = `import type { components } from '@masar/contracts';
${importOf(['defineFields', ...ownFields, ...makers], '../records/fields')}import { personChoice } from '../records/person-name';

export type ${pascal} = components['schemas']['${pascal}Record'];

/** What is told of ${wordsMany}, and asked for (${resource.requirement}). */
export const ${camel}Fields = defineFields<${pascal}>()({
  ${resource.fields.map((field) => entry(resource, field)).join('\n  ')}
  userId: {
    label: { ar: 'المُضيف', en: 'Added by' },
    as: reference('users', personChoice),
    tell: ({ userName }) => userName,
    csv: ({ userName }) => userName,
    column: true,
    filter: true,
  },
  createdAt: { label: { ar: 'أُضيف في', en: 'Added on' }, as: moment, column: 'sorted', filter: true },
});
`;
  return { path: `${consoleFolder(resource)}/${one}.fields.ts`, text };
}
