import { capital } from '../../names.ts';
import type { Referable } from '../../references.ts';
import {
  columnsOf,
  moduleFolder,
  type NewFile,
  referencesOf,
  requiredColumnsOf,
  type Resource,
  targetsOf,
} from '../../resource.ts';
import { importOf } from '../imports.ts';

const assertionOf = ({ table }: Referable): string => `assert${capital(table)}`;

export function service(resource: Resource): NewFile {
  const { module, names, requirement } = resource;
  const { camel, one, pascal, words, wordsMany } = names;
  const columns = columnsOf(resource);
  const stays = requiredColumnsOf(resource);
  const flags = columns.filter(({ field }) => field.kind.initial !== undefined);
  const fixed = [...stays, ...flags];
  const changeable = columns.filter(({ property }) => !fixed.some(({ property: { name } }) => name === property.name));
  const references = referencesOf(resource);
  const asserted = references.map(({ properties: [property], target }) => {
    return `await ${assertionOf(target!)}(em, '${property!.name}', body.${property!.name});`;
  });
  const required = (name: string, field: (typeof fixed)[number]['field']): string => {
    const value = `${camel}.${name} = `;
    return field.kind.keep
      ? `if (body.${name}) ${value}new Date(body.${name});`
      : `${value}body.${name} ?? ${camel}.${name};`;
  };
  const newOnes = columns.flatMap(({ field, property: { name } }) =>
    field.kind.keep
      ? [field.isRequired ? `${name}: new Date(body.${name})` : `${name}: ${field.kind.keep(`body.${name}`)}`]
      : [],
  );
  const assigned = changeable.map(
    ({ field, property: { name } }) => `${name}: ${field.kind.keep?.(`body.${name}`) ?? `body.${name}`}`,
  );
  const usesMoments = changeable.some(({ field }) => field.kind.keep);
  const body = `/** Adding, changing and removing ${wordsMany} (${requirement}). */
@Injectable()
export class ${pascal}Service {
  constructor(private readonly transactions: Transactions) {}

  /** Answers the id. */
  async add(viewer: Viewer, body: Add${pascal}Dto): Promise<string> {
    return this.transactions.run(async (em) => {
      ${asserted.join('\n      ')}
      const ${camel} = em.create(${pascal}, { ...body, ${newOnes.length > 0 ? `${newOnes.join(', ')}, ` : ''}userId: viewer.id });
      await em.flush();
      return ${camel}.id;
    });
  }

  /** Changes what is given; what must not be empty stays where nothing is given for it. */
  async change(viewer: Viewer, id: string, body: Change${pascal}Dto): Promise<void> {
    await this.transactions.run(async (em) => {
      const ${camel} = await this.changeable(em, viewer, id);
      ${asserted.join('\n      ')}
      ${assigned.length > 0 ? `em.assign(${camel}, { ${assigned.join(', ')} }, { ignoreUndefined: true });` : ''}
      ${fixed.map(({ field, property: { name } }) => required(name, field)).join('\n      ')}
    });
  }

  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      em.remove(await this.changeable(em, viewer, id));
    });
  }

  private async changeable(em: EntityManager, viewer: Viewer, id: string): Promise<${pascal}> {
    const ${camel} = await em.findOne(${pascal}, { id });
    if (!${camel}) throw new ${pascal}NotFound();
    if (!mayChange${pascal}(${camel}, viewer)) throw new NotYour${pascal}();
    return ${camel};
  }
}
${usesMoments ? momentOf : ''}${targetsOf(resource)
    .map((target) => assertion(target, words))
    .join('')}`;
  const own = targetsOf(resource).filter((target) => target.module === module);
  const foreign = targetsOf(resource).filter((target) => target.module !== module);
  const text = `import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
${foreign.map((target) => importOf([target.missing, `type ${target.tables}`], `#modules/${target.module}`)).join('')}import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
${importOf([`NotYour${pascal}`, `${pascal}NotFound`, ...own.map(({ missing }) => missing)], `../${module}.errors.js`)}${importOf(
    own.map(({ tables }) => tables),
    `../${module}.tables.js`,
    true,
  )}import type { Add${pascal}Dto, Change${pascal}Dto } from './${one}.dto.js';
import { ${pascal} } from './${one}.entity.js';
import { mayChange${pascal} } from './${one}.policy.js';

${body}`;
  return { path: `${moduleFolder(resource)}/${one}.service.ts`, text };
}

const momentOf = `
/** What is left out stays, and null empties. */
const momentOf = (written: string | null | undefined): Date | null | undefined =>
  typeof written === 'string' ? new Date(written) : written;
`;

const assertion = (target: Referable, words: string): string => `
/** What ${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words} names is there. */
async function ${assertionOf(target)}(em: EntityManager, field: string, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const rows = em.getKysely<${target.tables}>().selectFrom('${target.table}').select('id').where('id', '=', id);
  if (!(await rows.executeTakeFirst())) throw new ${target.missing}({}, { fields: [{ field, code: '${target.missingCode}' }] });
}
`;
