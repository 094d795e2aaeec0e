import type { Response } from 'supertest';
import { aPeerSetting } from '../src/modules/assignments/testing/a-peer-review.js';
import { best } from '../src/modules/assignments/testing/an-assignment.js';
import type { TestApp } from '../testing/test-app.js';

type PeerCheat = [string, (setting: unknown, app: TestApp) => Promise<Response>, { status: number; code: string }];

const aReview = { levels: best, comment: 'عمل رائع.' };

/** Two learners who have handed in; the one is reviewing the other. */
async function aPair(app: TestApp) {
  const setting = await aPeerSetting(app);
  const other = await setting.another();
  const [mine, theirs] = [await setting.handIn(setting.learner), await setting.handIn(other)];
  const review = await setting.take(setting.learner);
  return { ...setting, other, mine, theirs, review };
}

/** What is tried with the work and the reviews of others (ASG-2). */
export const peerCheats: PeerCheat[] = [
  [
    'see the work of others before handing in own',
    async (_, app) => {
      const { learner, another, path, handIn } = await aPeerSetting(app);
      await handIn(await another());
      return learner.agent.post(`${path}/own-reviews`);
    },
    { status: 409, code: 'assignments.hand_in_first' },
  ],
  [
    'hand in, read the work of others, take own back and copy',
    async (_, app) => {
      const { learner, mine } = await aPair(app);
      return learner.agent.post(`/api/submissions/${mine.id}/withdraw`);
    },
    { status: 409, code: 'assignments.peers_have_work' },
  ],
  [
    'learn whose work is reviewed by opening it as one’s own',
    async (_, app) => {
      const { learner, theirs } = await aPair(app);
      return learner.agent.get(`/api/submissions/${theirs.id}`);
    },
    { status: 404, code: 'assignments.work_not_found' },
  ],
  [
    'review the same work twice by asking again, after handing a review in',
    async (_, app) => {
      const { learner, path, review } = await aPair(app);
      await learner.agent.put(`/api/peer-reviews/${review}`).send(aReview).expect(200);
      return learner.agent.post(`${path}/own-reviews`);
    },
    { status: 409, code: 'assignments.nothing_to_review' },
  ],
  [
    'change a review that is handed in',
    async (_, app) => {
      const { learner, review } = await aPair(app);
      await learner.agent.put(`/api/peer-reviews/${review}`).send(aReview).expect(200);
      return learner.agent.put(`/api/peer-reviews/${review}`).send(aReview);
    },
    { status: 409, code: 'assignments.review_done' },
  ],
  [
    'write the review of own work with the id of somebody else’s',
    async (_, app) => {
      const { other, review } = await aPair(app);
      return other.agent.put(`/api/peer-reviews/${review}`).send(aReview);
    },
    { status: 404, code: 'assignments.review_not_found' },
  ],
  [
    'call a review unfair before its time, to learn that it is there',
    async (_, app) => {
      const { learner, other, review } = await aPair(app);
      await learner.agent.put(`/api/peer-reviews/${review}`).send(aReview).expect(200);
      return other.agent.put(`/api/peer-reviews/${review}/opinion`).send({ opinion: 'unfair', reason: 'لا' });
    },
    { status: 404, code: 'assignments.review_not_found' },
  ],
  [
    'read who reviewed own work as if one taught it',
    async (_, app) => {
      const { other, theirs } = await aPair(app);
      return other.agent.get(`/api/submissions/${theirs.id}/peer-result`);
    },
    { status: 403, code: 'auth.forbidden' },
  ],
];
