import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Quiz } from '#modules/courses';
import { StoredFile } from '#platform/files/stored-file.entity';
import { mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { User } from '../../auth/user.entity.js';
import { Course } from '../../courses/course/course.entity.js';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { Certificate } from '../certificate/certificate.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const option = (id: string, correct: boolean) => ({ id, ar: id, en: id, correct });
const question = (id: string) => ({
  id,
  type: 'single' as const,
  promptAr: 'س',
  promptEn: 'Q',
  options: [option('y', true), option('n', false)],
});
const quiz: Quiz = { questions: [question('q1'), question('q2'), question('q3')] };
const skills = [{ ar: 'كتابة JSX', en: 'Writing JSX' }];

interface Setting {
  author: SignedInAgent;
  learner: SignedInAgent;
  courseId: string;
  lessonIds: string[];
}

/** A learner enrolled in a published course, its first lesson with a quiz of three questions. */
async function enrolled(columns: { requiresReview?: boolean } = {}): Promise<Setting> {
  const [author, learner] = [await app.as('instructor'), await app.as('student')];
  const sketches = [{ quiz }, {}];
  const saved = await aCourse()
    .by(author.userId)
    .with({ skills, ...columns })
    .published()
    .withLessons(sketches)
    .saved(app.em());
  await learner.agent.post('/api/enrollments').send({ courseId: saved.course.id }).expect(201);
  return { author, learner, courseId: saved.course.id, lessonIds: saved.lessons.map(({ id }) => id) };
}

/** An attempt at the quiz with so many of three answers right. */
async function answerQuiz({ learner, lessonIds }: Setting, right = 3): Promise<void> {
  const answers = ['q1', 'q2', 'q3'].map((questionId, place) => ({
    questionId,
    optionIds: [place < right ? 'y' : 'n'],
  }));
  await learner.agent.post(`/api/lessons/${lessonIds[0]}/quiz`).send({ answers }).expect(200);
}

async function complete(setting: Setting): Promise<string> {
  await answerQuiz(setting);
  return finish(setting);
}

async function finish({ learner, lessonIds }: Setting): Promise<string> {
  let certificateId: string | null = null;
  for (const id of lessonIds) {
    const { body } = await completeLesson(learner.agent, id);
    certificateId = body.certificateId;
  }
  return certificateId!;
}

const ownOf = async (learner: SignedInAgent) => (await learner.agent.get('/api/certificates').expect(200)).body;

describe('completing a course', () => {
  it('issues one certificate that says all at once [CRT-1] [CRT-2] [ENR-3] [EVD-4]', async () => {
    const setting = await enrolled();
    await setting.author.agent
      .put(`/api/lessons/${setting.lessonIds[0]}/quiz/rules`)
      .send({ isPractice: false, passMark: '60', attempts: 3, pauseMinutes: 10, counting: 'best' })
      .expect(200);
    await answerQuiz(setting, 2);
    const id = await finish(setting);
    const [certificate, ...others] = await ownOf(setting.learner);
    expect(others).toEqual([]);
    expect(certificate).toEqual({
      id,
      courseId: setting.courseId,
      certificateNumber: expect.stringMatching(/^MSR-20\d\d-\d{6}$/),
      verificationCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
      // Questions that are the same for everybody examine nobody.
      grade: null,
      evidence: 'C',
      evidenceEdition: 3,
      shownBy: [
        {
          kind: 'paper',
          titleAr: expect.any(String),
          titleEn: expect.any(String),
          passMark: '60.00',
          questions: 3,
          drawnFrom: null,
        },
      ],
      status: 'verified',
      issuedAt: expect.stringMatching(/Z$/),
      completedAt: expect.stringMatching(/Z$/),
      issuerNameAr: 'مسار',
      issuerNameEn: 'Masar',
      signatory: null,
      signatureUrl: null,
      review: null,
      correction: null,
      correctableUntil: expect.any(String),
      courseTitleAr: 'أساسيات البرمجة',
      courseTitleEn: 'Programming basics',
      holderNameAr: 'زهراء كاظم',
      holderNameEn: 'زهراء كاظم',
      instructorNameAr: 'زهراء كاظم',
      instructorNameEn: 'زهراء كاظم',
      durationHours: 3,
      skills,
    });
    const { body } = await setting.learner.agent.get('/api/enrollments');
    expect(body[0]).toMatchObject({ progress: '100.00', completedAt: certificate.completedAt, nextLesson: null });
  });

  it('issues one however many reports complete it at the same time [CRT-1] [REL-1]', async () => {
    const setting = await enrolled();
    const [first, last] = setting.lessonIds as [string, string];
    await answerQuiz(setting);
    await completeLesson(setting.learner.agent, first);
    await setting.learner.agent.get(`/api/lessons/${last}`).expect(200);
    const reports = await Promise.all(
      Array.from({ length: 20 }, () =>
        setting.learner.agent.put(`/api/lessons/${last}/progress`).send({ isCompleted: true }),
      ),
    );
    expect(reports.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(reports.map(({ body }) => body.certificateId)).size).toBe(1);
    expect(await app.em().count(Certificate, { userId: setting.learner.userId })).toBe(1);
  });

  it('numbers certificates issued at the same time without doubles and gaps [CRT-1] [REL-1]', async () => {
    const before = await numbers();
    const settings = await Promise.all(Array.from({ length: 8 }, () => enrolled()));
    await Promise.all(settings.map(complete));
    const after = await numbers();
    expect(after.length).toBe(before.length + 8);
    expect(after).toEqual(after.map((_, index) => index + 1));
  });

  it('freezes what it says when profile and course change later [CRT-1]', async () => {
    const setting = await enrolled();
    await complete(setting);
    const [before] = await ownOf(setting.learner);
    const em = app.em();
    await em.nativeUpdate(User, { id: setting.learner.userId }, { firstName: 'اسم', lastName: 'آخر', nameEn: 'Other' });
    await em.nativeUpdate(Course, { id: setting.courseId }, { titleAr: 'عنوان آخر', durationHours: 99, skills: [] });
    expect((await ownOf(setting.learner))[0]).toEqual(before);
  });

  it('names the organisation as it was called on the day, also when it is reissued [CRT-1] [SET-1]', async () => {
    const admin = await app.as('admin');
    const rename = (nameAr: string, nameEn: string) =>
      admin.agent.put('/api/admin/settings/organization').send({ nameAr, nameEn }).expect(200);
    await rename('مؤسسة نور', 'Noor Foundation');
    try {
      const setting = await enrolled();
      const id = await complete(setting);
      const pdf = () => setting.learner.agent.get(`/api/certificates/${id}/pdf?language=ar`).buffer(true).expect(200);
      const paper = (await pdf()).body as Buffer;
      await rename('مؤسسة ضياء', 'Diyaa Foundation');
      const [certificate] = await ownOf(setting.learner);
      const noor = { issuerNameAr: 'مؤسسة نور', issuerNameEn: 'Noor Foundation' };
      expect(certificate).toMatchObject(noor);
      expect((await pdf()).body).toEqual(paper);
      const { body } = await app.anonymous().get(`/api/certificates/verify/${certificate.verificationCode}`);
      expect(body).toMatchObject(noor);
      const correction = { holderNameAr: 'اسم', holderNameEn: 'Name', reason: 'تصحيح' };
      const { body: fresh } = await admin.agent.post(`/api/certificates/${id}/reissue`).send(correction).expect(201);
      expect(fresh).toMatchObject(noor);
    } finally {
      await rename('مسار', 'Masar');
    }
  });

  it('is signed by whoever signed for the organisation on its day, also when it is reissued [PAP-1]', async () => {
    const admin = await app.as('admin');
    const settings = (body: object) => admin.agent.put('/api/admin/settings/organization').send(body).expect(200);
    const picture = readFileSync(join(import.meta.dirname, '../../../../seeds/demo/signature.png'));
    const { body: file } = await admin.agent.post('/api/files').attach('file', picture, 'signature.png').expect(201);
    const { id: chosen } = file as { id: string };
    const named = { signatoryNameAr: 'هدى عبد الأمير', signatoryOfficeAr: 'مديرة البرامج', signatureId: chosen };
    const { signatureId } = (await settings(named)).body as { signatureId: string };
    const signatureUrl = `/api/files/${signatureId}`;
    try {
      const setting = await enrolled();
      const id = await complete(setting);
      const pdf = () => setting.learner.agent.get(`/api/certificates/${id}/pdf?language=en`).buffer(true).expect(200);
      const paper = (await pdf()).body as Buffer;
      expect(paper.includes('/Subtype /Image')).toBe(true);
      await settings({ signatoryNameAr: 'مدير آخر', signatureId: null });
      expect((await pdf()).body).toEqual(paper);
      const correction = { holderNameAr: 'اسم', holderNameEn: 'Name', reason: 'تصحيح' };
      const { body: fresh } = await admin.agent.post(`/api/certificates/${id}/reissue`).send(correction).expect(201);
      const { verificationCode } = fresh as { verificationCode: string };
      const { body } = await app.anonymous().get(`/api/certificates/verify/${verificationCode}`).expect(200);
      // What was named in one language alone stands in both.
      const [nameAr, officeAr] = ['هدى عبد الأمير', 'مديرة البرامج'];
      const signed = { signatory: { nameAr, nameEn: nameAr, officeAr, officeEn: officeAr }, signatureUrl };
      expect([fresh, body]).toMatchObject([signed, signed]);
      expect(await app.em().count(StoredFile, { id: signatureId, ownerId: null })).toBe(1);
    } finally {
      await settings({ signatoryNameAr: null, signatoryOfficeAr: null, signatureId: null });
    }
    const unsigned = await enrolled();
    await complete(unsigned);
    expect((await ownOf(unsigned.learner))[0]).toMatchObject({ signatory: null, signatureUrl: null });
  });

  it('tells the learner by notification and by mail [NTF-1] [REL-4]', async () => {
    const setting = await enrolled();
    await complete(setting);
    const { body } = await setting.learner.agent.get('/api/notifications').expect(200);
    expect(body).toMatchObject([
      {
        kind: 'certificate-issued',
        titleAr: expect.stringContaining('أساسيات البرمجة'),
        href: '/certificates',
        isRead: false,
      },
    ]);
    const { email } = await app.em().findOneOrFail(User, { id: setting.learner.userId });
    await expect(mailTo(app.dataDir, email)).resolves.toMatch(/Programming basics/);
  });

  it('states no grade where nothing was graded, and how it was shown [CRT-1] [EVD-4]', async () => {
    const [author, learner] = [await app.as('instructor'), await app.as('student')];
    const saved = await aCourse().by(author.userId).published().withLessons([{}]).saved(app.em());
    await learner.agent.post('/api/enrollments').send({ courseId: saved.course.id }).expect(201);
    await completeLesson(learner.agent, saved.lessons[0]!.id);
    const [certificate] = await ownOf(learner);
    expect(certificate).toMatchObject({ grade: null, evidence: 'C' });
  });

  it('stays completed when a lesson is added, and issues no second certificate [ENR-3]', async () => {
    const setting = await enrolled();
    const id = await complete(setting);
    const { body: added } = await setting.author.agent
      .post(`/api/courses/${setting.courseId}/lessons`)
      .send({ titleAr: 'درس جديد' })
      .expect(201);
    const { body } = await completeLesson(setting.learner.agent, added.id);
    expect(body).toMatchObject({ certificateId: id, course: { progress: '100.00' } });
    expect(await ownOf(setting.learner)).toHaveLength(1);
  });
});

describe('GET /api/certificates/verify/{code}', () => {
  it('tells anybody what the certificate says, in whatever form the code is typed [CRT-4]', async () => {
    const setting = await enrolled();
    await complete(setting);
    const [{ id, courseId, review, correction, correctableUntil, ...facts }] = await ownOf(setting.learner);
    expect([review, correction]).toEqual([null, null]);
    expect(correctableUntil).toEqual(expect.any(String));
    const code = facts.verificationCode as string;
    const typed = [
      code,
      code.toLowerCase(),
      code.replace(/(.{4})/g, '$1-'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ];
    for (const form of typed) {
      const { body, text } = await app
        .anonymous()
        .get(`/api/certificates/verify/${encodeURIComponent(form)}`)
        .expect(200);
      expect(body).toEqual({
        ...facts,
        revokedReason: null,
        revokedAt: null,
        supersededByCode: null,
        checkedAt: expect.stringMatching(/Z$/),
      });
      for (const hidden of [id, courseId, setting.learner.userId]) expect(text).not.toContain(hidden);
    }
  });

  it('gives unknown and malformed codes the same plain answer [CRT-4]', async () => {
    for (const code of ['0000000000000000', 'x', "'%20or%201=1", '%00', 'ع'.repeat(16)]) {
      const { body, status } = await app.anonymous().get(`/api/certificates/verify/${encodeURIComponent(code)}`);
      expect([status, body.code]).toEqual([404, 'certificates.not_found']);
    }
  });
});

describe('GET /api/certificates/{id}/pdf', () => {
  it('downloads the same bytes each time, in both languages, for its holder and admins only [CRT-3]', async () => {
    const setting = await enrolled();
    const id = await complete(setting);
    const download = (who: SignedInAgent, language: string) =>
      who.agent.get(`/api/certificates/${id}/pdf?language=${language}`).buffer(true);
    const arabic = await download(setting.learner, 'ar').expect(200).expect('Content-Type', 'application/pdf');
    expect(arabic.headers['content-disposition']).toMatch(/^attachment; filename="MSR-\d{4}-\d{6}-ar\.pdf"$/);
    expect((await download(await app.as('admin'), 'ar').expect(200)).body).toEqual(arabic.body);
    expect((await download(setting.learner, 'en').expect(200)).body).not.toEqual(arabic.body);
    await download(setting.learner, 'fr').expect(400);
    await download(await app.as('student'), 'ar').expect(404);
  });
});

describe('a certificate with letters of before that no font has', () => {
  it('is issued, verifiable and printed in both languages [CRT-3] [CRT-4]', async () => {
    const setting = await enrolled();
    await app.em().nativeUpdate(Course, { id: setting.courseId }, { titleAr: 'تعلّم 🚀', titleEn: 'Learn 🚀' });
    const id = await complete(setting);
    const [own] = await ownOf(setting.learner);
    await app.anonymous().get(`/api/certificates/verify/${own.verificationCode}`).expect(200);
    for (const language of ['ar', 'en'])
      await setting.learner.agent.get(`/api/certificates/${id}/pdf?language=${language}`).expect(200);
  });
});

describe('certificates that wait for review', () => {
  it('become valid when the course’s instructor approves them [CRT-1]', async () => {
    const setting = await enrolled({ requiresReview: true });
    const id = await complete(setting);
    expect((await ownOf(setting.learner))[0].status).toBe('pending');
    await setting.learner.agent.get(`/api/certificates/${id}/pdf`).expect(409);
    await setting.learner.agent.post(`/api/certificates/${id}/approve`).expect(403);
    await (await app.as('instructor')).agent.post(`/api/certificates/${id}/approve`).expect(404);
    const { body } = await setting.author.agent.post(`/api/certificates/${id}/approve`).expect(200);
    expect(body.status).toBe('verified');
    expect((await setting.author.agent.post(`/api/certificates/${id}/approve`).expect(409)).body.code).toBe(
      'certificates.not_pending',
    );
    await setting.learner.agent.get(`/api/certificates/${id}/pdf`).expect(200);
  });
});

describe('revoking and reissuing', () => {
  it('revokes with a reason and a time that whoever checks is told [CRT-6] [CRT-4]', async () => {
    const setting = await enrolled();
    const id = await complete(setting);
    const admin = await app.as('admin');
    const reason = 'صدرت بالخطأ';
    for (const who of [setting.learner, setting.author])
      await who.agent.post(`/api/certificates/${id}/revoke`).send({ reason }).expect(403);
    await admin.agent.post(`/api/certificates/${id}/revoke`).send({}).expect(400);
    const { body } = await admin.agent.post(`/api/certificates/${id}/revoke`).send({ reason }).expect(200);
    expect(body.status).toBe('revoked');
    const checked = await app.anonymous().get(`/api/certificates/verify/${body.verificationCode}`).expect(200);
    expect(checked.body).toMatchObject({
      status: 'revoked',
      revokedReason: reason,
      revokedAt: expect.stringMatching(/Z$/),
    });
    await setting.learner.agent.get(`/api/certificates/${id}/pdf`).expect(409);
    await admin.agent.post(`/api/certificates/${id}/revoke`).send({ reason }).expect(409);
    await admin.agent.post(`/api/certificates/${randomUUID()}/revoke`).send({ reason }).expect(404);
  });

  it('reissues with a corrected name, number and code; the old one points to the new one [CRT-6]', async () => {
    const setting = await enrolled();
    const id = await complete(setting);
    const [old] = await ownOf(setting.learner);
    const correction = {
      holderNameAr: 'زهراء كاظم حسين',
      holderNameEn: 'Zahraa Kadhim Hussein',
      reason: 'تصحيح الاسم',
    };
    await setting.learner.agent.post(`/api/certificates/${id}/reissue`).send(correction).expect(403);
    const admin = await app.as('admin');
    await admin.agent
      .post(`/api/certificates/${id}/reissue`)
      .send({ ...correction, grade: '100' })
      .expect(400);
    const { body: fresh } = await admin.agent.post(`/api/certificates/${id}/reissue`).send(correction).expect(201);
    expect(fresh).toMatchObject({
      holderNameEn: 'Zahraa Kadhim Hussein',
      status: 'verified',
      grade: old.grade,
      completedAt: old.completedAt,
    });
    expect([fresh.certificateNumber, fresh.verificationCode]).not.toEqual([
      old.certificateNumber,
      old.verificationCode,
    ]);
    const checked = await app.anonymous().get(`/api/certificates/verify/${old.verificationCode}`).expect(200);
    expect(checked.body).toMatchObject({
      status: 'superseded',
      supersededByCode: fresh.verificationCode,
      holderNameEn: old.holderNameEn,
    });
    const { body: news } = await setting.learner.agent.get('/api/notifications').expect(200);
    expect(news[0]).toMatchObject({ titleEn: expect.stringContaining('was replaced by a new one') });
    const { email } = await app.em().findOneOrFail(User, setting.learner.userId);
    await mailTo(app.dataDir, email, /Your replaced certificate in|شهادة بديلة في/);
    await admin.agent.post(`/api/certificates/${id}/reissue`).send(correction).expect(409);
    expect((await ownOf(setting.learner)).map(({ status }: { status: string }) => status)).toEqual([
      'verified',
      'superseded',
    ]);
  });
});

/** The numbers given so far in this database, in order. */
async function numbers(): Promise<number[]> {
  const rows = await app.em().findAll(Certificate, { fields: ['certificateNumber'] });
  return rows.map(({ certificateNumber }) => Number(certificateNumber.slice(-6))).sort((a, b) => a - b);
}
