import type { SignedInAgent, TestApp } from '#testing/test-app';
import { anAssignmentSetting, type AssignmentSetting, best } from './an-assignment.js';

export interface PeerSetting extends AssignmentSetting {
  /** Takes the next work to review and tells the review's id. */
  take: (who: SignedInAgent) => Promise<string>;
  /** Takes one and hands it in. */
  review: (who: SignedInAgent, changes?: object) => Promise<string>;
  /** As if the day until which reviews are written were so many hours away. */
  reviewsDueIn: (hours: number) => Promise<void>;
  /** The work that a review is about, which no call tells its reviewer. */
  workOf: (review: string) => Promise<string>;
}

/** An assignment whose work learners review. */
export async function aPeerSetting(app: TestApp, reviews = 1, changes: object = {}): Promise<PeerSetting> {
  const terms = { peerReviews: reviews, peerInstructionsAr: 'اقرأ بهدوء.', ...changes };
  const setting = await anAssignmentSetting(app, terms);
  const take = async (who: SignedInAgent) =>
    ((await who.agent.post(`${setting.path}/own-reviews`).expect(200)).body as { id: string }).id;
  return {
    ...setting,
    take,
    review: async (who, more = {}) => {
      const id = await take(who);
      await who.agent
        .put(`/api/peer-reviews/${id}`)
        .send({ levels: best, comment: 'عمل واضح.', ...more })
        .expect(200);
      return id;
    },
    reviewsDueIn: async (hours) => {
      await app
        .em()
        .execute(`update assignments set peer_review_due_at = now() + ? * interval '1 hour' where id = ?`, [
          hours,
          setting.id,
        ]);
    },
    workOf: async (review) => {
      const [row] = await app
        .em()
        .execute<[{ id: string }]>('select submission_id as id from peer_reviews where id = ?', [review]);
      return row.id;
    },
  };
}
