import { madeUpLearners, worlds } from '../../modules/ai/model/testing/made-up-learners.js';
import { compareModels } from './recommender-figures.js';
import { type EnrolmentRow, inOrder } from './recommender-rows.js';

const rowsOf = (name: string): EnrolmentRow[] =>
  madeUpLearners(worlds[name]!).flatMap((steps, user) =>
    steps.map(([course]) => ({ user: `u${user}`, item: `c${course}`, strength: 1 })),
  );

describe('compareModels', () => {
  it.each(Object.keys(worlds))(
    'finds ours at least as good as plain EASE, item-kNN and popularity: %s [REC-3] [REC-2]',
    (name) => {
      const [popularity, knn, ease, ours] = compareModels(inOrder(rowsOf(name)));
      expect([popularity, knn, ease, ours].map((one) => one?.model)).toEqual([
        'popularity',
        'item-knn',
        'ease',
        'ours',
      ]);
      for (const figure of ['hr10', 'ndcg10', 'recall20'] as const) {
        expect(ours![figure]).toBeGreaterThanOrEqual(popularity![figure]);
        expect(ours![figure]).toBeGreaterThanOrEqual(ease![figure]);
        // Within what a handful of learners more or less decides.
        expect(ours![figure]).toBeGreaterThan(knn![figure] * 0.99);
      }
    },
  );

  it('chooses by what came last where times are known [REC-3] [REC-2]', () => {
    // Everybody ends with the course that most have, whatever they began with; courses drawn by lot say the opposite.
    const rows = Array.from({ length: 400 }, (_, user) => {
      const field = (user % 20) * 4;
      return [0, 1, 2, 3].map((step) => ({
        user: `u${user}`,
        item: step === 3 ? `end${user % 3}` : `c${field + step}`,
        strength: 1,
        time: step,
      }));
    }).flat();
    const [, , ease, ours] = compareModels(inOrder(rows));
    for (const figure of ['hr10', 'ndcg10', 'recall20'] as const)
      expect(ours![figure]).toBeGreaterThanOrEqual(ease![figure]);
    expect(ours!.hr10).toBeGreaterThan(0.9);
  });

  it('finds everything where courses always go together [REC-3]', () => {
    const together = Array.from({ length: 600 }, (_, user) =>
      [0, 1, 2].map((step) => ({ user: `u${user}`, item: `c${(user % 30) * 3 + step}`, strength: 1 })),
    ).flat();
    const [popularity, , , ours] = compareModels(inOrder(together));
    expect(popularity!.hr10).toBeLessThan(0.3);
    expect(ours).toMatchObject({ hr10: 1, ndcg10: 1, recall20: 1 });
  });
});
