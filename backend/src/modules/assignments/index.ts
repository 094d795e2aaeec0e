/** Front door of the assignments module. */
export { AssignmentsModule } from './assignments.module.js';
export * from './assignments.errors.js';
export * from './assignments.events.js';
export type { AssignmentsTables } from './assignments.tables.js';
