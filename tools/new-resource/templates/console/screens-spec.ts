import { isNullable } from '../../field.ts';
import { capital } from '../../names.ts';
import { consoleFolder, namingOf, type NewFile, referencesOf, type Resource } from '../../resource.ts';
import { changedColumn, exampleOf, written } from '../examples.ts';

/** The screens of the console against a server of records. */
export function spec(resource: Resource): NewFile {
  const { arabic, names, requirement } = resource;
  const { camel, camels, many, one, pascal, words } = names;
  const naming = namingOf(resource);
  const { property, value } = changedColumn(resource);
  const label = naming.isPair ? `${naming.label.en} \\(Arabic\\)` : naming.label.en;
  const references = referencesOf(resource).flatMap((field) => {
    const value = isNullable(field) ? 'null' : `'${field.name}-1'`;
    const words = ['Ar', 'En'].map(
      (language) =>
        `${field.name}${capital(field.target!.naming)}${language}: ${isNullable(field) ? 'null' : `'${capital(field.name)}'`},`,
    );
    return [`${field.properties[0]!.name}: ${value},`, ...words];
  });
  const example = exampleOf(resource, 0);
  const shown = String(example[naming.properties[0]!.name]);
  const text = `import { screen, waitFor } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { changesIn, problem, stubApi } from '../testing/stub-api';
import type { ${pascal} } from './${one}.fields';
import ${camels} from './index';

const ${camel}: ${pascal} = {
  id: '${one}-1',
  version: 'v1',
  ...${written(example)},
  ${references.join('\n  ')}
  userId: 'user-1',
  userName: 'سارة علي',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

describe('${names.wordsMany} of the console', () => {
  it('are listed under their Arabic name, each by its own [${requirement}] [CON-1]', async () => {
    stubApi({ '${many}': [${camel}] });
    renderResource('${many}', ${camels}, { at: '/${many}' });
    expect(await screen.findByText('${shown}')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '${arabic.theMany}' })).toBeInTheDocument();
  });

  it('are changed in a form that sends what was typed [${requirement}] [CON-1]', async () => {
    const calls = stubApi({ '${many}': [${camel}] });
    const { user } = renderResource('${many}', ${camels}, { at: '/${many}/${one}-1', language: 'en' });
    const control = await screen.findByRole('textbox', { name: /^${label}/ });
    expect(control).toHaveValue('${shown}');
    await user.clear(control);
    await user.type(control, '${value}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ method: 'PUT', body: { ${property.name}: '${value}' } }]));
  });

  it('say at the field what the server refuses of a ${words} [${requirement}] [API-3]', async () => {
    const refusal = problem(400, 'Not valid', { errors: [{ field: '${property.name}', code: 'field.invalid', message: 'Not this.' }] });
    stubApi({ '${many}': [${camel}] }, { 'PUT /api/admin/${many}/${one}-1': () => refusal });
    const { user } = renderResource('${many}', ${camels}, { at: '/${many}/${one}-1', language: 'en' });
    await user.type(await screen.findByRole('textbox', { name: /^${label}/ }), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not this.')).toBeInTheDocument();
  });
});
`;
  return { path: `${consoleFolder(resource)}/${many}.spec.tsx`, text };
}
