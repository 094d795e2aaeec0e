/** Front door of the questions module. */
export { QuestionsModule } from './questions.module.js';
export * from './questions.errors.js';
export * from './questions.events.js';
export { lacksLanguage, raisesFlag } from './bank/question/question-conditions.js';
export { giftBlocks, parseGiftBlock } from './formats/gift/parse-gift.js';
export { readQti } from './formats/qti/read-qti.js';
