import { isNullable } from '../../field.ts';
import { valuesOf } from '../../kinds/words.ts';
import { capital } from '../../names.ts';
import { choicesOf, columnsOf, moduleFolder, type NewFile, type Resource } from '../../resource.ts';
import { decoratorsIn, importOf } from '../imports.ts';

/** The fields that leave, as members of a class. */
export function outputLines(resource: Resource): string {
  const { camel } = resource.names;
  return columnsOf(resource)
    .flatMap(({ field, property }) => {
      const nullable = isNullable(field);
      const type = `${field.kind.type(field, camel)}${nullable ? ' | null' : ''}`;
      return [
        `  ${field.kind.output(nullable, field, camel)} ${property.name}!: ${type};`,
        ...(field.target ? targetNames(field.name, field.target.naming, nullable) : []),
      ];
    })
    .join('\n');
}

const targetNames = (name: string, naming: string, nullable: boolean): string[] =>
  ['Ar', 'En'].map(
    (language) =>
      `  @TextOut(${nullable ? '{ nullable: true }' : ''}) ${name}${capital(naming)}${language}!: string${nullable ? ' | null' : ''};`,
  );

export function output(resource: Resource): NewFile {
  const { camel, one, pascal, aOne } = resource.names;
  const body = `/** ${capital(aOne)} with whoever added it (${resource.requirement}). */
export class ${pascal}Response {
  @UuidOut() id!: string;
${outputLines(resource)}
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @FlagOut({ description: 'Whether the caller may change and remove it' }) canEdit!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
`;
  const text = `${importOf(decoratorsIn(body), '#platform/http/response-fields')}${importOf(
    choicesOf(resource).flatMap((field) => [valuesOf(camel, field), `type ${field.kind.type(field, camel)}`]),
    `./${one}.entity.js`,
  )}
${body}`;
  return { path: `${moduleFolder(resource)}/${one}.response.ts`, text };
}
