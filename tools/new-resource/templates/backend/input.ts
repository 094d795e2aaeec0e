import { valuesOf } from '../../kinds/words.ts';
import { choicesOf, columnsOf, moduleFolder, type NewFile, type Resource } from '../../resource.ts';
import { decoratorsIn, importOf } from '../imports.ts';

/** What is taken when one is added and when one is changed. */
export function input(resource: Resource): NewFile {
  const { camel, one, pascal } = resource.names;
  const lines = (isChange: boolean): string =>
    columnsOf(resource)
      .map(({ field, property }) => {
        const isOptional = isChange || !field.isRequired;
        const isClearable = !field.isRequired && field.kind.initial === undefined;
        const type = `${field.kind.type(field, camel)}${isClearable ? ' | null' : ''}`;
        return `  ${field.kind.input({ optional: isOptional, nullable: isClearable }, field, camel)} ${property.name}${isOptional ? '?' : '!'}: ${type};`;
      })
      .join('\n');
  const body = `export class Add${pascal}Dto {
${lines(false)}
}

/** What is left out stays. */
export class Change${pascal}Dto {
${lines(true)}
}
`;
  const choices = choicesOf(resource);
  const text = `${importOf(decoratorsIn(body), '#platform/http/fields')}${importOf(
    choices.flatMap((field) => [valuesOf(camel, field), `type ${field.kind.type(field, camel)}`]),
    `./${one}.entity.js`,
  )}
${body}`;
  return { path: `${moduleFolder(resource)}/${one}.dto.ts`, text };
}
