/** Front door of the ai module. */
export { AiModule } from './ai.module.js';
