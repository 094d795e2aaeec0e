/** Front door of the grades module: its events, and where somebody stands. */
export { GradeBookReader } from './cells/grade-book.reader.js';
export { type ChangedGrade, GradesChanged } from './grades.events.js';
export { GradesModule } from './grades.module.js';
