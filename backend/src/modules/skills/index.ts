/** Front door of the skills module. */
export { SkillsModule } from './skills.module.js';
export * from './skills.errors.js';
export * from './skills.events.js';
export type { SkillsTables } from './skills.tables.js';
export { SkillsFacade } from './skills-facade.js';
export { mostTrusted } from './held/held-skill.rules.js';
export { needsOfCourse } from './road/road-courses.queries.js';
export { NeedResponse } from './road/dto/road.response.js';
export { HeldSkillResponse } from './held/dto/held-skill.response.js';
