/** Front door of the workshop module. */
export { WorkshopModule } from './workshop.module.js';
export * from './workshop.errors.js';
export * from './workshop.events.js';
export { ProjectTextResponse } from './project/dto/project.response.js';
export { FinishedProjects, type FinishedProject } from './project/finished-projects.queries.js';
