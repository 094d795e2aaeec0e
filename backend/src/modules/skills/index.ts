/** Front door of the skills module. */
export { SkillsModule } from './skills.module.js';
export * from './skills.errors.js';
export * from './skills.events.js';
export type { SkillsTables } from './skills.tables.js';
export { SkillsFacade } from './skills-facade.js';
export { HeldSkillResponse } from './held/dto/held-skill.response.js';
