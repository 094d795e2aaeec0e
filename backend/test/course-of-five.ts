import { randomUUID } from 'node:crypto';
import type { CourseRight } from '@masar/domain';
import type { SignedInAgent, TestApp } from '#testing/test-app';
import { anAssignmentSetting } from '../src/modules/assignments/testing/an-assignment.js';
import type { Standing } from './access-matrix.courses.js';
import type { ContractDocument, Operation } from './contract/contract-document.js';
import { exampleValue } from './fuzz/example-value.js';
import { honestFiles } from './fuzz/upload-files.js';

/** A course with a thing of each kind that its addresses name, and five people who stand differently in it. */
export interface CourseOfFive {
  people: Record<Standing, SignedInAgent>;
  /** Ids by what stands before `{id}` in an address, e.g. `lessons`. */
  ids: Readonly<Record<string, string>>;
}

export async function aCourseOfFive(app: TestApp): Promise<CourseOfFive> {
  const setting = await anAssignmentSetting(app);
  const { author, learner, courseId, lessonId } = setting;
  const withRight = async (right: CourseRight): Promise<SignedInAgent> => {
    const person = await app.as('instructor');
    await app
      .em()
      .execute('insert into course_people (course_id, user_id, "right") values (?, ?, ?)', [
        courseId,
        person.userId,
        right,
      ]);
    return person;
  };
  const bank = await author.agent.post('/api/question-banks').send({ name: 'بنك', courseId }).expect(201);
  return {
    people: {
      owner: author,
      teacher: await withRight('teacher'),
      assistant: await withRight('assistant'),
      'other instructor': await app.as('instructor'),
      learner,
    },
    ids: {
      courses: courseId,
      lessons: lessonId,
      assignments: setting.id,
      submissions: (await setting.handIn()).id,
      'question-banks': (bank.body as { id: string }).id,
    },
  };
}

/** What stands before `{id}` in an address. */
export const thingIn = (path: string): string => /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';

/** Calls as an honest client would; the rows below the thing are unknown ones, but for the learner. */
export async function callInCourse(
  { people, ids }: CourseOfFive,
  document: ContractDocument,
  operation: Operation,
  { as, id }: { as: Standing; id: string },
): Promise<{ status: number; code: string | undefined }> {
  const { method, path, parameters, bodies } = operation;
  const userId = path.includes('/people/') ? randomUUID() : people.learner.userId;
  const address = path
    .replace('{id}', id)
    .replace('{userId}', userId)
    .replace(/\{\w+\}/g, () => randomUUID());
  let call = people[as].agent[method](address);
  for (const { name, in: place, required, example, schema } of parameters) {
    const value = String(example ?? schema.example);
    if (required && place !== 'path') call = place === 'query' ? call.query({ [name]: value }) : call.set(name, value);
  }
  const form = bodies['multipart/form-data']?.schema;
  const json = bodies['application/json']?.schema;
  if (form) {
    const { field, bytes, name, type } = honestFiles(Object.keys(form.properties ?? {})[0] ?? 'file')[1]!;
    call = call.attach(field, bytes, { filename: name, contentType: type });
  } else if (json) {
    const known = new Map([
      ['lessonId', ids['lessons']!],
      ['userId', userId],
    ]);
    const body = exampleValue(document, json, known, { onlyRequired: true }) as object;
    // The contract can't say that one of two ways to answer has to be there.
    call = call.send(path.endsWith('/quiz/answer') ? { ...body, optionIds: ['o1'] } : body);
  }
  const { status, body } = await call;
  return { status, code: (body as { code?: string } | undefined)?.code };
}
