import { tokenAreas } from '../../../../libs/domain/src/token-scopes.ts';
import { moduleFolder, type NewFile, type Resource, targetsOf } from '../../resource.ts';
import { importOf } from '../imports.ts';

export function controller(resource: Resource): NewFile {
  const { adders, module, names, requirement } = resource;
  const { aOne, camels, many, one, pascal, pascals, wordsMany } = names;
  const roles = adders.map((role) => `'${role}'`).join(', ');
  const missing = targetsOf(resource);
  const takesTokens = Object.keys(tokenAreas).includes(module);
  const further = missing.map((target) => `, ${target.missing}`).join('');
  const own = missing.filter((target) => target.module === module);
  const foreign = missing.filter((target) => target.module !== module);
  const text = `import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
${foreign.map((target) => importOf([target.missing], `#modules/${target.module}`)).join('')}import { CurrentUser, Roles, SignedIn${takesTokens ? ', TokenArea' : ''} } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, PageQuery, mapRows } from '#platform/http/paging';
${importOf([`NotYour${pascal}`, `${pascal}NotFound`, ...own.map((target) => target.missing)], `../${module}.errors.js`)}import { Add${pascal}Dto, Change${pascal}Dto } from './${one}.dto.js';
import { to${pascal} } from './${one}.presenter.js';
import { ${pascal}Queries } from './${one}.queries.js';
import { ${pascal}Response } from './${one}.response.js';
import { ${pascal}Service } from './${one}.service.js';

/** ${wordsMany.charAt(0).toUpperCase() + wordsMany.slice(1)}, for everybody who is signed in to read (${requirement}). */
@ApiTags('${module}')${takesTokens ? `\n@TokenArea('${module}')` : ''}
@Controller('${many}')
@SignedIn()
export class ${pascals}Controller {
  constructor(
    private readonly queries: ${pascal}Queries,
    private readonly ${camels}: ${pascal}Service,
  ) {}

  @Get()
  @AnswersPage(${pascal}Response, { summary: 'All ${wordsMany}, the newest first', fails: [InvalidInput, Unauthorized] })
  async list(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<${pascal}Response>> {
    return mapRows(await this.queries.list(query), (row) => to${pascal}(row, viewer));
  }

  @Get(':id')
  @Answers(${pascal}Response, { summary: 'One ${names.words}', fails: [InvalidInput, Unauthorized, ${pascal}NotFound] })
  async one(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<${pascal}Response> {
    return to${pascal}(await this.queries.byId(id), viewer);
  }

  @Post()
  @Roles(${roles})
  @Answers(${pascal}Response, {
    status: 201,
    summary: 'Adds ${aOne}',
    fails: [InvalidInput, Unauthorized, Forbidden${further}],
  })
  async add(@CurrentUser() viewer: Viewer, @Body() body: Add${pascal}Dto): Promise<${pascal}Response> {
    return this.one(viewer, await this.${camels}.add(viewer, body));
  }

  @Patch(':id')
  @Roles(${roles})
  @Answers(${pascal}Response, {
    summary: 'Changes one’s own ${names.words}; administrators any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotYour${pascal}, ${pascal}NotFound${further}],
  })
  async change(@CurrentUser() viewer: Viewer, @Id() id: string, @Body() body: Change${pascal}Dto): Promise<${pascal}Response> {
    await this.${camels}.change(viewer, id, body);
    return this.one(viewer, id);
  }

  @Delete(':id')
  @Roles(${roles})
  @Answers(null, {
    summary: 'Removes one’s own ${names.words}; administrators any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotYour${pascal}, ${pascal}NotFound],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.${camels}.remove(viewer, id);
  }
}
`;
  return { path: `${moduleFolder(resource)}/${many}.controller.ts`, text };
}
