/** A skill and the level, 1 to 5, from which on it is enough (PRE-1). */
export interface SkillNeed {
  skillId: string;
  level: number;
}

/** A course as far as the road looks at it. */
export interface RoadCourse {
  id: string;
  needs: readonly SkillNeed[];
  /** Skills that it teaches, all to the same level. */
  teaches: ReadonlySet<string>;
  level: number;
  /** Of all its lessons. */
  minutes: number;
}

/** Levels by skill: what somebody can do. */
export type KnownSkills = ReadonlyMap<string, number>;

/** What of the needs somebody cannot do yet. */
export const lackedNeeds = <Need extends SkillNeed>(needs: readonly Need[], known: KnownSkills): Need[] =>
  needs.filter(({ skillId, level }) => (known.get(skillId) ?? 0) < level);

/** What somebody can do after these courses too. */
export function knownAfter(
  courses: Iterable<Pick<RoadCourse, 'teaches' | 'level'>>,
  known: KnownSkills,
): Map<string, number> {
  const after = new Map(known);
  for (const { teaches, level } of courses)
    for (const skill of teaches) after.set(skill, Math.max(level, after.get(skill) ?? 0));
  return after;
}

/**
 * The shortest road to what is wanted: courses in an order in which each can be taken by who took those before it, none
 * of which may be left out (PRE-2). What no road leads to is told as `unmet`.
 */
export function shortestRoad<Course extends RoadCourse>(
  courses: readonly Course[],
  known: KnownSkills,
  wanted: readonly SkillNeed[],
): { road: Course[]; unmet: SkillNeed[] } {
  const ways = new Ways(courses, known);
  const unmet = lackedNeeds(wanted, known).filter((need) => !ways.to(need));
  const reachable = wanted.filter((need) => !unmet.includes(need));
  let chosen = new Set<Course>();
  for (const need of lackedNeeds(reachable, known))
    if (lackedNeeds([need], knownAfter(chosen, known)).length > 0) chosen = new Set([...chosen, ...ways.to(need)!]);
  for (const course of [...chosen].toSorted((one, other) => other.minutes - one.minutes)) {
    const rest = walked(
      [...chosen].filter((one) => one !== course),
      known,
    );
    if (lackedNeeds(reachable, knownAfter(rest, known)).length === 0) chosen = new Set(rest);
  }
  return { road: walked(chosen, known), unmet };
}

/** For each course that can be reached, the least courses that lead to it and itself, by the minutes that they take. */
class Ways<Course extends RoadCourse> {
  private readonly known: KnownSkills;
  private readonly ways = new Map<Course, Set<Course>>();
  private readonly teachers = new Map<string, Course[]>();

  constructor(courses: readonly Course[], known: KnownSkills) {
    this.known = known;
    for (const course of courses)
      for (const skill of course.teaches) this.teachers.set(skill, [...(this.teachers.get(skill) ?? []), course]);
    // Each round finds shorter ways or is the last one: minutes only fall.
    while (courses.filter((course) => this.shortens(course)).length > 0);
  }

  to({ skillId, level }: SkillNeed): Set<Course> | undefined {
    const ways = (this.teachers.get(skillId) ?? []).flatMap((course) =>
      course.level >= level ? (this.ways.get(course) ?? []) : [],
    );
    return ways.toSorted(byMinutes)[0];
  }

  private shortens(course: Course): boolean {
    let way = new Set([course]);
    for (const need of lackedNeeds(course.needs, this.known)) {
      const before = this.to(need);
      if (!before) return false;
      way = new Set([...before, ...way]);
    }
    const former = this.ways.get(course);
    if (former && minutesOf(former) <= minutesOf(way)) return false;
    this.ways.set(course, way);
    return true;
  }
}

/** As many of the courses as can be taken one after the other, easier ones first. */
function walked<Course extends RoadCourse>(courses: Iterable<Course>, known: KnownSkills): Course[] {
  const road: Course[] = [];
  const rest = new Set([...courses].toSorted(easierFirst));
  for (;;) {
    const next = [...rest].find(({ needs }) => lackedNeeds(needs, knownAfter(road, known)).length === 0);
    if (!next) return road;
    rest.delete(next);
    road.push(next);
  }
}

export const minutesOf = (courses: Iterable<RoadCourse>): number =>
  [...courses].reduce((sum, { minutes }) => sum + minutes, 0);

const byMinutes = (one: ReadonlySet<RoadCourse>, other: ReadonlySet<RoadCourse>): number =>
  minutesOf(one) - minutesOf(other) || one.size - other.size;

const easierFirst = (one: RoadCourse, other: RoadCourse): number =>
  one.level - other.level ||
  one.needs.length - other.needs.length ||
  one.minutes - other.minutes ||
  one.id.localeCompare(other.id);
