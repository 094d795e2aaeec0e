import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { CertificateCorrection } from './certificate-correction.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const wish = { holderNameAr: 'زهراء كاظم جواد', holderNameEn: 'Zahraa Kadhim Jawad', note: 'كما في جواز سفري' };
const reason = 'الاسم على الشهادة هو اسمك في ملفك.';

const ask = ({ agent }: SignedInAgent, id: string, body: object = wish) =>
  agent.post(`/api/certificates/${id}/correction`).send(body);
const decide = ({ agent }: SignedInAgent, id: string, body: object) =>
  agent.post(`/api/certificate-corrections/${id}/decision`).send(body);
const queueOf = async ({ agent }: SignedInAgent, query = '') =>
  (await agent.get(`/api/certificate-corrections${query}`).expect(200)).body as { id: string }[];
const ownOf = async ({ agent }: SignedInAgent) => (await agent.get('/api/certificates').expect(200)).body;
const told = async ({ agent }: SignedInAgent) =>
  (
    (await agent.get('/api/notifications').expect(200)).body as { kind: string; titleAr: string; href: string }[]
  ).filter(({ kind }) => kind === 'certificate-review');

/** A learner holds the certificate of a course. */
async function certified() {
  const [author, learner] = [await app.as('instructor'), await app.as('student')];
  const { course, lessons } = await aCourse().by(author.userId).published().withLessons(1).saved(app.em());
  await learner.agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
  await completeLesson(learner.agent, lessons[0]!.id);
  const [{ id }] = await ownOf(learner);
  return { author, learner, id: id as string };
}

describe('a wish for a corrected name', () => {
  it('goes to the course’s instructor, who makes it a replacement [CRT-12] [CRT-6]', async () => {
    const { author, learner, id } = await certified();
    const { body: asked } = await ask(learner, id).expect(200);
    expect(asked).toMatchObject({ id, correction: { state: 'asked', reason: null } });
    const [row] = await queueOf(author);
    expect(row).toMatchObject({
      certificateId: id,
      wishedNameAr: wish.holderNameAr,
      wishedNameEn: wish.holderNameEn,
      note: wish.note,
      state: 'asked',
    });
    expect(await told(author)).toMatchObject([{ href: '/certificate-reviews' }]);
    const { body } = await decide(author, row!.id, { decision: 'made' }).expect(200);
    expect(body).toMatchObject({ state: 'made' });
    const own = await ownOf(learner);
    expect(own.map(({ status }: { status: string }) => status).sort()).toEqual(['superseded', 'verified']);
    const valid = own.find(({ status }: { status: string }) => status === 'verified');
    expect(valid).toMatchObject({ holderNameAr: wish.holderNameAr, holderNameEn: wish.holderNameEn, correction: null });
    expect(await queueOf(author)).toEqual([]);
    expect((await decide(author, row!.id, { decision: 'made' }).expect(409)).body.code).toBe(
      'certificates.correction_decided',
    );
  });

  it('is declined with a reason that the holder reads, and may be asked again [CRT-12] [NTF-1]', async () => {
    const { author, learner, id } = await certified();
    await ask(learner, id).expect(200);
    const [row] = await queueOf(author);
    await decide(author, row!.id, { decision: 'declined' }).expect(400);
    await decide(author, row!.id, { decision: 'declined', reason }).expect(200);
    expect((await ownOf(learner))[0]).toMatchObject({ status: 'verified', correction: { state: 'declined', reason } });
    expect((await told(learner))[0]?.titleAr).toContain(reason);
    await ask(learner, id).expect(200);
    expect(await queueOf(author)).toHaveLength(1);
  });

  it('waits once, however often it is pressed [CRT-12] [REL-1]', async () => {
    const { author, learner, id } = await certified();
    const answers = await Promise.all([1, 2, 3].map(() => ask(learner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await queueOf(author)).toHaveLength(1);
    expect(await told(author)).toHaveLength(1);
  });

  it('is taken for thirty days, for another name and of the holder alone [CRT-12] [SEC-1]', async () => {
    const { author, learner, id } = await certified();
    const [{ holderNameAr, holderNameEn }] = await ownOf(learner);
    const same = await ask(learner, id, { holderNameAr, holderNameEn }).expect(409);
    expect(same.body.code).toBe('certificates.not_correctable');
    const stranger = await app.as('student');
    await ask(stranger, id).expect(404);
    await ask(learner, randomUUID()).expect(404);
    await ask(learner, id, { holderNameAr: '' }).expect(400);
    await ask(learner, id).expect(200);
    const [row] = await queueOf(author);
    const other = await app.as('instructor');
    expect(await queueOf(other)).toEqual([]);
    await decide(other, row!.id, { decision: 'made' }).expect(404);
    await decide(learner, row!.id, { decision: 'made' }).expect(403);
    await learner.agent.get('/api/certificate-corrections').expect(403);
    await author.agent.get('/api/certificate-corrections?cursor=nobody').expect(400);
    const late = await certified();
    await app.em().execute(`update certificates set issued_at = now() - interval '31 days' where id = ?`, [late.id]);
    expect((await ownOf(late.learner))[0]).toMatchObject({ correctableUntil: null });
    await ask(late.learner, late.id).expect(409);
  });

  it('is decided by somebody else than its holder, who replaces no certificate of their own either [CRT-12] [CRT-6] [SEC-1]', async () => {
    const admin = await app.as('admin');
    const { author, learner, id } = await certified();
    for (const holder of [author, admin]) {
      await app.em().execute('update certificates set user_id = ? where id = ?', [holder.userId, id]);
      await ask(holder, id).expect(200);
      const { id: wished } = await app.em().findOneOrFail(CertificateCorrection, { certificateId: id, state: 'asked' });
      for (const body of [{ decision: 'made' }, { decision: 'declined', reason }])
        expect((await decide(holder, wished, body).expect(403)).body.code).toBe('certificates.own_certificate');
      expect((await queueOf(holder, '?limit=100')).map((row) => row.id)).not.toContain(wished);
      await decide(await app.as('admin'), wished, { decision: 'declined', reason }).expect(200);
    }
    const { body } = await admin.agent
      .post(`/api/certificates/${id}/reissue`)
      .send({ ...wish, note: undefined, reason })
      .expect(403);
    expect(body.code).toBe('certificates.own_certificate');
    await app.em().execute('update certificates set user_id = ? where id = ?', [learner.userId, id]);
    expect((await ownOf(learner)).map(({ status }: { status: string }) => status)).toEqual(['verified']);
  });
});
