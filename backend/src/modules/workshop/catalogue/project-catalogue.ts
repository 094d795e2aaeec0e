import { type ProjectId, projectIds } from '@masar/domain';
import { businessPlan } from './business-plan.js';
import { logoDesign } from './logo-design.js';
import { personalWebsite } from './personal-website.js';
import type { Project, ProjectStep } from './project.types.js';

const byId: Record<ProjectId, Project> = {
  'personal-website': personalWebsite,
  'logo-design': logoDesign,
  'business-plan': businessPlan,
};

/** The workshop's projects in the order in which they are offered (WRK-1). */
export const projects: readonly Project[] = projectIds.map((id) => byId[id]);

export const projectOf = (id: string): Project | undefined => projects.find((project) => project.id === id);

export const stepOf = (project: Project, id: string): ProjectStep | undefined =>
  project.steps.find((step) => step.id === id);
