import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { languageOf } from '#platform/i18n/request-language';
import { NotTheInstructor, PictureNotFound, WorkshopNotFound } from '../vr.errors.js';
import { CreateWorkshopDto, EditWorkshopDto, ListWorkshopsQuery } from './workshop.dto.js';
import { toListedWorkshop, toWorkshopDetail } from './workshop.presenter.js';
import { WorkshopQueries } from './workshop.queries.js';
import { VrWorkshopDetailResponse, VrWorkshopResponse } from './workshop.response.js';
import { WorkshopService } from './workshop.service.js';

@ApiTags('vr')
@Controller('vr/workshops')
@SignedIn()
export class VrWorkshopsController {
  constructor(
    private readonly queries: WorkshopQueries,
    private readonly workshops: WorkshopService,
  ) {}

  @Get()
  @AnswersPage(VrWorkshopResponse, {
    summary: 'Workshops on offer, the newest first; or those that I lead',
    fails: [InvalidInput, Unauthorized],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Query() query: ListWorkshopsQuery,
    @Req() request: Request,
  ): Promise<Page<VrWorkshopResponse>> {
    return mapRows(await this.queries.list(viewer, query), (row) => toListedWorkshop(row, viewer, languageOf(request)));
  }

  @Post()
  @Roles('admin', 'instructor')
  @Answers(VrWorkshopDetailResponse, {
    status: 201,
    summary: 'Makes a workshop that the caller leads',
    fails: [InvalidInput, Unauthorized, Forbidden, PictureNotFound],
  })
  async create(
    @CurrentUser() viewer: Viewer,
    @Body() body: CreateWorkshopDto,
    @Req() request: Request,
  ): Promise<VrWorkshopDetailResponse> {
    return this.one(viewer, await this.workshops.create(viewer, body), request);
  }

  @Get(':id')
  @Answers(VrWorkshopDetailResponse, { summary: 'One workshop', fails: [Unauthorized, WorkshopNotFound] })
  async one(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Req() request: Request,
  ): Promise<VrWorkshopDetailResponse> {
    return toWorkshopDetail(await this.queries.visibleTo(viewer, id), viewer, languageOf(request));
  }

  @Patch(':id')
  @Roles('admin', 'instructor')
  @Answers(VrWorkshopDetailResponse, {
    summary: 'Changes an own workshop or puts it away; administrators any',
    fails: [InvalidInput, Unauthorized, Forbidden, NotTheInstructor, WorkshopNotFound, PictureNotFound],
  })
  async edit(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: EditWorkshopDto,
    @Req() request: Request,
  ): Promise<VrWorkshopDetailResponse> {
    await this.workshops.edit(viewer, id, body);
    return this.one(viewer, id, request);
  }
}
