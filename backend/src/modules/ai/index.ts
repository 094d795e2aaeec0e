/** Front door of the ai module. */
export { AiModule } from './ai.module.js';
// What the commands that measure the model need.
export { type Histories } from './model/histories.js';
export { type HeldOut, holdOutLast, sameRandom } from './model/holding-out.js';
export { cosineWeights, easeWeights, popularityOf, togetherness } from './model/course-weights.js';
export { type TrainedModel, type Weighting, placeOf, sumsOf } from './model/trained-model.js';
export { trainModel } from './model/train-model.js';
