export * from './assessment.ts';
export { skillKey, skillKeys } from './skill-key.ts';
export { type SkillLevel, type SkillSource, skillLevels, skillSources } from './skill-sources.ts';
