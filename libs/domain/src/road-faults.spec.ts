import { type RoadCourse, roadFaults } from './index.ts';

const course = (id: string, teaches: string[], needs: Record<string, number> = {}): RoadCourse => ({
  id,
  teaches: new Set(teaches),
  needs: Object.entries(needs).map(([skillId, level]) => ({ skillId, level })),
  level: 2,
  minutes: 60,
});
const faultsOf = (courses: RoadCourse[]) =>
  Object.fromEntries(
    roadFaults(courses).map((fault) => [fault.course.id, fault.needs.map(({ skillId, reason }) => [skillId, reason])]),
  );

describe('faults of roads', () => {
  const html = course('html', ['html']);
  const js = course('js', ['javascript'], { html: 2 });

  it('are none where each course can be taken after others [PRE-1]', () => {
    expect(faultsOf([js, html])).toEqual({});
  });

  it('are skills that nobody teaches, or not up to the level that is needed [PRE-1]', () => {
    const sql = course('sql', ['sql'], { cobol: 1, html: 2 });
    const hard = course('hard', ['css'], { html: 3 });
    expect(faultsOf([html, sql, hard])).toEqual({ sql: [['cobol', 'untaught']], hard: [['html', 'untaught']] });
  });

  it('are circles, of one course too, and what stands behind them [PRE-1]', () => {
    const circle = [course('a', ['one'], { two: 1 }), course('b', ['two'], { one: 1 })];
    const alone = course('alone', ['self'], { self: 1 });
    const behind = course('behind', ['three'], { two: 1, html: 1 });
    expect(faultsOf([...circle, alone, behind, html])).toEqual({
      a: [['two', 'circle']],
      b: [['one', 'circle']],
      alone: [['self', 'circle']],
      behind: [['two', 'behind']],
    });
    expect(faultsOf([...circle, course('way in', ['two'])])).toEqual({});
  });
});
