import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../../testing/test-app.js';
import { aCourse } from '../../../courses/testing/course.builder.js';
import { aQuestion } from '../../testing/question.samples.js';

const gift =
  '$CATEGORY: CSS/Flexbox\n\n::صف::ما الاتجاه الافتراضي؟ {=صف ~عمود#راجع الدرس}\n\nاشرح.{}\n\nHow much? {#=4 =%0%*#no}\n';

describe('files of questions', () => {
  let app: TestApp;
  let instructor: SignedInAgent;
  let bank: string;
  beforeAll(async () => {
    app = await startTestApp();
    instructor = await app.as('instructor');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    bank = `/api/question-banks/${((await instructor.agent.post('/api/question-banks').send({ name: 'أسئلة' }).expect(201)).body as { id: string }).id}`;
  });

  const upload = (path: string, text: string | Buffer = gift, name = 'أسئلة.txt') =>
    instructor.agent.post(`${bank}/${path}`).attach('file', Buffer.from(text), name);
  const count = async () =>
    Number((await instructor.agent.get(`${bank}/questions`).expect(200)).headers['x-total-count']);

  it('are tried first: what becomes of each is said, and nothing is written [QB-3]', async () => {
    const { body } = await upload('import/trial').expect(200);
    expect(body).toMatchObject({
      questions: [
        {
          place: '3',
          name: 'صف',
          kind: 'single',
          tags: ['CSS', 'Flexbox'],
          losses: [],
          warnings: ['no-english', 'guessable'],
        },
        { place: '7', kind: 'number', losses: [{ reason: 'catch-all', detail: 'no' }] },
      ],
      skipped: [{ place: '5', reason: 'marked-by-people' }],
    });
    expect(await count()).toBe(0);
  });

  it('become drafts in one transaction, once under a key [QB-3, REL-2]', async () => {
    const key = randomUUID();
    await upload('import').set('Idempotency-Key', key).expect(200);
    await upload('import').set('Idempotency-Key', key).expect(200);
    expect(await count()).toBe(2);
    const { body } = await instructor.agent.get(`${bank}/questions?kind=single`).expect(200);
    expect(body).toMatchObject([
      {
        state: 'draft',
        name: 'صف',
        tags: ['CSS', 'Flexbox'],
        content: { options: [{ weight: 100 }, { feedback: { ar: 'راجع الدرس' } }] },
      },
    ]);
  });

  it.each(['gift', 'qti', 'csv'])('leave as %s and come back the same [QB-3]', async (format) => {
    await instructor.agent.post(`${bank}/questions`).send(aQuestion()).expect(201);
    const gaps = {
      kind: 'hotspot',
      prompt: { ar: 'أين؟', en: '' },
      points: 1,
      picture: 'x',
      pictureText: { ar: '', en: '' },
      areas: [{ shape: 'circle', x: 1, y: 1, radius: 1 }],
    };
    await instructor.agent.post(`${bank}/questions`).send(aQuestion(gaps)).expect(201);
    const trial = await instructor.agent.get(`${bank}/export/trial?format=${format}`).expect(200);
    expect(trial.body).toMatchObject({ questions: 1, leftOut: [{ kind: 'hotspot', prompt: 'أين؟' }] });
    const file = await instructor.agent.get(`${bank}/export?format=${format}`).responseType('blob').expect(200);
    const { body } = await upload('import/trial', file.body as Buffer, `q.${format}`).expect(200);
    expect(body).toMatchObject({
      questions: [{ kind: 'single', name: 'سماء', tags: ['طبيعة', 'css'], losses: [], warnings: ['guessable'] }],
      skipped: [],
    });
  });

  describe('that name skills and lessons', () => {
    const aLessonOf = async ({ userId }: SignedInAgent) => {
      const { lessons } = await aCourse()
        .by(userId)
        .published()
        .withLessons([{ contentAr: 'نص' }])
        .saved(app.em());
      return lessons[0]!.id;
    };
    interface Named {
      skill: { id: string } | null;
      restsOn: { lessonId: string } | null;
    }
    const listed = async () => (await instructor.agent.get(`${bank}/questions`).expect(200)).body as Named[];

    it.each(['gift', 'qti', 'csv'])('bring both back from our own %s [QB-1] [QB-3]', async (format) => {
      const lessonId = await aLessonOf(instructor);
      await instructor.agent
        .post(`${bank}/questions`)
        .send({ ...aQuestion(), skillId: 'css', lessonId })
        .expect(201);
      const file = await instructor.agent.get(`${bank}/export?format=${format}`).responseType('blob').expect(200);
      const { body } = await upload('import', file.body as Buffer, `q.${format}`).expect(200);
      expect(body).toMatchObject({ questions: [{ losses: [] }], skipped: [] });
      const named = { skill: { id: 'css' }, restsOn: { lessonId } };
      expect(await listed()).toMatchObject([
        { ...named, state: 'draft' },
        { ...named, state: 'ready' },
      ]);
    });

    it('come without those that are not for the bank, and say so [QB-3] [SEC-6]', async () => {
      const lessonId = await aLessonOf(await app.as('instructor'));
      const line = (skill: string, lesson: string) =>
        `// masar: ${JSON.stringify({ skill, lesson })}\n::ص::كم ${randomUUID()}؟ {=واحد ~اثنان}\n\n`;
      const names = [
        ['no-such-skill', lessonId],
        ['css', "1' or '1'='1"],
        ['c\0ss\ud800', randomUUID()],
        ['x'.repeat(5000), ''],
      ] as const;
      const file = names.map(([skill, lesson]) => line(skill, lesson)).join('');
      const { body } = await upload('import', file).set('Idempotency-Key', randomUUID()).expect(200);
      expect((body as { questions: { losses: object[] }[] }).questions.map(({ losses }) => losses)).toEqual([
        [
          { reason: 'skill', detail: 'no-such-skill' },
          { reason: 'lesson', detail: lessonId },
        ],
        [{ reason: 'lesson', detail: "1' or '1'='1" }],
        [
          { reason: 'skill', detail: 'css\ufffd' },
          { reason: 'lesson', detail: names[2][1] },
        ],
        [{ reason: 'skill', detail: 'x'.repeat(80) }],
      ]);
      const kept = await listed();
      expect(kept.map(({ skill }) => skill?.id ?? null).toSorted()).toEqual(['css', null, null, null]);
      expect(kept.map(({ restsOn }) => restsOn)).toEqual([null, null, null, null]);
    });
  });

  it('with nothing to take, without a bank or without a right are refused [QB-3]', async () => {
    expect((await upload('import', 'اشرح.{}').expect(422)).body).toMatchObject({ code: 'questions.nothing_to_import' });
    expect(
      (
        await upload('import/trial', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz>&a;</quiz>').expect(
          200,
        )
      ).body,
    ).toMatchObject({ questions: [], skipped: [{ reason: 'document-type' }] });
    await instructor.agent.post(`${bank}/import`).expect(400);
    await instructor.agent.get(`${bank}/export?format=pdf`).expect(400);
    const stranger = await app.as('instructor');
    await stranger.agent.post(`${bank}/import`).attach('file', Buffer.from(gift), 'x.txt').expect(404);
    await stranger.agent.get(`${bank}/export?format=gift`).expect(404);
    await (await app.as('student')).agent.get(`${bank}/export?format=gift`).expect(403);
    await instructor.agent.get(`/api/question-banks/${randomUUID()}/export?format=gift`).expect(404);
  });
});
