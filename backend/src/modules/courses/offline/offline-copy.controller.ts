import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CourseNotFound } from '../courses.errors.js';
import { OfflineCopyQueries, type OfflineFileRow } from './offline-copy.queries.js';
import { OfflineCopyResponse } from './offline-copy.response.js';

@ApiTags('courses')
@TokenArea('courses')
@Controller('courses/:id/offline')
export class OfflineCopyController {
  constructor(private readonly queries: OfflineCopyQueries) {}

  @Get()
  @SignedIn()
  @Answers(OfflineCopyResponse, {
    summary: 'Lists what to keep for reading my course without network, with sizes',
    fails: [InvalidInput, Unauthorized, CourseNotFound],
  })
  async parts(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<OfflineCopyResponse> {
    const copy = await this.queries.ofLearner(id, viewer.id);
    if (!copy) throw new CourseNotFound();
    const at = (folder: string) => (row: OfflineFileRow) => ({
      url: `/api/${folder}/${row.id}`,
      kind: row.kind,
      bytes: row.bytes,
    });
    const parts = [
      { url: `/api/courses/${id}`, kind: 'text' as const, bytes: copy.titles },
      { url: `/api/courses/${id}/lessons`, kind: 'text' as const, bytes: copy.titles },
      ...copy.lessons.map(at('lessons')),
      ...copy.files.map(at('files')),
    ];
    return { totalBytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts };
  }
}
