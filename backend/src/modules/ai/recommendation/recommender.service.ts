import { fitFor, lackedNeeds } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type Candidate, choose } from '../scoring/choosing.rules.js';
import { scored, standingOf } from '../scoring/scoring.rules.js';
import { ModelStore } from '../stored-model/model-store.js';
import { CourseCatalogue } from './course-catalogue.js';
import { fitReaderOf, type Learner } from './learner.js';
import { LearnerQueries } from './learner.queries.js';
import { RecommendationStore, type StoredRecommendation } from './recommendation.store.js';

/** So many people at a time: requests get their turn in between. */
const atATime = 5;

/** Finds the courses that fit somebody best, without retraining, and keeps them (REC-1, REC-2, PRE-2). */
@Injectable()
export class Recommender {
  constructor(
    private readonly learners: LearnerQueries,
    private readonly models: ModelStore,
    private readonly catalogue: CourseCatalogue,
    private readonly store: RecommendationStore,
  ) {}

  /** At most three, what fits most first; made now where none are kept. */
  async of(userId: string): Promise<StoredRecommendation[]> {
    const kept = await this.store.of(userId);
    return kept.length > 0 ? kept : this.make([userId]);
  }

  /** Makes those of everybody again who has some; tells for how many people. */
  async remakeAll(): Promise<number> {
    this.catalogue.forget();
    const people = await this.store.people();
    for (let at = 0; at < people.length; at += atATime) await this.make(people.slice(at, at + atATime));
    return people.length;
  }

  private async make(userIds: readonly string[]): Promise<StoredRecommendation[]> {
    const [learners, model, catalogue] = await Promise.all([
      this.learners.of(userIds),
      this.models.current(),
      this.catalogue.current(),
    ]);
    const now = new Date();
    const best = (learner: Learner): Candidate[] => {
      const closed = new Set([...learner.followed, ...learner.dismissed].map(({ courseId }) => courseId));
      const standing = standingOf(learner, { model, catalogue, now });
      const reader = fitReaderOf(learner, catalogue);
      const candidates = catalogue.courses
        .filter(({ id }) => !closed.has(id) && !learner.taught.has(id))
        .filter(({ needs }) => lackedNeeds(needs, reader.known).length === 0)
        .map((course) => ({ ...scored(course, standing), fit: fitFor(course, reader) }));
      return choose(candidates);
    };
    return this.store.replace(new Map([...learners].map(([userId, learner]) => [userId, best(learner)])));
  }
}
