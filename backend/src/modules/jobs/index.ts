/** Front door of the jobs module. */
export { JobsModule } from './jobs.module.js';
export * from './jobs.events.js';
export { JobNews, type NewsJob } from './match/job-news.js';
export { WantedSkillQueries } from './match/wanted-skills.queries.js';
export { EditJobDto, PostJobDto } from './job.dto.js';
export { jobKind } from './job.kind.js';
export { JobService } from './job.service.js';
export type { JobsTables } from './jobs.tables.js';
