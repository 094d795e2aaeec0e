import { madeUpLearners, worlds } from '../../modules/ai/model/testing/made-up-learners.js';
import { compareModels } from './recommender-figures.js';
import { type EnrolmentRow, inAnchorOrder } from './recommender-rows.js';

const rowsOf = (name: string): EnrolmentRow[] =>
  madeUpLearners(worlds[name]!).flatMap((steps, user) =>
    steps.map(([course]) => ({ user: `u${user}`, item: `c${course}`, strength: 1 })),
  );

describe('compareModels', () => {
  it.each(Object.keys(worlds))('finds ours at least as good as item-kNN and popularity: %s [REC-3]', (name) => {
    const [popularity, knn, ours] = compareModels(inAnchorOrder(rowsOf(name)));
    expect([popularity?.model, knn?.model, ours?.model]).toEqual(['popularity', 'item-knn', 'ours']);
    for (const figure of ['hr10', 'ndcg10', 'recall20'] as const) {
      expect(ours![figure]).toBeGreaterThanOrEqual(popularity![figure]);
      // Within what a handful of learners more or less decides.
      expect(ours![figure]).toBeGreaterThan(knn![figure] * 0.99);
    }
  });

  it('finds everything where courses always go together [REC-3]', () => {
    const together = Array.from({ length: 600 }, (_, user) =>
      [0, 1, 2].map((step) => ({ user: `u${user}`, item: `c${(user % 30) * 3 + step}`, strength: 1 })),
    ).flat();
    const [popularity, , ours] = compareModels(inAnchorOrder(together));
    expect(popularity!.hr10).toBeLessThan(0.3);
    expect(ours).toMatchObject({ hr10: 1, ndcg10: 1, recall20: 1 });
  });
});
