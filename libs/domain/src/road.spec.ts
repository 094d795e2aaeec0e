import { minutesOf, type RoadCourse, shortestRoad } from './index.ts';

const course = (
  id: string,
  teaches: string[],
  needs: Record<string, number> = {},
  minutes = 60,
  level = 2,
): RoadCourse => ({
  id,
  teaches: new Set(teaches),
  needs: Object.entries(needs).map(([skillId, least]) => ({ skillId, level: least })),
  level,
  minutes,
});
const idsOf = (road: readonly RoadCourse[]) => road.map(({ id }) => id);
const nothing = new Map<string, number>();

describe('the shortest road', () => {
  const web = [
    course('react', ['react'], { html: 1, javascript: 2 }),
    course('js', ['javascript'], { html: 1 }),
    course('html', ['html', 'css']),
    course('flexbox', ['css-layout'], { css: 1 }),
  ];

  it('begins with what one can do and leaves out what is not needed [PRE-2]', () => {
    const react = [{ skillId: 'react', level: 2 }];
    expect(idsOf(shortestRoad(web, nothing, react).road)).toEqual(['html', 'js', 'react']);
    expect(idsOf(shortestRoad(web, new Map([['html', 1]]), react).road)).toEqual(['js', 'react']);
    expect(shortestRoad(web, new Map([['react', 3]]), react)).toEqual({ road: [], unmet: [] });
  });

  it('takes the shorter of two ways, and one course for two skills [PRE-2]', () => {
    const both = [...web, course('short html', ['html'], {}, 20), course('all', ['html', 'javascript'], {}, 90)];
    expect(idsOf(shortestRoad(both, nothing, [{ skillId: 'html', level: 2 }]).road)).toEqual(['short html']);
    const wanted = ['html', 'javascript'].map((skillId) => ({ skillId, level: 2 }));
    expect(minutesOf(shortestRoad(both, nothing, wanted).road)).toBe(80);
  });

  it('tells what nobody teaches, or only in a circle, instead of leading there [PRE-2]', () => {
    const circle = [course('a', ['one'], { two: 1 }), course('b', ['two'], { one: 1 }), ...web];
    const wanted = ['one', 'cobol', 'html'].map((skillId) => ({ skillId, level: 2 }));
    const { road, unmet } = shortestRoad(circle, nothing, wanted);
    expect(idsOf(road)).toEqual(['html']);
    expect(unmet.map(({ skillId }) => skillId)).toEqual(['one', 'cobol']);
  });
});
