/** Front door of the grades module: its events. */
export { type ChangedGrade, GradesChanged } from './grades.events.js';
export { GradesModule } from './grades.module.js';
