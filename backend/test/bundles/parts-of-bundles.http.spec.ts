import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { bundleFiles } from '../../src/modules/bundles/testing/bundle-files.js';
import { pictureFiles } from '../../src/modules/bundles/testing/picture-files.js';
import { aChoice, aQuestion } from '../../src/modules/questions/testing/question.samples.js';
import {
  exported,
  filesWith,
  imported,
  partsIn,
  renamed,
  sendBundle,
  type ToldImport,
  tried,
} from './bundle-archives.js';
import { best, choiceIn } from './sample-parts.js';

const dot = { 'parts/questions/dot.webp': pictureFiles().get('pictures/dot.webp')! };

describe('the parts of a course’s bundle', () => {
  let app: TestApp;
  let author: SignedInAgent;
  let other: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    [author, other] = [await app.as('instructor'), await app.as('instructor')];
  });
  afterAll(() => app.close());

  const rowsOf = (told: ToldImport, name: string) => told.parts.find((part) => part.name === name)!.rows;
  const lossesOf = (told: ToldImport) => told.parts.flatMap(({ rows }) => rows.flatMap(({ losses }) => losses));
  const composition = async (who: SignedInAgent, path: string) =>
    (await who.agent.get(`${path}/composition`).expect(200)).body as {
      parts: { bankId: string; questionId: string | null; count: number | null }[];
    };

  it('come back as they went, with rules, draws, rubric and weights [CRS-5] [EVD-2] [ASG-1] [GRD-1]', async () => {
    const { courseId, parts } = await imported(author, 'whole-course', filesWith(best));
    expect(parts.map(({ name, state }) => [name, state])).toEqual([
      ['assignments', 'taken'],
      ['questions', 'taken'],
      ['grades', 'taken'],
    ]);
    expect(partsIn(await exported(author, courseId!))).toEqual({
      'parts/assignments.json': best.assignments,
      'parts/grades.json': {
        ...best.grades,
        categories: best.grades.categories,
        items: best.grades.items,
      },
      'parts/questions.json': best.questions,
    });
  });

  it('that nobody knows, or that are newer, are named in the trial and in the import, and change nothing [CRS-5]', async () => {
    const files = filesWith({ questions: { ...best.questions, version: 2 }, badges: { version: 1, list: [] } });
    for (const told of [await tried(author, 'later-course', files), await imported(author, 'later-course', files)]) {
      expect(told.parts).toEqual([
        { name: 'badges', version: 1, state: 'unknown', rows: [] },
        { name: 'questions', version: 2, state: 'newer', rows: [] },
      ]);
    }
  });

  it('that a bundle lacks stay as they are, as in bundles from before there were any [CRS-5]', async () => {
    const { courseId } = await imported(author, 'older-course', filesWith(best));
    const before = partsIn(await exported(author, courseId!));
    const told = await imported(author, 'older-course', bundleFiles());
    expect(told).toMatchObject({ courseId, created: false, parts: [] });
    expect(partsIn(await exported(author, courseId!))).toEqual(before);
  });

  it('change in place: a question gets a version, one that left is archived, and a final that left is gone [CRS-5] [QB-1]', async () => {
    const two = {
      ...best.questions,
      banks: [{ ...best.questions.banks[0], questions: [choiceIn('sky'), choiceIn('sea')] }],
    };
    const { courseId } = await imported(author, 'changing-course', filesWith({ questions: two }));
    const { final: _, ...others } = best.questions;
    const changed = {
      ...others,
      banks: [{ ...others.banks[0], name: 'بنك آخر', questions: [choiceIn('sky', { difficulty: 'hard' })] }],
    };
    const told = await tried(author, 'changing-course', filesWith({ questions: changed }));
    expect(rowsOf(told, 'questions')).toMatchObject([
      { kind: 'bank', titleAr: 'بنك آخر', outcome: 'updated', losses: [{ reason: 'archived', detail: '1' }] },
      { kind: 'quiz', outcome: 'unchanged', count: 1 },
      { kind: 'final', outcome: 'removed', count: 0 },
    ]);
    await imported(author, 'changing-course', filesWith({ questions: changed }));
    const rows = await app.em().execute(
      `select q.slug, q.state, q.version, q.difficulty from questions q join question_banks b on b.id = q.bank_id
       where b.course_id = ? order by q.slug`,
      [courseId],
    );
    expect(rows).toEqual([
      { slug: 'sea', state: 'archived', version: 1, difficulty: 'easy' },
      { slug: 'sky', state: 'ready', version: 2, difficulty: 'hard' },
    ]);
    expect((await composition(author, `/api/courses/${courseId}/final`)).parts).toEqual([]);
  });

  it('copy a bank of the instructor’s own into a bank of the new course, with what its quizzes may ask alone [QB-1] [CRS-5]', async () => {
    const { body } = await author.agent.post('/api/question-banks').send({ name: 'بنكي' }).expect(201);
    const { id: bankId } = body as { id: string };
    for (const [at, tags] of [['css'], ['html'], ['css']].entries())
      await author.agent
        .post(`/api/question-banks/${bankId}/questions`)
        .send({ ...aQuestion(aChoice(`س ${at}`)), tags })
        .expect(201);
    const { courseId } = await imported(author, 'linked-course', filesWith({}));
    await author.agent
      .put(`/api/courses/${courseId}/final/composition`)
      .send({ parts: [{ bankId, count: 2, tag: 'css' }] })
      .expect(200);
    const files = await exported(author, courseId!);

    const again = await imported(author, 'linked-course', files);
    expect(rowsOf(again, 'questions')).toMatchObject([
      { kind: 'bank', outcome: 'kept', losses: [{ reason: 'linked' }] },
      { kind: 'final', outcome: 'unchanged' },
    ]);
    expect((await composition(author, `/api/courses/${courseId}/final`)).parts[0]!.bankId).toBe(bankId);

    const copy = await imported(other, 'copied-course', renamed(files, 'copied-course'));
    expect(rowsOf(copy, 'questions')).toMatchObject([
      { kind: 'bank', outcome: 'created', count: 2 },
      { kind: 'final', count: 2 },
    ]);
    const [part] = (await composition(other, `/api/courses/${copy.courseId}/final`)).parts;
    expect(part!.bankId).not.toBe(bankId);
    await other.agent.get(`/api/question-banks/${bankId}`).expect(404);
    const sample = await other.agent.get(`/api/courses/${copy.courseId}/final/sample`).expect(200);
    expect((sample.body as { questions: unknown[] }).questions).toHaveLength(2);
  });

  it('tell nothing of a bank that the exporter may not use any more; its draws are told and left out elsewhere [QB-1] [CRS-5]', async () => {
    const { body } = await other.agent.post('/api/question-banks').send({ name: 'بنك غيري' }).expect(201);
    const path = `/api/question-banks/${(body as { id: string }).id}`;
    await other.agent.post(`${path}/questions`).send(aQuestion()).expect(201);
    await app
      .em()
      .execute(`insert into question_bank_shares (bank_id, user_id, permission) values (?, ?, 'use')`, [
        (body as { id: string }).id,
        author.userId,
      ]);
    const { courseId } = await imported(author, 'borrowing-course', filesWith({}));
    const final = `/api/courses/${courseId}/final`;
    await author.agent
      .put(`${final}/composition`)
      .send({ parts: [{ bankId: (body as { id: string }).id, count: 1 }] })
      .expect(200);
    await other.agent.delete(`${path}/shares/${author.userId}`).expect(204);
    const files = await exported(author, courseId!);
    expect(partsIn(files)['parts/questions.json']).toMatchObject({ banks: [{ name: 'بنك غيري', isWithheld: true }] });
    expect(JSON.stringify(partsIn(files))).not.toContain('لون السماء');
    const copy = await imported(author, 'lending-course', renamed(files, 'lending-course'));
    expect(lossesOf(copy).map(({ reason }) => reason)).toEqual(['withheld', 'withheld']);
    expect((await composition(author, `/api/courses/${copy.courseId}/final`)).parts).toEqual([]);
  });

  it('bring pictures of questions as they are, once, and tell those that are missing or not shown [QB-1] [CRS-5]', async () => {
    const prompt = (ar: string) => ({ content: { ...aChoice(), prompt: { ar, en: '' } } });
    const questions = {
      version: 1,
      banks: [
        {
          slug: 'main',
          name: 'صور',
          questions: [
            choiceIn('shown', prompt('![نقطة](parts/questions/dot.webp) أين؟')),
            choiceIn('missing', prompt('![زر](parts/questions/gone.webp) أين؟')),
            choiceIn('foreign', prompt('![غريب](/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11) أين؟')),
          ],
        },
      ],
    };
    const files = filesWith({ questions }, { ...dot, 'parts/questions/other.webp': dot['parts/questions/dot.webp'] });
    const stored = async () => (await app.em().execute('select id from stored_files')).length;
    const before = await stored();
    expect(lossesOf(await tried(author, 'pictured-course', files))).toEqual([
      { reason: 'picture', detail: 'missing: parts/questions/gone.webp' },
      { reason: 'picture', detail: 'foreign: /api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11' },
      { reason: 'unused-picture', detail: 'parts/questions/other.webp' },
    ]);
    expect(await stored()).toBe(before);
    const { courseId } = await imported(author, 'pictured-course', files);
    expect(await stored()).toBe(before + 1);
    const bundle = await exported(author, courseId!);
    const [picture] = [...bundle].filter(([path]) => path.endsWith('.webp'));
    expect(Buffer.from(picture![1])).toEqual(Buffer.from(dot['parts/questions/dot.webp']));
    const text = JSON.stringify(partsIn(bundle));
    expect(text).toContain(`![نقطة](${picture![0]}#32x18) أين؟`);
    expect(text).toContain('"زر أين؟"');
    expect(text).toContain('"غريب أين؟"');
    const again = await imported(author, 'pictured-course', renamed(bundle, 'pictured-course'));
    expect(rowsOf(again, 'questions')).toMatchObject([{ outcome: 'unchanged', losses: [] }]);
    expect(await stored()).toBe(before + 1);
  });

  it('come without pictures that nobody could show, each of which is told [CRS-5] [CRS-12]', async () => {
    const path = (name: string) => `parts/questions/${name}`;
    const prompt = (name: string) => ({
      content: { ...aChoice(), prompt: { ar: `![صورة ${name}](${path(name)}) أين؟`, en: '' } },
    });
    const names = ['broken.webp', 'film.gif', 'drawing.png'];
    const questions = {
      version: 1,
      banks: [{ slug: 'main', name: 'صور', questions: names.map((name, at) => choiceIn(`q${at}`, prompt(name))) }],
    };
    const files = filesWith(
      { questions },
      {
        [path('broken.webp')]: Buffer.from('RIFF'),
        [path('film.gif')]: Buffer.from('GIF89a'),
        [path('drawing.png')]: pictureFiles().get('pictures/dot.png')!,
      },
    );
    const result = await imported(author, 'badly-pictured-course', files);
    expect(result.remarks).toMatchObject(
      ['broken.webp', 'film.gif'].map((name) => ({ kind: 'unreadable_picture', detail: path(name) })),
    );
    expect(lossesOf(result)).toEqual([
      ...names.map((name, at) => ({ reason: 'picture', detail: `q${at}: ${path(name)}` })),
      { reason: 'unfit-picture', detail: path('drawing.png') },
    ]);
    const text = JSON.stringify(partsIn(await exported(author, result.courseId!)));
    for (const name of names) expect(text).toContain(`"صورة ${name} أين؟"`);
  });

  it('come without skills that are not known here, and know others by what they are called [QB-1] [QB-2]', async () => {
    await app
      .em()
      .execute(
        `insert into skills (id, label_ar, label_en, category_id) select 'weaving', 'نسج', 'Weaving', id from categories limit 1`,
      );
    const [known, unknown] = [
      { id: 'loom', ar: 'نسج', en: 'Loom' },
      { id: 'pottery', ar: 'فخار', en: 'Pottery' },
    ];
    const questions = {
      version: 1,
      banks: [
        {
          slug: 'main',
          name: 'بنك',
          questions: [choiceIn('one', { skill: known }), choiceIn('two', { skill: unknown })],
        },
      ],
      quizzes: [
        {
          lesson: '01-start',
          parts: [
            { bank: 'main', count: 1, skill: known },
            { bank: 'main', count: 1, skill: unknown },
          ],
        },
      ],
    };
    const told = await imported(author, 'skilled-course', filesWith({ questions }));
    expect(lossesOf(told)).toEqual([
      { reason: 'skill', detail: 'two: فخار' },
      { reason: 'draw-skill', detail: 'فخار' },
    ]);
    const skills = await app
      .em()
      .execute(
        `select q.skill_id from questions q join question_banks b on b.id = q.bank_id where b.course_id = ? order by q.slug`,
        [told.courseId],
      );
    expect(skills).toEqual([{ skill_id: 'weaving' }, { skill_id: null }]);
  });

  it('do not begin late: days that have passed stay behind; work and marks that learners have stay here [ASG-1] [GRD-1]', async () => {
    const [assignment] = best.assignments.assignments;
    const late = { ...best.assignments, assignments: [{ ...assignment, dueAt: '2020-01-01T00:00:00.000Z' }] };
    const { courseId, ...told } = await imported(author, 'late-course', filesWith({ ...best, assignments: late }));
    expect(lossesOf({ ...told, courseId })).toEqual([{ reason: 'past-day', detail: '2020-01-01T00:00:00.000Z' }]);
    await author.agent.post(`/api/courses/${courseId}/publish`).expect(200);
    const learner = await app.as('student');
    await learner.agent.post('/api/enrollments').send({ courseId }).expect(201);
    const [row] = await app
      .em()
      .execute<{ id: string }[]>('select id from assignments where course_id = ?', [courseId]);
    await learner.agent.put(`/api/assignments/${row!.id}/draft`).send({ text: 'مسودة', links: [] }).expect(200);
    await app.em().execute(
      `insert into grade_entries (item_id, user_id, score, changed_by, changed_at)
       select id, ?, 9, ?, now() from grade_items where course_id = ? and kind = 'manual'`,
      [learner.userId, author.userId, courseId],
    );
    const empty = filesWith({
      assignments: { version: 1, assignments: [] },
      grades: { version: 1, categories: [], items: [] },
    });
    const again = await imported(author, 'late-course', empty);
    expect(rowsOf(again, 'assignments')).toMatchObject([{ outcome: 'kept', losses: [{ reason: 'has-work' }] }]);
    expect(rowsOf(again, 'grades').filter(({ titleEn }) => titleEn === 'Participation')).toMatchObject([
      { outcome: 'kept', losses: [{ reason: 'has-marks' }] },
    ]);
  });

  it('are tried and imported by instructors and administrators only, and into nobody else’s course [SEC-1] [CRS-5]', async () => {
    await app.anonymous().post('/api/courses/import/trial').attach('bundle', Buffer.from('x'), 'x.zip').expect(401);
    const student = await app.as('student');
    await student.agent.post('/api/courses/import/trial').attach('bundle', Buffer.from('x'), 'x.zip').expect(403);
    expect((await author.agent.post('/api/courses/import/trial').expect(400)).body).toMatchObject({
      code: 'files.missing',
    });
    await imported(author, 'owned-parts', filesWith(best));
    const refused = await sendBundle(other, 'owned-parts', filesWith(best), '/trial').expect(422);
    expect((refused.body as { detail: string }).detail).toContain('another instructor');
  });
});
