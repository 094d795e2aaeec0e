import { randomUUID } from 'node:crypto';
import { EventBus } from '#platform/events/event-bus';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { checkInvariants } from '../../../commands/check-invariants.js';
import { User } from '../../auth/user.entity.js';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { AnswerAccepted, PostChanged } from '../community.events.js';
import { communityInvariants } from '../community.invariants.js';
import { aForum } from '../testing/forum.builder.js';

let app: TestApp;
let asker: SignedInAgent;
let helper: SignedInAgent;
let admin: SignedInAgent;
const accepted: AnswerAccepted[] = [];
const changed: PostChanged[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [asker, helper, admin] = [await app.as('student'), await app.as('volunteer'), await app.as('admin')];
  app.app.get(EventBus).listen(AnswerAccepted, async (event) => void accepted.push(event));
  app.app.get(EventBus).listen(PostChanged, async (event) => void changed.push(event));
});
afterAll(async () => {
  expect((await checkInvariants(app.databaseUrl, communityInvariants)).figures).toMatchObject({ drift: 0 });
  await app.close();
});

const words = { title: 'لماذا لا يتوسّط العنصر؟', content: 'جرّبت `text-align`.' };

async function aQuestion(place: object = {}): Promise<string> {
  const where = 'lessonId' in place ? place : { forumId: (await aForum(app.em())).id, ...place };
  const post = asker.agent.post('/api/discussions').send({ ...words, ...where });
  return (await post.expect(201)).body.id;
}

const aReplyTo = async (id: string, by = helper, content = 'استعمل `align-items`.'): Promise<string> =>
  (await by.agent.post(`/api/discussions/${id}/replies`).send({ content }).expect(201)).body.id;

const accept = ({ agent }: SignedInAgent, id: string, replyId: unknown) =>
  agent.post(`/api/discussions/${id}/accept`).send({ replyId });

const opened = async (id: string, by = asker) => (await by.agent.get(`/api/discussions/${id}`).expect(200)).body;

const listed = async (query: object): Promise<string[]> =>
  (await asker.agent.get('/api/discussions').query(query).expect(200)).body.map(({ id }: { id: string }) => id);

