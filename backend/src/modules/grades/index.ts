/** Front door of the grades module. */
export { GradesModule } from './grades.module.js';
