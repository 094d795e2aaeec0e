import { defineError } from '#platform/errors/app-error';

export class ProjectNotFound extends defineError('workshop.project_not_found', 404) {}
export class StepNotFound extends defineError('workshop.step_not_found', 404) {}
export class ProjectUnfinished extends defineError('workshop.project_unfinished', 409) {}
