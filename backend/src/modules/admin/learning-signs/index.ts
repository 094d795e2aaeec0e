import { recordController } from '../records/record-controller.js';
import { LearningSignRecord } from './learning-sign.record.js';
import { learningSignListing, LearningSignsResource } from './learning-signs.resource.js';

export { LearningSignsResource };
export const LearningSignsController = recordController({
  listing: learningSignListing,
  resource: LearningSignsResource,
  record: LearningSignRecord,
  nouns: ['learning sign', 'learning signs'],
});
