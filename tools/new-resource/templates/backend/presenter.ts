import { isNullable } from '../../field.ts';
import { capital, snakeCase } from '../../names.ts';
import { columnsOf, moduleFolder, type NewFile, type Resource } from '../../resource.ts';
import { importOf, usedIn } from '../imports.ts';

export function presenter(resource: Resource): NewFile {
  const { one, pascal, requirement } = { ...resource.names, requirement: resource.requirement };
  const lines = columnsOf(resource).flatMap(({ field, property: { name, column } }) => {
    const value = `row.${column}`;
    const shown = field.kind.present?.(value, isNullable(field)) ?? value;
    const named = ['Ar', 'En'].map((language) => `${field.name}${capital(field.target?.naming ?? '')}${language}`);
    return [
      `${name}: ${shown},`,
      ...(field.target ? named.map((property) => `${property}: row.${snakeCase(property)},`) : []),
    ];
  });
  const body = `/** ${capital(resource.names.aOne)} as the viewer may see it (${requirement}). */
export const to${pascal} = (row: ${pascal}Row, viewer: Viewer): ${pascal}Response => ({
  id: row.id,
  ${lines.join('\n  ')}
  userId: row.user_id,
  userName: row.user_name,
  canEdit: mayChange${pascal}({ userId: row.user_id }, viewer),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});
`;
  const text = `import type { Viewer } from '#platform/access/viewer';
${importOf(usedIn(body, ['isoTime', 'isoTimeOrNull']), '#platform/database/iso-time')}import { mayChange${pascal} } from './${one}.policy.js';
import type { ${pascal}Row } from './${one}.queries.js';
import type { ${pascal}Response } from './${one}.response.js';

${body}`;
  return { path: `${moduleFolder(resource)}/${one}.presenter.ts`, text };
}
