import { Controller, Get, Post, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { BundleArchives, BundleInvalid, BundleNotWritable } from '#modules/bundles';
import { CurrentUser, ForWriters, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing } from '#platform/errors/file.errors';
import { BodyTooLarge, Forbidden, Unavailable } from '#platform/errors/platform.errors';
import { nameOf, TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CourseNotFound } from '../courses.errors.js';
import { CourseExportQueries } from './course-export.queries.js';
import { CourseImportService } from './course-import.service.js';
import { CourseTrialResponse, ImportResultResponse } from './import-result.response.js';

@Controller('courses')
@ApiTags('courses')
@TokenArea('courses')
export class CourseBundlesController {
  constructor(
    private readonly imports: CourseImportService,
    private readonly exports: CourseExportQueries,
    private readonly archives: BundleArchives,
  ) {}

  @Post('import')
  @Roles('instructor', 'admin')
  @TakesFile('bundle')
  @Answers(ImportResultResponse, {
    status: 200,
    summary: 'Import a course folder as .zip; again updates it in place',
    fails: [FileMissing, BundleInvalid, BodyTooLarge, Unavailable],
  })
  async import(
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<ImportResultResponse> {
    if (!file) throw new FileMissing();
    const name = nameOf(file);
    return this.imports.import(viewer, await this.archives.read(file.buffer, name));
  }

  @Post('import/trial')
  @Roles('instructor', 'admin')
  @TakesFile('bundle')
  @Answers(CourseTrialResponse, {
    status: 200,
    summary: 'What would become of a course folder as .zip with all its parts; nothing is written',
    fails: [FileMissing, BundleInvalid, BodyTooLarge, Unavailable],
  })
  async try(
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<CourseTrialResponse> {
    if (!file) throw new FileMissing();
    const { courseId, ...result } = await this.imports.try(viewer, await this.archives.read(file.buffer, nameOf(file)));
    return { ...result, courseId: result.created ? null : courseId };
  }

  @Get(':id/export')
  @Roles('instructor', 'admin')
  @ForWriters()
  @ApiProduces('application/zip')
  @Answers(null, {
    status: 200,
    summary: 'An own course as a folder in a .zip, in the form that import takes',
    fails: [Forbidden, CourseNotFound, BundleNotWritable, Unavailable],
  })
  async export(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<StreamableFile> {
    const bundle = await this.exports.bundleOf(viewer, id);
    const archive = await this.archives.write(bundle);
    return new StreamableFile(archive, {
      type: 'application/zip',
      disposition: `attachment; filename="${bundle.slug}.zip"`,
      length: archive.length,
    });
  }
}
