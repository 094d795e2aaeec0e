import { CounterFolding } from '#platform/counters/counter-folding';
import { mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { User } from '../auth/user.entity.js';
import { aForum } from '../community/testing/forum.builder.js';
import { aCourse, anEnrollment } from '../courses/testing/course.builder.js';

interface Told {
  kind: string;
  titleAr: string;
  titleEn: string;
  href: string;
}

let app: TestApp;
let author: SignedInAgent;
let admin: SignedInAgent;
let discussionId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [author, admin] = [await app.as('student'), await app.as('admin')];
  const { id: forumId } = await aForum(app.em());
  const post = author.agent.post('/api/discussions').send({ forumId, title: 'CSS Grid', content: 'كيف أبدأ؟' });
  discussionId = (await post.expect(201)).body.id;
});
afterAll(() => app.close());

/** What a person was told, the latest first, without the marks that keep names in one piece. */
const toldTo = async ({ agent }: SignedInAgent): Promise<Told[]> =>
  JSON.parse((await agent.get('/api/notifications').expect(200)).text.replace(/[\u2068\u2069]/g, ''));

/** What many do within a second is told together. */
const folded = () => app.app.get(CounterFolding).foldAll();

const reply = async (by: SignedInAgent, content: string): Promise<string> =>
  (await by.agent.post(`/api/discussions/${discussionId}/replies`).send({ content }).expect(201)).body.id;

async function named(firstName: string, lastName: string): Promise<SignedInAgent> {
  const person = await app.as('student');
  await app.em().nativeUpdate(User, { id: person.userId }, { firstName, lastName });
  return person;
}

