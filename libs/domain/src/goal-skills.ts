import type { CategoryId } from './catalogue.ts';
import { type LearningGoal, learningGoals } from './learning-plan.ts';
import type { SkillNeed } from './road.ts';

/** Skills and levels in short: what each goal asks for in each track, by editors' judgement (PRE-2). */
const asked: Record<CategoryId, Record<LearningGoal, Record<string, number>>> = {
  'web-development': {
    'first-job': { html: 2, css: 2, javascript: 2, 'css-layout': 2, 'event-handling': 2, react: 2 },
    skill: { html: 2, css: 2, javascript: 2 },
    volunteering: { html: 2, css: 2, 'css-layout': 2 },
  },
  'design-creativity': {
    'first-job': { 'colour-theory': 2, 'ux-design': 2, wireframing: 2, 'photo-editing': 2 },
    skill: { 'colour-theory': 2, 'product-photography': 2 },
    volunteering: { 'colour-theory': 2, 'mobile-photography': 2 },
  },
  'digital-marketing': {
    'first-job': { 'digital-marketing': 2, 'social-media-management': 2, 'content-writing': 3 },
    skill: { 'digital-marketing': 2, 'whatsapp-marketing': 2 },
    volunteering: { 'content-planning': 2, 'content-writing': 3 },
  },
  'business-management': {
    'first-job': { 'customer-service': 2, bookkeeping: 2, pricing: 2 },
    skill: { bookkeeping: 2, pricing: 2, 'business-planning': 3 },
    volunteering: { 'customer-service': 2, bookkeeping: 2 },
  },
  'project-management': {
    'first-job': { 'project-planning': 2, 'meeting-facilitation': 2, agile: 4 },
    skill: { 'project-planning': 2, kanban: 2 },
    volunteering: { 'project-planning': 2, communication: 2 },
  },
  'personal-skills': {
    'first-job': { 'cv-writing': 2, 'job-interviews': 2, 'professional-writing': 2 },
    skill: { 'time-management': 2, 'professional-writing': 2 },
    volunteering: { 'time-management': 2, communication: 2 },
  },
};

/** What a goal asks for; who named none wants to master something. Empty in tracks that a site has added itself. */
export const goalSkills = (goal: LearningGoal | null, track: string): SkillNeed[] =>
  Object.entries(asked[track as CategoryId]?.[goal ?? learningGoals[1]] ?? {}).map(([skillId, level]) => ({
    skillId,
    level,
  }));
