import { isNullable } from '../../field.ts';
import { camelCase } from '../../names.ts';
import { columnsOf, type NewFile, portalFolder, referencesOf, type Resource } from '../../resource.ts';
import { importOf, usedIn } from '../imports.ts';

const routes = (resource: Resource): NewFile => {
  const { camel, camels, pascals } = resource.names;
  return {
    path: `${portalFolder(resource)}/routes.tsx`,
    text: `import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const ${camel}Routes: readonly FeatureRoute[] = [
  { path: paths.${camels}.pattern, page: lazyPage(() => import('./pages/${pascals}Page')), access: 'signed-in' },
];
`,
  };
};

const queries = (resource: Resource): NewFile => {
  const { camel, camels, many, pascal } = resource.names;
  return {
    path: `${portalFolder(resource)}/${many}.queries.ts`,
    text: `import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Payload } from '@masar/contracts';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

export type ${pascal} = Answer<'/api/${many}', 'get'>[number];
export type New${pascal} = Payload<'/api/${many}', 'post'>;

/** Rows that one page of the list brings. */
const PAGE_SIZE = 20;

export const ${camel}Queries = {
  all: () => queryRoots.${camels},
  list: () =>
    infiniteQueryOptions({
      queryKey: [...${camel}Queries.all(), 'list'],
      queryFn: ({ pageParam }) =>
        listPageOf(
          api.GET('/api/${many}', { params: { query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } } }),
        ),
      ...walkingPages,
    }),
};
`,
  };
};

const mutations = (resource: Resource): NewFile => {
  const { aOne, camel, many, pascal } = resource.names;
  return {
    path: `${portalFolder(resource)}/${many}.mutations.ts`,
    text: `import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { ${camel}Queries, type New${pascal}, type ${pascal} } from './${many}.queries';

function useChanged() {
  const client = useQueryClient();
  return { onSuccess: () => client.invalidateQueries({ queryKey: ${camel}Queries.all() }) };
}

/** Adds ${aOne}, or changes that of \`${camel}\`; a second click adds no second one (${resource.requirement}). */
export function useSave${pascal}(${camel}: ${pascal} | undefined) {
  const once = useSendOnce();
  return useMutation({
    mutationFn: (body: New${pascal}) =>
      ${camel}
        ? dataOf(api.PATCH('/api/${many}/{id}', { params: { path: { id: ${camel}.id } }, body }))
        : once(body, (key) =>
            dataOf(api.POST('/api/${many}', { params: { header: { 'Idempotency-Key': key } }, body })),
          ),
    ...useChanged(),
  });
}

export function useRemove${pascal}() {
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/${many}/{id}', { params: { path: { id } } }),
    ...useChanged(),
  });
}
`,
  };
};

const model = (resource: Resource): NewFile => {
  const { aOne, camel, many, one, pascal } = resource.names;
  const columns = columnsOf(resource);
  const names = columns.map(({ property: { name } }) => name);
  const fill = columns.map(({ field, property: { name } }) => {
    return `${name}: ${field.kind.portal.fill(`${camel}?.${name}`, isNullable(field))},`;
  });
  const send = columns.map(({ field, property: { name } }) =>
    sent(name, field.kind.portal.send(name, field.isRequired)),
  );
  const choices = columns.filter(({ field }) => field.kind.name === 'choice');
  const body = `/** What the form of ${aOne} asks for. */
export type ${pascal}FormField = ${names.map((name) => `'${name}'`).join(' | ')};
export type ${pascal}Form = Record<${pascal}FormField, string>;

/** What stands in the form before anything is typed. */
export const ${camel}FormOf = (${camel}: ${pascal} | undefined): ${pascal}Form => ({
  ${fill.join('\n  ')}
});

/** What is sent once the form is filled in. */
export const new${pascal}Of = ({ ${names.join(', ')} }: ${pascal}Form): New${pascal} => ({
  ${send.join('\n  ')}
});
`;
  const chosen = choices
    .map(({ field, property: { name } }) => {
      const values = field.choices.map(({ value }) => `'${value}'`).join(', ');
      return `const ${name}Choices = [${values}] as const;
const chosen${camelCase(`-${name}`)} = (value: string) => ${name}Choices.find((choice) => choice === value);

`;
    })
    .join('');
  const withChosen = choices.reduce((text, { field, property: { name } }) => {
    const call = `chosen${camelCase(`-${name}`)}(${name})`;
    const plain = sent(name, field.kind.portal.send(name, field.isRequired));
    return text.replace(`\n  ${plain}`, `\n  ${name}: ${call} ?? ${field.isRequired ? `${name}Choices[0]` : 'null'},`);
  }, body);
  const fromDomain = usedIn(withChosen, ['plainNumber', 'typedNumber']);
  const fromTexts = usedIn(withChosen, ['momentOf', 'typedMoment']);
  const text = `${importOf(fromDomain, '@masar/domain')}${importOf(fromTexts, '@masar/i18n')}import type { New${pascal}, ${pascal} } from '../${many}.queries';

${chosen}${withChosen}`;
  return { path: `${portalFolder(resource)}/model/${one}-form.ts`, text };
};

/** A property of what is sent, in short where it is what was typed. */
const sent = (name: string, value: string): string => (value === name ? `${name},` : `${name}: ${value},`);

/** The control of a reference: the rows that may be named. */
const referenceField = (resource: Resource, field: Resource['fields'][number]): NewFile => {
  const { api, isPaged, naming, root } = field.target!;
  const name = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Field`;
  const read = isPaged ? `api.GET('${api}', { params: { query: { limit: CHOICES } } })` : `api.GET('${api}')`;
  return {
    path: `${portalFolder(resource)}/components/${name}.tsx`,
    text: `import type { ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dataOf } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { api } from '#shared/api/api';
import { SelectField } from '#shared/forms/SelectField';
import { queryRoots } from '#shared/query/query-roots';
import { ${resource.names.camel}FieldMessages } from '../messages/${resource.names.one}-fields.messages';

${isPaged ? `/** So many of the newest can be chosen. */\nconst CHOICES = 100;\n\n` : ''}interface ${name}Props extends ComponentProps<typeof SelectField> {
  /** What the record names already, also where that is not among the choices. */
  named?: { id: string; label: string } | undefined;
}

/** Chooses by name what is kept by its id. */
export function ${name}({ named, ...field }: ${name}Props) {
  const text = useMessages(${resource.names.camel}FieldMessages);
  const { language } = useLocale();
  const { data = [] } = useQuery({
    queryKey: [...queryRoots.${root}, 'choices'],
    queryFn: () => dataOf(${read}),
  });
  const choices = data.map((row) => ({ id: row.id, label: pickLocalized(row, '${naming}', language) }));
  const known = named && !choices.some(({ id }) => id === named.id) ? [named, ...choices] : choices;
  return (
    <SelectField key={known.length} {...field} none={text.none} choices={known.map(({ id, label }) => [id, label])} />
  );
}
`,
  };
};

export const data = (resource: Resource): NewFile[] => [
  ...[routes, queries, mutations, model].map((template) => template(resource)),
  ...referencesOf(resource).map((field) => referenceField(resource, field)),
];
