import type { Learner } from '../recommendation/learner.js';
import { noModel } from '../stored-model/loaded-model.js';
import { type Candidate, choose } from './choosing.rules.js';
import { scored, standingOf } from './scoring.rules.js';
import { aCatalogue, aCatalogueCourse } from './testing/made-up-standing.js';

const candidate = (id: string, score: number, skills: string[], categoryId = 'web-development'): Candidate => ({
  course: aCatalogueCourse(id, { categoryId, teaches: new Set(skills) }),
  score,
  fit: 8,
  reason: { code: 'new' },
});

describe('choose', () => {
  it('rather shows something else than the twin of what stands there already [REC-1]', () => {
    const all = [
      candidate('css', 0.9, ['css']),
      candidate('css again', 0.85, ['css']),
      candidate('figma', 0.8, ['figma'], 'design-creativity'),
    ];
    expect(choose(all).map(({ course }) => course.id)).toEqual(['css', 'figma', 'css again']);
  });

  it('shows a twin all the same when nothing else is nearly as good [REC-1]', () => {
    const all = [candidate('css', 0.9, ['css']), candidate('css again', 0.85, ['css']), candidate('far', 0.3, [], 'x')];
    expect(choose(all).map(({ course }) => course.id)).toEqual(['css', 'css again', 'far']);
  });

  it('takes what fits somebody more before what scores higher [PRE-2]', () => {
    const all = [candidate('scrum', 0.9, []), { ...candidate('html', 0.2, []), fit: 12 }];
    expect(choose(all).map(({ course }) => course.id)).toEqual(['html', 'scrum']);
  });
});

describe('scores', () => {
  const nobody: Learner = {
    followed: [],
    dismissed: [],
    taught: new Set<string>(),
    held: new Map(),
    wanted: [],
    track: null,
  };
  const css = aCatalogueCourse('css', { teaches: new Set(['css']) });
  const harder = aCatalogueCourse('harder css', { teaches: new Set(['css']), level: 4, isForBeginners: false });
  const far = aCatalogueCourse('far', { categoryId: 'x', teaches: new Set(['excel']) });
  const fresh = aCatalogueCourse('fresh', { students: 0, teaches: new Set(['css', 'sass']) });
  const catalogue = aCatalogue([css, harder, far, fresh]);
  const circumstances = { model: noModel, catalogue, now: new Date('2026-01-01') };
  const score = (course: typeof css, learner: Learner) => scored(course, standingOf(learner, circumstances));

  it('fall for what is like a dismissed course; what is known already speaks not against harder ones [REC-1]', () => {
    const dismissing = (reason: 'not-for-me' | 'already-know' | 'not-now'): Learner => ({
      ...nobody,
      dismissed: [{ courseId: 'css', reason }],
    });
    const before = score(harder, nobody).score;
    expect(score(harder, dismissing('not-for-me')).score).toBeLessThan(before);
    expect(score(harder, dismissing('already-know')).score).toBe(before);
    expect(score(fresh, dismissing('already-know')).score).toBeLessThan(score(fresh, nobody).score);
    expect(score(fresh, dismissing('not-now')).score).toBe(score(fresh, nobody).score);
    expect(score(far, dismissing('not-for-me')).score).toBe(score(far, nobody).score);
  });

  it('let a course that nobody has taken yet be found by its content [REC-2]', () => {
    const learner: Learner = { ...nobody, followed: [{ courseId: 'css', progress: 1, isCompleted: true }] };
    expect(score(fresh, learner)).toMatchObject({ reason: { code: 'finished-course', course: { id: 'css' } } });
    expect(score(fresh, learner).score).toBeGreaterThan(score(far, learner).score);
  });

  it('fall for a course that is easier than one finished in its field [REC-1]', () => {
    const learner = (courseId: string): Learner => ({
      ...nobody,
      followed: [{ courseId, progress: 1, isCompleted: true }],
    });
    expect(score(fresh, learner('harder css')).score).toBeLessThan(score(fresh, learner('css')).score);
  });
});
