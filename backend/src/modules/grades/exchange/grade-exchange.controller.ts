import { gradeLimits } from '@masar/domain';
import { Controller, Get, Post, Query, Req, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CourseAudience, CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing } from '#platform/errors/file.errors';
import { BodyTooLarge, Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { Text } from '#platform/http/fields';
import { Id, idIn } from '#platform/http/id';
import { languageOf } from '#platform/i18n/request-language';
import { GradeFileTooLarge, GradeFileUnreadable } from '../grades.errors.js';
import { GradeImportResponse, toGradeImport } from './grade-exchange.response.js';
import { GradeExchange } from './grade-exchange.service.js';

class ImportGradesQuery {
  @Text({
    optional: true,
    max: gradeLimits.reasonMaximum,
    description: 'Why grades of quizzes and assignments are changed; without it these are refused',
  })
  reason?: string;
}

const refusals = [InvalidInput, Unauthorized, Forbidden, CourseNotFound];
const faults = [FileMissing, BodyTooLarge, GradeFileUnreadable, GradeFileTooLarge];

const mayGrade = (audience: CourseAudience, viewer: Viewer, ids: Record<string, string>) =>
  audience.requireTeacher(viewer, idIn(ids));

@ApiTags('grades')
@Controller('courses/:id/gradebook')
@Roles('instructor', 'admin')
export class GradeExchangeController {
  constructor(private readonly exchange: GradeExchange) {}

  @Get('export')
  @ApiProduces('text/csv')
  @Answers(null, { status: 200, summary: 'The gradebook of an own course as CSV for spreadsheets', fails: refusals })
  async export(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const content = Buffer.from(await this.exchange.export(courseId, viewer, languageOf(request)));
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="masar-gradebook.csv"',
      length: content.length,
    });
  }

  @Post('import/trial')
  @AskedFirst(CourseAudience, mayGrade)
  @TakesFile('file')
  @Answers(GradeImportResponse, {
    status: 200,
    summary: 'What would become of a gradebook’s file; nothing is written',
    fails: [...refusals, ...faults],
  })
  async try(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Query() { reason }: ImportGradesQuery,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<GradeImportResponse> {
    return toGradeImport(await this.exchange.try(courseId, viewer, bytesOf(file), reason || null));
  }

  @Post('import')
  @AskedFirst(CourseAudience, mayGrade)
  @TakesFile('file')
  @Answers(GradeImportResponse, {
    status: 200,
    summary: 'Take a gradebook’s file: what it changes, without what is refused',
    fails: [...refusals, ...faults],
  })
  async import(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Query() { reason }: ImportGradesQuery,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<GradeImportResponse> {
    return toGradeImport(await this.exchange.import(courseId, viewer, bytesOf(file), reason || null));
  }
}

function bytesOf(file: UploadedBytes | undefined): Uint8Array {
  if (!file) throw new FileMissing();
  return file.buffer;
}