describe('notifications of the forum', () => {
  it('tell the author of a discussion of replies by others [NTF-1]', async () => {
    const replyId = await reply(admin, 'ابدأ بمثال صغير');
    await reply(author, 'شكراً');
    expect(await toldTo(author)).toMatchObject([
      {
        kind: 'reply-added',
        titleAr: 'ردّ جديد من زهراء كاظم على نقاشك «CSS Grid»',
        titleEn: 'زهراء كاظم replied to your discussion “CSS Grid”',
        href: `/discussions/${discussionId}?reply=${replyId}`,
      },
    ]);
  });

  it('tell the author of a reply that it is the accepted answer, once, and nobody of their own [NTF-1] [COM-8]', async () => {
    const sara = await named('سارة', 'العبيدي');
    const [hers, own] = [await reply(sara, 'جرّب fr'), await reply(author, 'وجدتها')];
    const accept = (replyId: string) =>
      author.agent.post(`/api/discussions/${discussionId}/accept`).send({ replyId }).expect(200);
    await accept(hers);
    await author.agent.post(`/api/discussions/${discussionId}/unaccept`).expect(200);
    await accept(hers);
    expect(await toldTo(sara)).toMatchObject([
      {
        kind: 'answer-accepted',
        titleAr: 'ردّك هو الجواب المعتمد في «CSS Grid»',
        titleEn: 'Your reply is the accepted answer to “CSS Grid”',
      },
    ]);
    await accept(own);
    expect((await toldTo(author)).map(({ kind }) => kind)).toEqual(['reply-added']);
  });

  it('tell who is called by @name, once for each post, also where it is a reply to them [NTF-1]', async () => {
    const sara = await named('سارة', 'الجبوري');
    const replyId = await reply(admin, 'ما رأيك @سارة_الجبوري؟');
    expect(await toldTo(sara)).toMatchObject([
      { kind: 'post-mentioned', titleEn: 'زهراء كاظم mentioned you in “CSS Grid”' },
    ]);
    for (const content of ['بلا أحد', 'ثم @سارة_الجبوري']) {
      await admin.agent.patch(`/api/replies/${replyId}`).send({ content }).expect(200);
    }
    expect(await toldTo(sara)).toHaveLength(1);
    await app.em().nativeUpdate(User, { id: author.userId }, { firstName: 'مريم', lastName: 'التميمي' });
    await reply(admin, 'صحيح @مريم_التميمي');
    expect((await toldTo(author)).map(({ kind }) => kind)).toEqual(['reply-added', 'reply-added']);
  });

  it.each([
    'مرحبا @أحمد_كريم_الجبوري',
    'شكرا لـ@أحمد_كريم_الجبوري',
    'سارة و@أحمد_كريم_الجبوري',
    'اتصلت ب@أحمد_كريم_الجبوري',
    '@احمد_كريم_الجبوري',
    '@أحَمد_كريم_الجبوري',
    '@أحمد_کریم_الجبوری',
    '@أحمد كريم الجبوري كيف حالك؟',
    'شكراً للـ@أحمد_كريم_الجبوري',
    '@\u200Fأحمد_كريم_الجبوري',
    '\u2068@أحمد\u200F كريم الجبوري\u2069',
    '＠أحمـــد_كريم_الجبوري',
    '١.@أحمد_كريم_الجبوري',
  ])('tell who is called by %j, who wrote nothing there [NTF-1]', async (content) => {
    await app.em().nativeUpdate(User, { firstName: 'أحمد' }, { firstName: 'من قبل' });
    const ahmad = await named('أحمد', 'كريم الجبوري');
    await reply(admin, content);
    expect((await toldTo(ahmad)).map(({ kind }) => kind)).toEqual(['post-mentioned']);
  });

  it.each([
    ['ميّ٢', null, '@ميّ٢'],
    ['ميّ', '٢٠٢٦', '@مي_2026'],
    ['ديــما', null, '@\u200Fديــما'],
    ['ديما', null, '@ديـــما\u200F'],
  ])('tell %j %j, who is called by %j [NTF-1]', async (firstName, lastName, content) => {
    const person = await app.as('student');
    await app.em().nativeUpdate(User, { id: person.userId }, { firstName, lastName });
    await reply(admin, content);
    expect((await toldTo(person)).map(({ kind }) => kind)).toEqual(['post-mentioned']);
  });

  it('tell nobody who was suspended, and whoever else bears the name is meant [NTF-1]', async () => {
    const [gone, here] = [await named('ليلى', 'الحسيني'), await named('ليلى', 'الحسيني')];
    await app.em().nativeUpdate(User, { id: gone.userId }, { suspendedAt: new Date() });
    await reply(admin, 'ما رأيك @ليلى_الحسيني؟');
    const told = await app
      .em()
      .execute(`select user_id from notifications where user_id in (?, ?)`, [gone.userId, here.userId]);
    expect(told).toEqual([{ user_id: here.userId }]);
  });

  it('gather likes while unread and count each person once [NTF-1] [COM-3]', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.as('student')));
    const like = ({ agent }: SignedInAgent) => agent.post(`/api/discussions/${discussionId}/like`).expect(200);
    await Promise.all(people.map(like));
    await author.agent.post(`/api/discussions/${discussionId}/like`).expect(200);
    const [first] = people;
    if (!first) throw new Error('nobody');
    await first.agent.delete(`/api/discussions/${discussionId}/like`).expect(200);
    await like(first);
    await folded();
    expect(await toldTo(author)).toMatchObject([
      {
        kind: 'post-liked',
        titleAr: 'أُعجب 5\u00A0أشخاص بنقاشك «CSS Grid»',
        titleEn: '5\u00A0people liked your discussion “CSS Grid”',
      },
    ]);
    await author.agent.post('/api/notifications/read').send({}).expect(204);
    await first.agent.delete(`/api/discussions/${discussionId}/like`).expect(200);
    await like(first);
    await folded();
    expect(await toldTo(author)).toHaveLength(1);
    await like(admin);
    await folded();
    expect((await toldTo(author)).map(({ titleEn }) => titleEn)).toEqual([
      'زهراء كاظم liked your discussion “CSS Grid”',
      '5\u00A0people liked your discussion “CSS Grid”',
    ]);
  });

  it('tell of likes by themselves soon after, and wait for nobody who reads or tells of them [NTF-1] [NTF-3] [SCL-3]', async () => {
    const like = ({ agent }: SignedInAgent) => agent.post(`/api/discussions/${discussionId}/like`).expect(200);
    await like(admin);
    await until(async () => (await toldTo(author)).length > 0, 'the notification');
    const people = await Promise.all(Array.from({ length: 3 }, () => app.as('student')));
    await app.em().transactional(async (em) => {
      await em.execute(`select from notifications where user_id = ? for update`, [author.userId]);
      await Promise.all(people.map(like));
    });
    const title = '4\u00A0people liked your discussion “CSS Grid”';
    await until(async () => (await toldTo(author))[0]?.titleEn === title, 'the number of all');
    expect(await toldTo(author)).toHaveLength(1);
  });

  it('no longer tell of a like that was taken back before it was read [NTF-1] [COM-3]', async () => {
    const [one, other] = [await named('سارة', 'العبيدي'), await app.as('student')];
    const replyId = await reply(author, 'جواب');
    const path = `/api/replies/${replyId}/like`;
    for (const { agent } of [one, other]) await agent.post(path).expect(200);
    await folded();
    await other.agent.delete(path).expect(200);
    await folded();
    expect((await toldTo(author)).map(({ titleEn }) => titleEn)).toEqual([
      'سارة العبيدي liked your reply in “CSS Grid”',
    ]);
    await one.agent.delete(path).expect(200);
    await folded();
    expect(await toldTo(author)).toEqual([]);
  });

  it('tell the author what moderators decided and why [NTF-1] [COM-4]', async () => {
    const replyId = await reply(author, 'كلام جارح');
    await admin.agent.post(`/api/replies/${replyId}/hide`).send({ reason: 'لغة جارحة' }).expect(200);
    expect(await toldTo(author)).toMatchObject([
      { kind: 'post-moderated', titleAr: 'أخفى المشرفون ردّك في «CSS Grid»: لغة جارحة' },
    ]);
  });

  it('come to nobody who wants none of the kind, and are gone with what was rolled back [NTF-2] [REL-4]', async () => {
    await author.agent
      .put('/api/notifications/preferences')
      .send({ kinds: [{ kind: 'reply-added', channel: 'none' }] })
      .expect(200);
    await reply(admin, 'جواب');
    await admin.agent.post(`/api/discussions/${discussionId}/replies`).send({ content: '' }).expect(400);
    expect(await toldTo(author)).toEqual([]);
  });

  it('of a lesson come to nobody who has left the course [NTF-1] [COM-4]', async () => {
    const { course, lessons } = await aCourse().published().withLessons(1).saved(app.em());
    await anEnrollment(app.em(), course.id, author.userId);
    const post = { lessonId: lessons[0]?.id, title: 'سؤال الدرس', content: 'كيف؟' };
    discussionId = (await author.agent.post('/api/discussions').send(post).expect(201)).body.id;
    await reply(admin, 'هكذا');
    expect(await toldTo(author)).toHaveLength(1);
    await app.em().execute('delete from enrollments where user_id = ?', [author.userId]);
    await reply(admin, 'ثم هكذا');
    expect(await toldTo(author)).toHaveLength(1);
  });

  it('tell learners of an instructor of the instructor’s next course, once and nobody else [NTF-1] [REL-4]', async () => {
    const [teacher, learner, stranger] = [await app.as('instructor'), await app.as('student'), await app.as('student')];
    const { course: known } = await aCourse().by(teacher.userId).published().withLessons(1).saved(app.em());
    await anEnrollment(app.em(), known.id, learner.userId);
    const { course: fresh } = await aCourse().by(teacher.userId).withLessons(1).saved(app.em());
    const publish = () => teacher.agent.post(`/api/courses/${fresh.id}/publish`);
    expect((await publish()).status).toBeLessThan(300);
    await until(async () => (await toldTo(learner)).length > 0, 'the notification');
    expect((await teacher.agent.post(`/api/courses/${fresh.id}/unpublish`)).status).toBeLessThan(300);
    expect((await publish()).status).toBeLessThan(300);
    const isDone = async () =>
      (
        await app
          .em()
          .execute(`select 1 from pgboss.job where name = 'notifications.course-published' and state <> 'completed'`)
      ).length === 0;
    await until(isDone, 'the end of the tasks');
    expect(await toldTo(learner)).toMatchObject([{ kind: 'course-published', href: `/courses/${fresh.id}` }]);
    expect(await toldTo(stranger)).toEqual([]);
    expect(await toldTo(teacher)).toEqual([]);
  });

  it('tell those who follow a course in preparation that it is ready, each time and each person once [CRS-10] [NTF-1]', async () => {
    const [teacher, follower, gone] = [await app.as('instructor'), await app.as('student'), await app.as('student')];
    const { course } = await aCourse().by(teacher.userId).published().inPreparation().withLessons(1).saved(app.em());
    // Who learns with the instructor and follows the course hears of it once.
    const { course: known } = await aCourse().by(teacher.userId).published().withLessons(1).saved(app.em());
    await anEnrollment(app.em(), known.id, follower.userId);
    for (const { agent } of [follower, gone]) await agent.post(`/api/courses/${course.id}/follow`).expect(200);
    await gone.agent.delete(`/api/courses/${course.id}/follow`).expect(200);
    const change = (isInPreparation: boolean) =>
      teacher.agent.patch(`/api/courses/${course.id}`).send({ isInPreparation }).expect(200);
    const isDone = async () =>
      (
        await app
          .em()
          .execute(`select 1 from pgboss.job where name like 'notifications.course-%' and state <> 'completed'`)
      ).length === 0;
    await change(false);
    await until(async () => (await toldTo(follower)).length > 0, 'the notification');
    await change(false);
    await until(isDone, 'the end of the tasks');
    expect(await toldTo(follower)).toMatchObject([
      {
        kind: 'course-published',
        href: `/courses/${course.id}`,
        titleAr: expect.stringMatching(/^اكتملت دورة تتابعها/),
        titleEn: expect.stringMatching(/^A course you follow is ready/),
      },
    ]);
    expect(await toldTo(gone)).toEqual([]);
    await change(true);
    await change(false);
    await until(async () => (await toldTo(follower)).length > 1, 'the second notification');
  });

  it('leave names, titles and words with HTML in them as words, in the list and in the mail [COM-2] [SEC-6]', async () => {
    const harm = '<img src=x onerror=alert(1)>';
    const { email } = await app.em().findOneOrFail(User, { id: author.userId });
    const preference = { kinds: [{ kind: 'reply-added', channel: 'email' }] };
    await author.agent.put('/api/notifications/preferences').send(preference).expect(200);
    const { id: forumId } = await aForum(app.em());
    const post = author.agent.post('/api/discussions').send({ forumId, title: `${harm} عنوان`, content: harm });
    discussionId = (await post.expect(201)).body.id;
    await reply(await named(harm, 'كريم'), `${harm}<script>alert(2)</script>`);
    expect((await toldTo(author))[0]!.titleAr).toContain(`${harm} كريم`);
    const mail = await mailTo(app.dataDir, email, /كريم/);
    const html = mail.slice(mail.indexOf('<!doctype html>'));
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(html).not.toMatch(/<(img|script)/i);
  });
});
