import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aChoice } from '../../src/modules/questions/testing/question.samples.js';
import { filesWith, imported, sendBundle } from './bundle-archives.js';
import { best, choiceIn } from './sample-parts.js';

type Path = (string | number)[];

/** The value with something else at a place. */
function with_(value: unknown, [name, ...rest]: Path, put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value)) return value.map((each: unknown, at) => (at === name ? with_(each, rest, put) : each));
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: with_(fields[name], rest, put) };
}

const many = (count: number, each: (at: number) => unknown) => Array.from({ length: count }, (_, at) => each(at));
const question = ['banks', 0, 'questions', 0];
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });

/** What somebody might send: where in which part, what, and which place the refusal names. */
const hostile: [what: string, part: keyof typeof best, at: Path, put: unknown, told: string][] = [
  ['a version that is no number', 'questions', ['version'], 'one', 'version'],
  ['a list instead of the part', 'questions', [], [], '{}'],
  ['banks that are no list', 'questions', ['banks'], { length: 3 }, 'banks'],
  ['a bank without a name', 'questions', ['banks', 0, 'name'], '', 'banks[0].name'],
  ['a slug that leads elsewhere', 'questions', ['banks', 0, 'slug'], '../main', 'banks[0].slug'],
  ['more banks than there may be', 'questions', ['banks'], many(51, (at) => ({ slug: `b${at}`, name: 'x' })), 'banks'],
  ['a million questions', 'questions', ['banks', 0, 'questions'], many(20_000, () => ({})), 'banks[0].questions'],
  [
    'the same question twice',
    'questions',
    ['banks', 0, 'questions'],
    many(2, () => choiceIn('sky')),
    'banks[0].questions[1].slug',
  ],
  ['an unknown kind', 'questions', [...question, 'content', 'kind'], 'essay', 'content.kind'],
  [
    'a weight that is a text',
    'questions',
    [...question, 'content', 'options', 0, 'weight'],
    '100',
    'content.options.0.weight',
  ],
  ['negative points', 'questions', [...question, 'content', 'points'], -1, 'content.points'],
  ['content that is no object', 'questions', [...question, 'content'], 7, 'banks[0].questions[0].content'],
  [
    'a ready question without a right answer',
    'questions',
    [...question, 'content', 'options', 0, 'weight'],
    0,
    'banks[0].questions[0].state',
  ],
  [
    'a script in a prompt',
    'questions',
    [...question, 'content', 'prompt'],
    { ar: 'أ <script>alert(1)</script>', en: '' },
    'HTML',
  ],
  [
    'a handler in an option',
    'questions',
    [...question, 'content', 'options', 0, 'text', 'ar'],
    '<img src=x onerror=alert(1)>',
    'HTML',
  ],
  ['a link that runs', 'questions', [...question, 'content', 'prompt', 'en'], '[x](javascript:alert(1))', 'HTML'],
  ['a letter that is none', 'questions', [...question, 'name'], '\0', 'banks[0].questions[0].name'],
  ['a lesson of another course', 'questions', [...question, 'lesson'], '09-elsewhere', 'banks[0].questions[0].lesson'],
  ['a tag that is a number', 'questions', [...question, 'tags'], [1], 'banks[0].questions[0].tags'],
  [
    'a negative draw',
    'questions',
    ['quizzes', 0, 'parts', 0],
    { bank: 'main', count: -5 },
    'quizzes[0].parts[0].count',
  ],
  [
    'a draw beyond all papers',
    'questions',
    ['quizzes', 0, 'parts', 0],
    { bank: 'main', count: 1e9 },
    'quizzes[0].parts[0].count',
  ],
  [
    'a hundred draws',
    'questions',
    ['quizzes', 0, 'parts'],
    many(3, () => ({ bank: 'main', count: 50 })),
    'quizzes[0].parts[2].count',
  ],
  [
    'a bank that is not in the file',
    'questions',
    ['quizzes', 0, 'parts', 0, 'bank'],
    '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11',
    'quizzes[0].parts[0].bank',
  ],
  [
    'a question that is not in its bank',
    'questions',
    ['quizzes', 0, 'parts', 0, 'question'],
    'sea',
    'quizzes[0].parts[0].question',
  ],
  [
    'a question asked twice',
    'questions',
    ['quizzes', 0, 'parts'],
    many(2, () => ({ bank: 'main', question: 'sky' })),
    'quizzes[0].parts[1].question',
  ],
  ['a quiz of a lesson elsewhere', 'questions', ['quizzes', 0, 'lesson'], '77-nowhere', 'quizzes[0].lesson'],
  ['a pass mark of 101', 'questions', ['quizzes', 0, 'rules', 'passMark'], '101', 'quizzes[0].rules.passMark'],
  ['no attempts at all', 'questions', ['quizzes', 0, 'rules', 'attempts'], 0, 'quizzes[0].rules.attempts'],
  [
    'a time limit of years',
    'questions',
    ['quizzes', 0, 'rules', 'timeLimitMinutes'],
    1e7,
    'quizzes[0].rules.timeLimitMinutes',
  ],
  ['practice that draws', 'questions', ['quizzes', 0, 'rules', 'isPractice'], true, 'quizzes[0].rules.isPractice'],
  [
    'a final that is practice',
    'questions',
    ['final'],
    { rules: { ...best.questions.quizzes[0]!.rules, isPractice: true }, parts: [] },
    'final.rules.isPractice',
  ],
  [
    'a rubric that gives nothing',
    'assignments',
    ['assignments', 0, 'rubric', 0, 'levels', 1, 'points'],
    0,
    'assignments[0].rubric',
  ],
  [
    'negative points of a level',
    'assignments',
    ['assignments', 0, 'rubric', 0, 'levels', 0, 'points'],
    -3,
    'levels[0].points',
  ],
  ['work of an unknown kind', 'assignments', ['assignments', 0, 'accepts'], ['programs'], 'assignments[0].accepts'],
  ['a day that is none', 'assignments', ['assignments', 0, 'dueAt'], '2030-13-45T00:00:00Z', 'assignments[0].dueAt'],
  [
    'a frame in a task',
    'assignments',
    ['assignments', 0, 'taskAr'],
    '<iframe src="https://example.org"></iframe>',
    'assignments[0].taskAr',
  ],
  ['weights that are not whole', 'grades', ['categories', 0, 'weight'], '39.99', 'categories'],
  ['a category that is not there', 'grades', ['items', 0, 'category'], 5, 'items[0].category'],
  ['a kind that two categories take', 'grades', ['categories', 1, 'takes'], 'quiz', 'categories'],
  ['an item twice', 'grades', ['items'], many(2, () => ({ kind: 'final', points: '50' })), 'items[1].kind'],
  ['what is deeper than anybody writes', 'grades', ['extra'], nested(60), 'too complex'],
];

