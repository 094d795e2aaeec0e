import { recordController } from '../records/record-controller.js';
import { QuestionBankRecord } from './question-bank.record.js';
import { questionBankListing, QuestionBanksResource } from './question-banks.resource.js';

export { QuestionBanksResource };
export const QuestionBanksController = recordController({
  listing: questionBankListing,
  resource: QuestionBanksResource,
  record: QuestionBankRecord,
  nouns: ['question bank', 'question banks'],
});