describe('POST /api/discussions/{id}/accept', () => {
  it('shows the answer below the question, among the replies and in lists [COM-8]', async () => {
    const id = await aQuestion();
    await aReplyTo(id, helper, 'وأنا عندي السؤال نفسه');
    const replyId = await aReplyTo(id);
    expect(await opened(id)).toMatchObject({ acceptedReplyId: null, acceptedAnswer: null, canAccept: true });
    const { body } = await accept(asker, id, replyId).expect(200);
    expect(body).toMatchObject({
      acceptedReplyId: replyId,
      acceptedAnswer: {
        id: replyId,
        content: 'استعمل `align-items`.',
        isAccepted: true,
        author: { id: helper.userId },
      },
      isEdited: false,
    });
    expect(await opened(id, helper)).toMatchObject({ acceptedReplyId: replyId, canAccept: false });
    const { body: replies } = await helper.agent.get(`/api/discussions/${id}/replies`).expect(200);
    expect(replies.map(({ isAccepted }: { isAccepted: boolean }) => isAccepted)).toEqual([false, true]);
    const { body: list } = await helper.agent.get(`/api/discussions?forumId=${body.forumId}`).expect(200);
    expect(list[0]).toMatchObject({ id, acceptedReplyId: replyId });
  });

  it('tells once, moves to another reply, and is taken back [COM-8] [NTF-1]', async () => {
    const id = await aQuestion();
    const [first, second] = [await aReplyTo(id), await aReplyTo(id, helper, 'أو `place-items`')];
    accepted.length = 0;
    await accept(asker, id, first).expect(200);
    await accept(asker, id, first).expect(200);
    expect(accepted).toMatchObject([
      { authorId: helper.userId, acceptedBy: asker.userId, place: { discussionId: id, replyId: first } },
    ]);
    expect((await accept(asker, id, second).expect(200)).body.acceptedReplyId).toBe(second);
    const withdrawTwice = [1, 2].map(() => () => asker.agent.post(`/api/discussions/${id}/unaccept`).expect(200));
    for (const withdraw of withdrawTwice) {
      expect((await withdraw()).body).toMatchObject({ acceptedReplyId: null, acceptedAnswer: null });
    }
  });

  it('leaves one answer when two choose at once [COM-8] [REL-1]', async () => {
    const id = await aQuestion();
    const both = [await aReplyTo(id), await aReplyTo(id)];
    const answers = await Promise.all([accept(asker, id, both[0]), accept(admin, id, both[1])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await helper.agent.get(`/api/discussions/${id}/replies`).expect(200);
    expect(body.filter(({ isAccepted }: { isAccepted: boolean }) => isAccepted)).toHaveLength(1);
  });

  it('is for who asked and moderators, in a lesson also for its instructor [COM-8]', async () => {
    const [teacher, colleague] = [await app.as('instructor'), await app.as('instructor')];
    const { course, lessons } = await aCourse().by(teacher.userId).published().withLessons(1).saved(app.em());
    for (const { userId } of [asker, helper, colleague]) await anEnrollment(app.em(), course.id, userId);
    const inLesson = await aQuestion({ lessonId: lessons[0]?.id ?? '' });
    const reply = await aReplyTo(inLesson);
    for (const stranger of [helper, colleague]) {
      const { body } = await accept(stranger, inLesson, reply).expect(403);
      expect(body.code).toBe('community.not_the_asker');
      await stranger.agent.post(`/api/discussions/${inLesson}/unaccept`).expect(403);
    }
    for (const chooser of [teacher, admin, asker]) {
      expect(await opened(inLesson, chooser)).toMatchObject({ canAccept: true });
      await accept(chooser, inLesson, reply).expect(200);
      await chooser.agent.post(`/api/discussions/${inLesson}/unaccept`).expect(200);
    }
    const inForum = await aQuestion();
    await accept(teacher, inForum, await aReplyTo(inForum)).expect(403);
    await accept(await app.as('student'), inLesson, reply).expect(404);
  });

  it('refuses what is malformed, unknown, of another discussion or not seen by all [COM-8] [API-6]', async () => {
    const id = await aQuestion();
    const elsewhere = await aReplyTo(await aQuestion());
    await accept(asker, id, undefined).expect(400);
    await accept(asker, id, 'the-second').expect(400);
    await accept(asker, randomUUID(), elsewhere).expect(404);
    const deleted = await aReplyTo(id);
    await helper.agent.delete(`/api/replies/${deleted}`).expect(204);
    for (const replyId of [randomUUID(), elsewhere, deleted]) {
      const { body } = await accept(asker, id, replyId).expect(404);
      expect(body.code).toBe('community.reply_not_found');
    }
    await asker.agent.delete(`/api/discussions/${id}`).expect(204);
    await accept(asker, id, deleted).expect(404);
  });

  it('does not take the reply of somebody who was suspended; what was chosen before stays [COM-8]', async () => {
    const gone = await app.as('student');
    const [before, after] = [await aQuestion(), await aQuestion()];
    const [chosen, reply] = [await aReplyTo(before, gone), await aReplyTo(after, gone)];
    await accept(asker, before, chosen).expect(200);
    await app.em().nativeUpdate(User, { id: gone.userId }, { suspendedAt: new Date() });
    const { body } = await accept(asker, after, reply).expect(409);
    expect(body.code).toBe('community.reply_not_acceptable');
    expect(await opened(before)).toMatchObject({ acceptedReplyId: chosen });
  });
});

describe('an accepted answer', () => {
  it('goes when its author deletes it or a moderator hides it, and lists hear of it [COM-8] [COM-5]', async () => {
    const takenAway = [
      (replyId: string) => helper.agent.delete(`/api/replies/${replyId}`).expect(204),
      (replyId: string) => admin.agent.post(`/api/replies/${replyId}/hide`).send({ reason: 'إعلان' }).expect(200),
    ];
    for (const takeAway of takenAway) {
      const id = await aQuestion();
      const replyId = await aReplyTo(id);
      await accept(asker, id, replyId).expect(200);
      changed.length = 0;
      await takeAway(replyId);
      expect(await opened(id)).toMatchObject({ acceptedReplyId: null, acceptedAnswer: null });
      expect(changed.map(({ place }) => place.replyId)).toEqual(expect.arrayContaining([replyId, null]));
    }
  });

  it('stays when another reply goes [COM-8]', async () => {
    const id = await aQuestion();
    const [answer, other] = [await aReplyTo(id), await aReplyTo(id)];
    await accept(asker, id, answer).expect(200);
    await helper.agent.delete(`/api/replies/${other}`).expect(204);
    expect(await opened(id)).toMatchObject({ acceptedReplyId: answer, repliesCount: 1 });
  });
});

describe('replies of those who teach', () => {
  it('are marked and lifted: in a forum any instructor, in a lesson that of its course [COM-8]', async () => {
    const [teacher, colleague] = [await app.as('instructor'), await app.as('instructor')];
    const { course, lessons } = await aCourse().by(teacher.userId).published().withLessons(1).saved(app.em());
    for (const { userId } of [asker, colleague]) await anEnrollment(app.em(), course.id, userId);
    const marks = async (id: string) => {
      const { body } = await asker.agent.get(`/api/discussions/${id}/replies`).expect(200);
      return body.map(({ answersAs }: { answersAs: string | null }) => answersAs);
    };
    const inLesson = await aQuestion({ lessonId: lessons[0]?.id ?? '' });
    for (const by of [colleague, teacher, asker]) await aReplyTo(inLesson, by);
    expect(await marks(inLesson)).toEqual([null, 'instructor', null]);
    expect((await opened(inLesson)).instructorAnswer).toMatchObject({ author: { id: teacher.userId } });
    const inForum = await aQuestion();
    for (const by of [helper, admin, colleague, teacher]) await aReplyTo(inForum, by);
    expect(await marks(inForum)).toEqual([null, 'staff', 'instructor', 'instructor']);
    expect((await opened(inForum)).instructorAnswer).toMatchObject({ author: { id: colleague.userId } });
    await app.em().nativeUpdate(User, { id: colleague.userId }, { suspendedAt: new Date() });
    expect(await marks(inForum)).toEqual([null, 'staff', null, 'instructor']);
  });
});

describe('views of GET /api/discussions', () => {
  it('order by activity and find what waits and what is solved, page by page [COM-9] [COM-7]', async () => {
    const { id: forumId } = await aForum(app.em());
    const ids: string[] = [];
    while (ids.length < 4) ids.push(await aQuestion({ forumId }));
    const [first, second, third, fourth] = ids;
    const answer = await aReplyTo(second ?? '');
    await aReplyTo(first ?? '');
    await accept(asker, second ?? '', answer).expect(200);
    expect(await listed({ forumId })).toEqual([fourth, third, second, first]);
    expect(await listed({ forumId, view: 'active' })).toEqual([first, second, fourth, third]);
    expect(await listed({ forumId, view: 'unanswered' })).toEqual([fourth, third]);
    expect(await listed({ forumId, view: 'solved' })).toEqual([second]);
    await admin.agent.post(`/api/discussions/${third}/lock`).send({}).expect(200);
    await admin.agent.post(`/api/discussions/${first}/pin`).send({}).expect(200);
    const seen: string[] = [];
    let path: string | undefined = `/api/discussions?forumId=${forumId}&view=active&limit=1`;
    while (path) {
      const { body, headers }: { body: { id: string }[]; headers: Record<string, string> } = await asker.agent
        .get(path)
        .expect(200);
      expect(headers['x-total-count']).toBe('4');
      seen.push(...body.map(({ id }) => id));
      path = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual([first, second, fourth, third]);
    const waiting = await asker.agent.get('/api/discussions').query({ forumId, view: 'unanswered' }).expect(200);
    expect([waiting.headers['x-total-count'], waiting.body.length]).toEqual(['1', 1]);
    expect(await listed({ forumId, view: 'solved', search: 'العنصر' })).toEqual([second]);
    await asker.agent.get('/api/discussions?view=loudest').expect(400);
  });
});
