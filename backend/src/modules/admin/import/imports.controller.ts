import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { BodyTooLarge, InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { WithTrial } from '../audit/trial.js';
import { EnrollmentsImport } from './enrollments-import.service.js';
import { ImportEnrollmentsDto, ImportQuery, ImportUsersDto } from './import.dto.js';
import { ImportResponse } from './import.response.js';
import { UsersImport } from './users-import.service.js';

@ApiTags('admin')
@Controller('admin')
@Roles('admin')
export class ImportsController {
  constructor(
    private readonly users: UsersImport,
    private readonly enrollments: EnrollmentsImport,
  ) {}

  @Post('users/import')
  @WithTrial()
  @FreshlyConfirmed()
  @Answers(ImportResponse, {
    status: 200,
    summary: 'Makes accounts of rows; those whose address is known stay as they are',
    fails: [InvalidInput, BodyTooLarge],
  })
  importUsers(
    @CurrentUser() admin: Viewer,
    @Query() { dryRun }: ImportQuery,
    @Body() body: ImportUsersDto,
    @Req() request: Request,
  ): Promise<ImportResponse> {
    return this.users.run(admin, body, dryRun === 'true', languageOf(request));
  }

  @Post('enrollments/import')
  @WithTrial()
  @Answers(ImportResponse, {
    status: 200,
    summary:
      'Enrols people by their address; those who are enrolled stay so. In courses with a price it grants them a place',
    fails: [InvalidInput, BodyTooLarge],
  })
  importEnrollments(
    @CurrentUser() admin: Viewer,
    @Query() { dryRun }: ImportQuery,
    @Body() body: ImportEnrollmentsDto,
    @Req() request: Request,
  ): Promise<ImportResponse> {
    return this.enrollments.run(admin, body, dryRun === 'true', languageOf(request));
  }
}
