/** Front door of the questions module. */
export { QuestionsModule } from './questions.module.js';
export * from './questions.errors.js';
export * from './questions.events.js';
export { lacksLanguage, raisesFlag } from './bank/question/question-conditions.js';
