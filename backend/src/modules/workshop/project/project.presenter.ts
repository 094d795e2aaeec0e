import { isoTimeOrNull } from '#platform/database/iso-time';
import type { Project, ProjectStep } from '../catalogue/project.types.js';
import type { ProjectDetailResponse, ProjectResponse, ProjectStepResponse } from './dto/project.response.js';
import type { RunRow, StepRow } from './project.queries.js';

const texts = (list: readonly { ar: string; en: string }[]) => list.map(({ ar, en }) => ({ ar, en }));

/** A project with the caller's progress; `runs` and `steps` may hold those of other projects. */
export function toProject(
  project: Project,
  runs: readonly RunRow[],
  steps: readonly Pick<StepRow, 'project_id' | 'step_id' | 'completed_at'>[],
): ProjectResponse {
  const run = runs.find((row) => row.project_id === project.id);
  const done = project.steps.filter((step) => recordOf(project, step, steps)?.completed_at);
  return {
    id: project.id,
    level: project.level,
    titleAr: project.title.ar,
    titleEn: project.title.en,
    summaryAr: project.summary.ar,
    summaryEn: project.summary.en,
    resultAr: project.result.ar,
    resultEn: project.result.en,
    skills: texts(project.skills),
    minutes: project.steps.reduce((sum, { minutes }) => sum + minutes, 0),
    stepsCount: project.steps.length,
    completedSteps: done.length,
    startedAt: isoTimeOrNull(run?.started_at ?? null),
    completedAt: isoTimeOrNull(run?.completed_at ?? null),
    isShown: run?.is_shown ?? false,
  };
}

export const toProjectDetail = (
  project: Project,
  runs: readonly RunRow[],
  steps: readonly StepRow[],
): ProjectDetailResponse => ({
  ...toProject(project, runs, steps),
  steps: project.steps.map((step) => toStep(step, recordOf(project, step, steps))),
});

const toStep = (step: ProjectStep, record: StepRow | undefined): ProjectStepResponse => ({
  id: step.id,
  minutes: step.minutes,
  titleAr: step.title.ar,
  titleEn: step.title.en,
  goalAr: step.goal.ar,
  goalEn: step.goal.en,
  how: texts(step.how),
  doneWhenAr: step.doneWhen.ar,
  doneWhenEn: step.doneWhen.en,
  notes: record?.notes ?? '',
  evidenceUrl: record?.evidence_url ?? null,
  evidenceFile: record?.file_id ? toFile(record, record.file_id) : null,
  completedAt: isoTimeOrNull(record?.completed_at ?? null),
});

const toFile = (record: StepRow, id: string) => ({
  id,
  name: record.file_name ?? '',
  url: `/api/files/${id}`,
  size: Number(record.file_size ?? 0),
  mimeType: record.file_mime_type ?? '',
});

const recordOf = <Row extends Pick<StepRow, 'project_id' | 'step_id'>>(
  project: Project,
  step: ProjectStep,
  rows: readonly Row[],
): Row | undefined => rows.find((row) => row.project_id === project.id && row.step_id === step.id);
