import { Body, Controller, Delete, Get, Param, Post, Put, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, fileRefusals } from '#platform/errors/file.errors';
import { BodyTooLarge, InvalidInput, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { nameOf, TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { projectOf, projects } from '../catalogue/project-catalogue.js';
import { ProjectNotFound, ProjectUnfinished, StepNotFound } from '../workshop.errors.js';
import { ProjectDetailResponse, ProjectResponse } from './dto/project.response.js';
import { SaveStepDto, ShowProjectDto } from './dto/save-step.dto.js';
import { toProject, toProjectDetail } from './project.presenter.js';
import { ProjectQueries } from './project.queries.js';
import { ProjectService } from './project.service.js';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(
    private readonly queries: ProjectQueries,
    private readonly service: ProjectService,
  ) {}

  @Get()
  @SignedIn()
  @Answers(ProjectResponse, { summary: 'The workshop’s projects and my progress', many: true, fails: [Unauthorized] })
  async list(@CurrentUser() viewer: Viewer): Promise<ProjectResponse[]> {
    const [runs, steps] = [await this.queries.runsOf(viewer.id), await this.queries.stepsOf(viewer.id)];
    return projects.map((project) => toProject(project, runs, steps));
  }

  @Get(':id')
  @SignedIn()
  @Answers(ProjectDetailResponse, {
    summary: 'A project with its steps, my notes and evidence',
    fails: [Unauthorized, ProjectNotFound],
  })
  async byId(@CurrentUser() viewer: Viewer, @Param('id') id: string): Promise<ProjectDetailResponse> {
    const project = projectOf(id);
    if (!project) throw new ProjectNotFound();
    return toProjectDetail(project, await this.queries.runsOf(viewer.id), await this.queries.stepsOf(viewer.id));
  }

  @Put(':id/steps/:step')
  @SignedIn()
  @Answers(ProjectDetailResponse, {
    summary: 'Save notes and link of a step, or mark it as done',
    fails: [InvalidInput, Unauthorized, ProjectNotFound, StepNotFound],
  })
  async saveStep(
    @CurrentUser() viewer: Viewer,
    @Param('id') id: string,
    @Param('step') step: string,
    @Body() body: SaveStepDto,
  ): Promise<ProjectDetailResponse> {
    await this.service.saveStep(viewer, id, step, body);
    return this.byId(viewer, id);
  }

  @Post(':id/steps/:step/file')
  @SignedIn()
  @AskedFirst(ProjectService, (service, _, { id = '', step = '' }) => service.known(id, step))
  @TakesFile('file')
  @Answers(ProjectDetailResponse, {
    summary: 'Put a file beside a step, at most 20 MB; it takes the place of the former one',
    status: 201,
    fails: [Unauthorized, ProjectNotFound, StepNotFound, FileMissing, ...fileRefusals, BodyTooLarge, Unavailable],
  })
  async attach(
    @CurrentUser() viewer: Viewer,
    @Param('id') id: string,
    @Param('step') step: string,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<ProjectDetailResponse> {
    if (!file) throw new FileMissing();
    await this.service.attach(viewer, id, step, nameOf(file), file.buffer);
    return this.byId(viewer, id);
  }

  @Delete(':id/steps/:step/file')
  @SignedIn()
  @Answers(ProjectDetailResponse, {
    summary: 'Remove the file beside a step',
    fails: [Unauthorized, ProjectNotFound, StepNotFound],
  })
  async detach(
    @CurrentUser() viewer: Viewer,
    @Param('id') id: string,
    @Param('step') step: string,
  ): Promise<ProjectDetailResponse> {
    await this.service.detach(viewer, id, step);
    return this.byId(viewer, id);
  }

  @Put(':id/shown')
  @SignedIn()
  @Answers(ProjectDetailResponse, {
    summary: 'Put a finished project on my public page and CV, or take it off',
    fails: [InvalidInput, Unauthorized, ProjectNotFound, ProjectUnfinished],
  })
  async show(
    @CurrentUser() viewer: Viewer,
    @Param('id') id: string,
    @Body() { isShown }: ShowProjectDto,
  ): Promise<ProjectDetailResponse> {
    await this.service.show(viewer, id, isShown);
    return this.byId(viewer, id);
  }
}