describe('parts of a bundle that nobody here could have written', () => {
  let app: TestApp;
  let author: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('instructor');
  });
  afterAll(() => app.close());

  it('would be taken without what is wrong with them [CRS-5]', async () => {
    await imported(author, 'best-parts', filesWith(best));
  });

  it.each(hostile)('are refused by their place: %s [SEC-14] [CRS-5]', async (_, part, at, put, told) => {
    const files = filesWith({ ...best, [part]: with_(best[part], at, put) });
    const { body, status } = await sendBundle(author, 'hostile-parts', files);
    expect({ status, code: (body as { code: string }).code }).toEqual({ status: 422, code: 'courses.bundle_invalid' });
    const { detail } = body as { detail: string };
    expect(detail).toContain(`parts/${part}.json`);
    expect(detail).toContain(told);
  });

  it('change nothing, and are told in Arabic too [CRS-5] [I18N-1]', async () => {
    const files = filesWith({ ...best, questions: with_(best.questions, [...question, 'content', 'points'], 0) });
    const { body } = await sendBundle(author, 'hostile-parts', files).set('Accept-Language', 'ar').expect(422);
    expect((body as { detail: string }).detail).toBe(
      'تعذّر استيراد الدورة. الملف parts/questions.json: الحقل banks[0].questions[0].content.points ناقص أو غير صحيح.',
    );
    expect(await app.em().execute(`select id from courses where slug = 'hostile-parts'`)).toEqual([]);
  });

  it('may be no json [SEC-14]', async () => {
    const broken = filesWith({}, { 'parts/questions.json': Buffer.from('{') });
    expect(((await sendBundle(author, 'x', broken).expect(422)).body as { detail: string }).detail).toContain('JSON');
  });

  it('are left to their readers where a question only talks about markup in code [CRS-5]', async () => {
    const about = { ...aChoice('`<script>` و:\n\n```html\n<iframe onload="x()">\n```'), id: undefined };
    const files = filesWith({ ...best, questions: with_(best.questions, [...question, 'content'], about) });
    await imported(author, 'about-markup', files);
  });
});
