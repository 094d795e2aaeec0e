import { recordController } from '../records/record-controller.js';
import { BankQuestionRecord } from './bank-question.record.js';
import { bankQuestionListing, BankQuestionsResource } from './bank-questions.resource.js';

export { BankQuestionsResource };
export const BankQuestionsController = recordController({
  listing: bankQuestionListing,
  resource: BankQuestionsResource,
  record: BankQuestionRecord,
  nouns: ['question of a bank', 'questions of banks'],
});
