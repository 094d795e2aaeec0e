import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import {
  courseAccess,
  courseNeeds,
  ownRowsOfCourses,
  type Standing,
  standings,
  thingsOfCourses,
} from './access-matrix.courses.js';
import { accessMatrix } from './access-matrix.js';
import { ContractDocument, type Operation } from './contract/contract-document.js';
import { aCourseOfFive, callInCourse, type CourseOfFive, thingIn } from './course-of-five.js';

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Who stands outside is told one of these, or what somebody is told of an id that nobody has. */
const refusals = ['auth.forbidden', 'courses.not_enrolled'];

describe('a call on a thing of a course', () => {
  const document = new ContractDocument();
  const operations = new Map(document.operations().map((operation) => [nameOf(operation), operation]));
  let app: TestApp;
  let world: CourseOfFive | undefined;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('says which right it takes, whichever it is [CRS-14] [SEC-1]', () => {
    const ofCourses = Object.keys(accessMatrix).filter((route) => thingsOfCourses.test(route));
    const declared = [...Object.keys(courseAccess), ...ownRowsOfCourses];
    expect(declared.sort()).toEqual(ofCourses.sort());
  });

  it.each(Object.entries(courseAccess))('%s lets in exactly those who may %s [CRS-14] [SEC-1]', async (route, need) => {
    const operation = operations.get(route)!;
    const answered: Partial<Record<Standing, string>> = {};
    const letIn: Standing[] = [];
    // Who may least comes first: what the others do would stand in their way.
    for (const as of standings.toReversed()) {
      world ??= await aCourseOfFive(app);
      const unknown = await callInCourse(world, document, operation, { as: 'owner', id: randomUUID() });
      const { status, code = '' } = await callInCourse(world, document, operation, {
        as,
        id: world.ids[thingIn(operation.path)]!,
      });
      answered[as] = `${status} ${code}`;
      expect(status).toBeLessThan(500);
      const isRefused = refusals.includes(code) || (status === 404 && code === unknown.code);
      if (!isRefused) letIn.unshift(as);
      if (!isRefused && (operation.method === 'delete' || route.endsWith('publish'))) world = undefined;
    }
    expect([letIn, answered]).toEqual([courseNeeds[need], answered]);
  });
});
