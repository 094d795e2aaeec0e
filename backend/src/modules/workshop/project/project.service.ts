import { difficulties } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SkillsFacade } from '#modules/skills';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { FileService } from '#platform/files/file.service';
import { FileRemoval } from '#platform/files/file-removal';
import type { Project } from '../catalogue/project.types.js';
import { projectOf, stepOf } from '../catalogue/project-catalogue.js';
import { ProjectNotFound, ProjectUnfinished, StepNotFound } from '../workshop.errors.js';
import { ProjectCompleted } from '../workshop.events.js';
import type { WorkshopTables } from '../workshop.tables.js';
import type { SaveStepDto } from './dto/save-step.dto.js';
import { ProjectRun } from './project-run.entity.js';
import { ProjectStepRecord } from './project-step.entity.js';

/** Working on a project of the workshop (WRK-1). */
@Injectable()
export class ProjectService {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FileService,
    private readonly fileRemoval: FileRemoval,
    private readonly skills: SkillsFacade,
  ) {}

  /** Keeps notes, link and completion of a step; the last step finishes the project. */
  async saveStep(viewer: Viewer, projectId: string, stepId: string, changes: SaveStepDto): Promise<void> {
    const project = this.known(projectId, stepId);
    await this.change(viewer, project, stepId, async (em, run, record) => {
      if (changes.notes !== undefined) record.notes = changes.notes;
      if (changes.evidenceUrl !== undefined) record.evidenceUrl = changes.evidenceUrl;
      if (!changes.isDone || record.completedAt) return;
      record.complete(new Date());
      await em.flush();
      await this.finishWhenDone(em, run, project);
    });
  }

  /** Puts a file beside a step; the one that was there before is removed. */
  async attach(viewer: Viewer, projectId: string, stepId: string, name: string, bytes: Uint8Array): Promise<void> {
    const project = this.known(projectId, stepId);
    const file = await this.files.keep(viewer, await this.files.take(name, bytes), { isPrivate: true });
    await this.change(viewer, project, stepId, async (em, _run, record) => {
      const former = record.evidenceFileId;
      record.evidenceFileId = file.id;
      await em.flush();
      if (former) await this.fileRemoval.remove(em, [former]);
    });
  }

  async detach(viewer: Viewer, projectId: string, stepId: string): Promise<void> {
    await this.change(viewer, this.known(projectId, stepId), stepId, async (em, _run, record) => {
      if (record.evidenceFileId) await this.fileRemoval.remove(em, [record.evidenceFileId]);
      record.evidenceFileId = null;
    });
  }

  /** Puts a finished project on the public page and the CV, or takes it off. */
  async show(viewer: Viewer, projectId: string, isShown: boolean): Promise<void> {
    if (!projectOf(projectId)) throw new ProjectNotFound();
    await this.transactions.run(async (em) => {
      const run = await em.findOne(ProjectRun, { userId: viewer.id, projectId });
      if (!run?.completedAt) throw new ProjectUnfinished();
      run.isShown = isShown;
    });
  }

  /** The project, if it has such a step. */
  known(projectId: string, stepId: string): Project {
    const project = projectOf(projectId);
    if (!project) throw new ProjectNotFound();
    if (!stepOf(project, stepId)) throw new StepNotFound();
    return project;
  }

  /** Changes one step at a time: the run is locked, so that two last steps done at once finish the project once. */
  private async change(
    viewer: Viewer,
    project: Project,
    stepId: string,
    apply: (em: EntityManager, run: ProjectRun, record: ProjectStepRecord) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const of = { userId: viewer.id, projectId: project.id };
      await em
        .getKysely<WorkshopTables>()
        .insertInto('project_runs')
        .values({ user_id: of.userId, project_id: of.projectId })
        .onConflict((conflict) => conflict.columns(['user_id', 'project_id']).doNothing())
        .execute();
      const run = await em.findOneOrFail(ProjectRun, of, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const record =
        (await em.findOne(ProjectStepRecord, { ...of, stepId })) ?? em.create(ProjectStepRecord, { ...of, stepId });
      await apply(em, run, record);
    });
  }

  private async finishWhenDone(em: EntityManager, run: ProjectRun, project: Project): Promise<void> {
    const stepId = { $in: project.steps.map(({ id }) => id) };
    const of = { userId: run.userId, projectId: run.projectId };
    const done = await em.count(ProjectStepRecord, { ...of, stepId, completedAt: { $ne: null } });
    if (done < project.steps.length || !run.complete(new Date())) return;
    await this.grantSkills(em, run.userId, project);
    this.transactions.record(new ProjectCompleted(run.userId, project.id));
  }

  /** Finishing proves the project's skills, at a level that follows from its difficulty (PRF-2). */
  private async grantSkills(em: EntityManager, userId: string, project: Project): Promise<void> {
    const level = difficulties.indexOf(project.level) + 2;
    const ids = await this.skills.resolve(project.skills.map(({ en }) => en));
    for (const id of new Set(ids.filter((known) => known !== null))) {
      await this.skills.setFromSource(em, userId, id, 'project', level);
    }
  }
}
