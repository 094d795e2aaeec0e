import { madeUpLearners, worlds } from '../../src/modules/ai/model/testing/made-up-learners.js';
import { compareModels } from './recommender-figures.js';
import { type EnrolmentRow, inOrder } from './recommender-rows.js';

const rowsOf = (name: string, isTimed: boolean): EnrolmentRow[] =>
  madeUpLearners(worlds[name]!).flatMap((steps, user) =>
    steps.map(([course], at) => ({
      user: `u${user}`,
      item: `c${course}`,
      strength: 1,
      time: isTimed ? at : undefined,
    })),
  );

describe('compareModels', () => {
  const everyWorld = Object.keys(worlds).flatMap((name) => [true, false].map((isTimed) => ({ name, isTimed })));

  it.each(everyWorld)(
    'finds ours at least as good as plain EASE, item-kNN and popularity: $name, times known: $isTimed [REC-3] [REC-2]',
    ({ name, isTimed }) => {
      const [popularity, knn, ease, ours] = compareModels(inOrder(rowsOf(name, isTimed)));
      expect([popularity?.model, knn?.model, ease?.model]).toEqual(['popularity', 'item-knn', 'ease']);
      for (const figure of ['hr10', 'ndcg10', 'recall20'] as const) {
        expect(ours![figure]).toBeGreaterThanOrEqual(popularity![figure]);
        // Within what a handful of learners more or less decides.
        for (const other of [knn, ease]) expect(ours![figure]).toBeGreaterThan(other![figure] * 0.98);
      }
    },
  );

  it('finds everything where courses always go together [REC-3]', () => {
    const together = Array.from({ length: 600 }, (_, user) =>
      [0, 1, 2].map((step) => ({ user: `u${user}`, item: `c${(user % 30) * 3 + step}`, strength: 1 })),
    ).flat();
    const [popularity, , , ours] = compareModels(inOrder(together));
    expect(popularity!.hr10).toBeLessThan(0.3);
    expect(ours).toMatchObject({ hr10: 1, ndcg10: 1, recall20: 1 });
  });
});
