import {
  categoryIds,
  goalSkills,
  knownAfter,
  lackedNeeds,
  learningGoals,
  lessonMinutes,
  minutesOf,
  type RoadCourse,
  shortestRoad,
  skillKeys,
  taughtLevel,
} from '@masar/domain';
import { readVocabulary } from '../reference/vocabulary.js';
import { type CourseSource, readCompleteCourses, readOutlinedCourses } from './course-files.js';

const nothing = new Map<string, number>();
const idsOf = (road: readonly RoadCourse[]) => road.map(({ id }) => id);

const skillOfKey = new Map(
  readVocabulary().flatMap(({ id, namesEn, namesAr }) =>
    [...namesEn, ...namesAr].flatMap((name) => skillKeys(name).map((key) => [key, id] as const)),
  ),
);
const skillNamed = (text: string) => skillKeys(text).flatMap((key) => skillOfKey.get(key) ?? [])[0];

const toRoadCourse = ({ slug, needs, skills, difficulty, lessons }: CourseSource): RoadCourse => ({
  id: slug,
  needs,
  teaches: new Set(skills.flatMap(({ en, ar }) => skillNamed(en) ?? skillNamed(ar) ?? [])),
  level: taughtLevel[difficulty],
  minutes: lessons.reduce((sum, { duration }) => sum + lessonMinutes(duration), 0),
});
const demo = readCompleteCourses().map(toRoadCourse);
const outlined = readOutlinedCourses().map(toRoadCourse);

/** Every course can be taken by who took those before it. */
function expectWalkable(road: readonly RoadCourse[], known: ReadonlyMap<string, number>) {
  for (const [place, { id, needs }] of road.entries())
    expect([id, lackedNeeds(needs, knownAfter(road.slice(0, place), known))]).toEqual([id, []]);
}

/** The fewest minutes of all choices of courses that lead there; undefined where none does. */
function leastMinutes(
  courses: readonly RoadCourse[],
  known: ReadonlyMap<string, number>,
  wanted: readonly { skillId: string; level: number }[],
): number | undefined {
  let least: number | undefined;
  const leads = (chosen: readonly RoadCourse[]) => {
    let after = new Map(known);
    // One more course can be taken in each round, or none ever.
    for (let round = 0; round < chosen.length; round += 1)
      after = knownAfter(
        chosen.filter(({ needs }) => lackedNeeds(needs, after).length === 0),
        known,
      );
    return lackedNeeds(wanted, after).length === 0;
  };
  for (let choice = 0; choice < 2 ** courses.length; choice += 1) {
    const chosen = courses.filter((_, place) => (choice >> place) % 2 === 1);
    const minutes = minutesOf(chosen);
    if ((least === undefined || minutes < least) && leads(chosen)) least = minutes;
  }
  return least;
}

/** What people may know already: nothing, one thing at each of two levels, or what one course teaches. */
const beginnings = [
  nothing,
  ...['html', 'css', 'javascript', 'project-planning', 'digital-marketing', 'bookkeeping'].flatMap((skill) => [
    new Map([[skill, 1]]),
    new Map([[skill, 3]]),
  ]),
  ...demo.slice(0, 8).map((one) => knownAfter([one], nothing)),
];
const cases = categoryIds.flatMap((track) =>
  learningGoals.flatMap((goal) => beginnings.map((known) => ({ track, goal, known }))),
);

describe('the road through the demo’s courses', () => {
  it('reaches every goal of every track from whatever somebody knows, without an unmet need [PRE-2]', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300);
    for (const { track, goal, known } of cases) {
      const wanted = goalSkills(goal, track);
      const { road, unmet } = shortestRoad(demo, known, wanted);
      expect([track, goal, unmet]).toEqual([track, goal, []]);
      expectWalkable(road, known);
      expect(lackedNeeds(wanted, knownAfter(road, known))).toEqual([]);
      for (const left of road) {
        const rest = road.filter((one) => one !== left);
        const isWalkable = rest.every(
          ({ needs }, place) => lackedNeeds(needs, knownAfter(rest.slice(0, place), known)).length === 0,
        );
        const arrives = lackedNeeds(wanted, knownAfter(rest, known)).length === 0;
        expect([track, goal, left.id, isWalkable && arrives]).toEqual([track, goal, left.id, false]);
      }
    }
  });

  it('is the shortest of all, where all choices among a track’s courses can be tried [PRE-2]', () => {
    for (const { track, goal, known } of cases) {
      const wanted = goalSkills(goal, track);
      const { road } = shortestRoad(demo, known, wanted);
      const near = demo.filter(({ teaches }) => wanted.some(({ skillId }) => teaches.has(skillId)));
      const relevant = [...new Set([...road, ...near])];
      if (relevant.length <= 9) expect(minutesOf(road)).toBe(leastMinutes(relevant, known, wanted));
    }
  });

  it('leads a newcomer to web work by HTML, CSS and JavaScript [PRE-2]', () => {
    const ids = idsOf(shortestRoad(demo, nothing, goalSkills('first-job', 'web-development')).road);
    expect(ids.slice(0, 2)).toEqual(['html-css-foundations', 'javascript-first-steps']);
  });

  it('needs only skills that there are, and nothing that the course itself teaches [PRE-1]', () => {
    const known = new Set(skillOfKey.values());
    for (const { id, needs, teaches, level } of [...demo, ...outlined]) {
      expect([id, needs.filter(({ skillId }) => !known.has(skillId))]).toEqual([id, []]);
      expect([id, needs.filter((need) => need.level >= level && teaches.has(need.skillId))]).toEqual([id, []]);
    }
  });
});
