import { knownAfter, type KnownSkills, lackedNeeds, type RoadCourse, type SkillNeed } from './road.ts';

/** Why no road leads to what a course needs: nobody teaches it, whoever does needs this course, or is out of reach too. */
export const roadFaultReasons = ['untaught', 'circle', 'behind'] as const;
export type RoadFaultReason = (typeof roadFaultReasons)[number];

export interface RoadFault<Course> {
  course: Course;
  needs: (SkillNeed & { reason: RoadFaultReason })[];
}

/** The courses that nobody who begins with nothing can ever take, and what stands in the way (PRE-1). */
export function roadFaults<Course extends RoadCourse>(courses: readonly Course[]): RoadFault<Course>[] {
  const { closed, known } = closedToBeginners(courses);
  const lacks = ({ needs }: Course): SkillNeed[] => lackedNeeds(needs, known);
  const teachersOf = ({ skillId, level }: SkillNeed): Course[] =>
    closed.filter((course) => course.level >= level && course.teaches.has(skillId));
  const reasonOf = (course: Course, need: SkillNeed): RoadFaultReason => {
    const before = new Set(teachersOf(need));
    if (before.size === 0) return 'untaught';
    // What is added meanwhile is looked at too.
    for (const one of before) for (const teacher of lacks(one).flatMap(teachersOf)) before.add(teacher);
    return before.has(course) ? 'circle' : 'behind';
  };
  return closed.map((course) => ({
    course,
    needs: lacks(course).map((need) => ({ ...need, reason: reasonOf(course, need) })),
  }));
}

function closedToBeginners<Course extends RoadCourse>(
  courses: readonly Course[],
): { closed: Course[]; known: KnownSkills } {
  let known: KnownSkills = new Map();
  let closed = [...courses];
  for (;;) {
    const open = closed.filter(({ needs }) => lackedNeeds(needs, known).length === 0);
    if (open.length === 0) return { closed, known };
    known = knownAfter(open, known);
    closed = closed.filter((course) => !open.includes(course));
  }
}
