import type { SignedInAgent, TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';

const level = (points: number) => ({ titleAr: `مستوى ${points}`, titleEn: `Level ${points}`, points });

/** Two criteria that give 5 and 3 points at most. */
export const aWrittenAssignment = {
  titleAr: 'صمّم صفحتك الأولى',
  titleEn: 'Design your first page',
  taskAr: 'صمّم صفحة وصوّرها.',
  taskEn: 'Design a page and take a photo of it.',
  accepts: ['text', 'files', 'photos', 'links'],
  dueAt: null as string | null,
  lateRule: 'accepted',
  acceptedUntil: null as string | null,
  percentPerDay: '10',
  resubmissions: 1,
  passMark: '60',
  isRequired: true,
  rubric: [
    { titleAr: 'البنية', titleEn: 'Structure', levels: [level(0), level(2), level(5)] },
    { titleAr: 'اللغة', titleEn: 'Language', levels: [level(0), level(3)] },
  ],
};

/** The best and the worst that the rubric gives. */
export const best = [
  { row: 0, level: 2 },
  { row: 1, level: 1 },
];
export const worst = [
  { row: 0, level: 0 },
  { row: 1, level: 0 },
];

export const aMark = { levels: best, comment: 'أحسنت.', notes: [] as object[] };

export interface AssignmentSetting {
  author: SignedInAgent;
  learner: SignedInAgent;
  courseId: string;
  lessonId: string;
  id: string;
  /** `/api/assignments/{id}` */
  path: string;
  /** Another learner of the course. */
  another: () => Promise<SignedInAgent>;
  rewrite: (changes: object) => Promise<void>;
  /** Writes a draft and hands it in. */
  handIn: (who?: SignedInAgent, text?: string) => Promise<{ id: string; version: number }>;
  mark: (
    work: { id: string; version: number; members?: { id: string }[] },
    changes?: object,
  ) => Promise<{ id: string; version: number }>;
  /** As if the assignment had been due that many hours ago, or were in as many hours. */
  dueIn: (hours: number) => Promise<void>;
}

/** A published course with an assignment beside its only lesson, and somebody who learns it. */
export async function anAssignmentSetting(app: TestApp, changes: object = {}): Promise<AssignmentSetting> {
  const author = await app.as('instructor');
  const sketches = [{ contentAr: 'نص الدرس' }];
  const { course, lessons } = await aCourse().by(author.userId).published().withLessons(sketches).saved(app.em());
  const lessonId = lessons[0]!.id;
  const another = async () => {
    const learner = await app.as('student');
    await learner.agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    return learner;
  };
  const learner = await another();
  const written = { ...aWrittenAssignment, lessonId, ...changes };
  const { body } = await author.agent.post(`/api/courses/${course.id}/assignments`).send(written).expect(201);
  const id = (body as { id: string }).id;
  const path = `/api/assignments/${id}`;
  return {
    author,
    learner,
    courseId: course.id,
    lessonId,
    id,
    path,
    another,
    rewrite: async (more) => {
      await author.agent
        .put(path)
        .send({ ...written, ...more })
        .expect(200);
    },
    handIn: async (who = learner, text = 'هذا عملي.') => {
      await who.agent.put(`${path}/draft`).send({ text, links: [] }).expect(200);
      return (await who.agent.post(`${path}/submit`).expect(200)).body as { id: string; version: number };
    },
    // Of a group everybody took part, unless said otherwise.
    mark: async ({ id: work, version, members = [] }, more = {}) =>
      (
        await author.agent
          .put(`/api/submissions/${work}/mark`)
          .send({ version, ...aMark, ...(members.length > 0 && { tookPart: members.map((one) => one.id) }), ...more })
          .expect(200)
      ).body as { id: string; version: number },
    dueIn: async (hours) => {
      await app.em().execute(`update assignments set due_at = now() + ? * interval '1 hour' where id = ?`, [hours, id]);
    },
  };
}
