import { isNullable } from '../../field.ts';
import { capital } from '../../names.ts';
import { columnsOf, namingOf, type NewFile, portalFolder, referencesOf, type Resource } from '../../resource.ts';
import { exampleOf, written } from '../examples.ts';

const page = (resource: Resource): NewFile => {
  const { camel, camels, many, pascal, pascals } = resource.names;
  return {
    path: `${portalFolder(resource)}/pages/${pascals}Page.tsx`,
    text: `import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { EmptyState, PlusIcon, RowsSkeleton, useMessages } from '@masar/ui';
import { ListStates } from '#shared/list/ListStates';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useMay } from '#shared/session/useMay';
import { ${pascal}Dialog } from '../components/${pascal}Dialog';
import { ${pascal}Row } from '../components/${pascal}Row';
import { ${camels}PageMessages } from '../messages/${many}-page.messages';
import { ${camel}Queries } from '../${many}.queries';
import styles from './${pascals}Page.module.css';

/** /${many}: what people added, and the way to add one (${resource.requirement}). */
export default function ${pascals}Page() {
  const text = useMessages(${camels}PageMessages);
  const mayAdd = useMay('POST /api/${many}');
  const [isAdding, setAdding] = useState(false);
  const list = useInfiniteQuery(${camel}Queries.list());
  const ${camels} = rowsOf(list.data);
  const action = mayAdd && (
    <Button onClick={() => setAdding(true)}>
      <PlusIcon />
      {text.add}
    </Button>
  );
  return (
    <Page title={text.title} intro={text.intro} action={action}>
      <ListStates
        list={list}
        isEmpty={${camels}.length === 0}
        failed={text.failed}
        skeleton={
          <div role="status">
            <span className="visually-hidden">{text.loading}</span>
            <RowsSkeleton rows={4} />
          </div>
        }
        empty={
          <EmptyState headingLevel={2} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
        }
      >
        <ul role="list" className={styles.rows}>
          {${camels}.map((${camel}) => (
            <${pascal}Row key={${camel}.id} ${camel}={${camel}} />
          ))}
        </ul>
      </ListStates>
      {isAdding && <${pascal}Dialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
`,
  };
};

const styles = (resource: Resource): NewFile => ({
  path: `${portalFolder(resource)}/pages/${resource.names.pascals}Page.module.css`,
  text: `.rows {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
}
`,
});

const spec = (resource: Resource): NewFile => {
  const { adders, arabic, names, outsider, requirement } = resource;
  const { many, one, pascal, pascals } = names;
  const adder = adders.find((role) => role !== 'admin') ?? 'admin';
  const example = exampleOf(resource, 0);
  const references = referencesOf(resource).flatMap((field) => {
    const value = isNullable(field) ? 'null' : `'${field.name}-1'`;
    const words = ['Ar', 'En'].map(
      (language) =>
        `${field.name}${capital(field.target!.naming)}${language}: ${isNullable(field) ? 'null' : `'${capital(field.name)}'`},`,
    );
    return [`${field.properties[0]!.name}: ${value},`, ...words];
  });
  const naming = namingOf(resource);
  const shown = String(example[naming.properties[0]!.name]);
  const required = columnsOf(resource).filter(({ field }) => field.isRequired);
  const firstMissing = `اكتب ${required[0]!.property.label.ar.replace(/[()]/g, '')}.`;
  const label = required[0]!.property.label.ar;
  const text = `import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@masar/domain';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi, type Handlers } from '#testing/stub-api';
import type { ${pascal} } from '../${many}.queries';

const a${pascal} = (changes: Partial<${pascal}> = {}): ${pascal} => ({
  id: '${one}-1',
  ...${written(example)},
  ${references.join('\n  ')}
  userId: 'user-1',
  userName: 'سارة علي',
  canEdit: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});

function open(role: Role, handlers: Handlers = {}, rows = [a${pascal}()]) {
  const user = aUser({ role });
  const calls = stubApi({ ...commonHandlers(user), 'GET /api/${many}': () => json(rows), ...handlers });
  rememberAs(user);
  return { ...renderApp({ at: '/${many}' }), calls };
}

describe('/${many}', () => {
  it('lists what people added, with its buttons for whoever may change it [${requirement}]', async () => {
    open('${outsider}', {}, [a${pascal}({ canEdit: false })]);
    expect(await screen.findByRole('heading', { level: 2, name: '${shown}' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^تعديل/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'أضف ${arabic.one}' })).not.toBeInTheDocument();
  });

  it('says that there is nothing yet, and when nothing could be loaded [${requirement}]', async () => {
    const { unmount } = open('${outsider}', {}, []);
    expect(await screen.findByRole('heading', { name: 'لا ${arabic.many} بعد' })).toBeInTheDocument();
    unmount();
    open('${outsider}', { 'GET /api/${many}': () => problem(503, 'Unavailable') });
    expect(await screen.findByRole('heading', { name: 'تعذّر تحميل ${arabic.theMany}' })).toBeInTheDocument();
  });

  it('tells everything that is missing before it is sent [${requirement}]', async () => {
    const { user, calls } = open('${adder}');
    await user.click(await screen.findByRole('button', { name: 'أضف ${arabic.one}' }));
    await user.click(await screen.findByRole('button', { name: 'احفظ' }));
    expect(await screen.findByText('${firstMissing}')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getAllByText(/^(اكتب|اختر|حدّد) .+\\.$/)).toHaveLength(${required.length});
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/${many}')).toEqual([]);
  });

  it('sends what was changed and nothing is lost of the rest [${requirement}]', async () => {
    const { user, calls } = open('${adder}', { 'PATCH /api/${many}/${one}-1': ({ body }) => json(a${pascal}(body as Partial<${pascal}>)) });
    await user.click(await screen.findByRole('button', { name: 'تعديل: ${shown}' }));
    const control = await screen.findByRole('textbox', { name: /^${escaped(label)}/ });
    await user.clear(control);
    await user.type(control, 'نص آخر');
    await user.click(screen.getByRole('button', { name: 'احفظ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = ${written(exampleOf(resource, 0))};
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ ...sent, ${required[0]!.property.name}: 'نص آخر' });
  });

  it('asks before one is deleted [${requirement}]', async () => {
    const { user, calls } = open('${adder}', { 'DELETE /api/${many}/${one}-1': () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'حذف: ${shown}' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
`;
  return { path: `${portalFolder(resource)}/pages/${pascals}Page.spec.tsx`, text };
};

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

export const pageFiles = (resource: Resource): NewFile[] => [page, styles, spec].map((template) => template(resource));
