import { demoAccounts } from '@masar/domain';
import type { BrowserContext } from '@playwright/test';
import { type ApiSession, openApiSession } from '../environment/api-session.ts';
import { passQuiz } from '../environment/complete-lesson.ts';
import { openInstalled, readsOfLesson, untilKept } from '../environment/kept-offline.ts';
import { findSamples } from '../environment/samples.ts';
import { expect, test } from '../environment/test.ts';
import { LessonPage } from '../pages/lesson-page.ts';

interface CurriculumLesson {
  id: string;
  titleAr: string;
  state: string;
  hasQuiz: boolean;
}

const words = {
  offline: 'أنت غير متصل بالإنترنت',
  kept: 'مكتمل، بانتظار الإرسال',
  // One or two: who stayed a while leaves the time spent there as well.
  waiting: /(ينتظر|ينتظران) الإرسال\.$/,
  show: 'عرضها',
  outbox: 'ما ينتظر الإرسال',
  sent: 'أُرسل ما كان ينتظر',
};

const progressOf = async (student: ApiSession, lessonId: string): Promise<boolean> => {
  const lesson = (await (await student.request.get(`/api/lessons/${lessonId}`)).json()) as { isCompleted: boolean };
  return lesson.isCompleted;
};

/** A lesson that the demo student has not completed and whose quiz is passed; another one each time. */
async function anOpenLesson(
  student: ApiSession,
  baseURL: string,
): Promise<{ course: string; lesson: CurriculumLesson }> {
  const { course } = await findSamples(baseURL);
  const lessons = (await (await student.request.get(`/api/courses/${course}/lessons`)).json()) as CurriculumLesson[];
  const lesson = lessons.find(({ state }) => state === 'open');
  if (!lesson) throw new Error('The demo student has nothing left to learn.');
  if (lesson.hasQuiz) await passQuiz(student.request, lesson.id, (await openApiSession(baseURL, 'admin')).request);
  return { course, lesson };
}

/**
 * A free course that can be learnt in and that the demo student has not joined. The oldest: a newer one may be that of
 * another journey, whose learner joins it there.
 */
async function anotherCourse(student: ApiSession): Promise<string> {
  const read = async <T>(path: string) => (await (await student.request.get(path)).json()) as T[];
  const joined = await read<{ courseId: string }>('/api/enrollments');
  const courses = await read<{ id: string; price: string; isInPreparation?: boolean }>('/api/courses');
  const other = courses.findLast(
    ({ id, price, isInPreparation }) =>
      Number(price) === 0 && !isInPreparation && joined.every(({ courseId }) => courseId !== id),
  );
  if (!other) throw new Error('The demo student has joined every free course.');
  return other.id;
}

const cutOff = (context: BrowserContext) => context.setOffline(true);

test.describe.configure({ mode: 'serial' });

test('landing, home and an opened lesson open without network after one visit [PERF-5]', async ({
  page,
  context,
  baseURL,
  signInAs,
  apiAs,
}) => {
  const { course, lesson } = await anOpenLesson(await apiAs('student'), baseURL!);
  await signInAs('student');
  await openInstalled(page, '/');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/courses/${course}/lessons/${lesson.id}`);
  const player = new LessonPage(page);
  await player.isShown(lesson.titleAr);
  await untilKept(page, ...readsOfLesson(course, lesson.id));

  await cutOff(context);
  await page.reload();
  await player.isShown(lesson.titleAr);
  await expect(page.getByText(words.offline)).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What was never opened says so instead of failing.
  await page.goto(`/courses/${course}/lessons/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1, name: 'غير متاح دون اتصال' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذا الدرس' })).toBeVisible();
});

test('home without network is of one moment and says of which, whatever was read since [PERF-5] [DSH-6]', async ({
  page,
  context,
  signInAs,
  apiAs,
}) => {
  const student = await apiAs('student');
  await signInAs('student');
  await openInstalled(page, '/home');
  const state = async () => [
    await page.getByRole('region', { name: 'أرقامك' }).innerText(),
    await page.getByRole('region', { name: 'تابع من حيث توقفت' }).innerText(),
  ];
  await expect(page.getByRole('region', { name: 'تابع من حيث توقفت' }).getByRole('progressbar').first()).toBeVisible();
  await untilKept(page, '/api/dashboard/home');
  const before = await state();
  // Joined on another device; the course's screen reads the enrolments of now.
  const course = await anotherCourse(student);
  expect((await student.request.post('/api/enrollments', { data: { courseId: course } })).ok()).toBe(true);
  await page.goto(`/courses/${course}`);
  await untilKept(page, '/api/enrollments');

  await cutOff(context);
  await page.goto('/home');
  await expect(page.getByText('هذه آخر حال محفوظة على جهازك، كما كانت في')).toBeVisible();
  expect(await state()).toEqual(before);
  await expect(page.getByRole('region', { name: 'آخر النقاشات' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('هذه آخر حال محفوظة على جهازك، كما كانت في')).toBeHidden();
  expect(await state()).not.toEqual(before);
});

test('a lesson completed without network reaches the server once, and the outbox shows it until then [PERF-5] [REL-3]', async ({
  page,
  context,
  baseURL,
  signInAs,
  apiAs,
}) => {
  const student = await apiAs('student');
  const { course, lesson } = await anOpenLesson(student, baseURL!);
  await signInAs('student');
  await openInstalled(page, `/courses/${course}/lessons/${lesson.id}`);
  const player = new LessonPage(page);
  await player.isShown(lesson.titleAr);
  await untilKept(page, ...readsOfLesson(course, lesson.id));

  await cutOff(context);
  await player.complete();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await page.goto(`/courses/${course}/lessons/${lesson.id}`);
  await expect(page.getByText(words.kept)).toBeVisible();
  await page.getByRole('button', { name: words.show }).click();
  await expect(page.getByRole('dialog', { name: words.outbox })).toContainText(lesson.titleAr);
  expect(await progressOf(student, lesson.id)).toBe(false);

  const sendings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/progress')) sendings.push(request.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible();
  await expect.poll(() => progressOf(student, lesson.id)).toBe(true);
  expect(sendings).toHaveLength(1);
  await expect(page.getByText(words.waiting)).toBeHidden();
});

test('a completion whose answer was lost is sent again under its key and counts once [PERF-5] [REL-3]', async ({
  page,
  baseURL,
  signInAs,
  apiAs,
}) => {
  const student = await apiAs('student');
  const { course, lesson } = await anOpenLesson(student, baseURL!);
  await signInAs('student');
  await openInstalled(page, `/courses/${course}/lessons/${lesson.id}`);
  const player = new LessonPage(page);
  await player.isShown(lesson.titleAr);

  const keys: (string | undefined)[] = [];
  const replayed: (string | undefined)[] = [];
  await page.context().route('**/api/lessons/*/progress', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    replayed.push(response.headers()['idempotency-replayed']);
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await player.complete();
  await expect(page.getByText(words.sent)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(replayed).toEqual([undefined, 'true']);
  expect(await progressOf(student, lesson.id)).toBe(true);
});

test('a saved course is readable without network, in lessons that were never opened [PERF-5]', async ({
  page,
  context,
  baseURL,
  signInAs,
  apiAs,
}) => {
  const student = await apiAs('student');
  const { course } = await findSamples(baseURL!);
  const lessons = (await (await student.request.get(`/api/courses/${course}/lessons`)).json()) as CurriculumLesson[];
  const last = lessons.at(-1)!;
  await signInAs('student');
  await openInstalled(page, `/courses/${course}`);
  await page.getByRole('button', { name: /حفظ الدورة/ }).click();
  await expect(page.getByText(/محفوظة على جهازك/)).toBeVisible();
  await cutOff(context);
  await page.reload();
  await expect(page.getByText(/محفوظة على جهازك/)).toBeVisible();
  await page.goto(`/courses/${course}/lessons/${last.id}`);
  await new LessonPage(page).isShown(last.titleAr);
});

test('signing out wipes what was kept, so that the next person on the phone finds nothing [PERF-5]', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  await openInstalled(page, '/home');
  const keptAnswers = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => /reads|saved/.test(name));
      const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return counts.reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(keptAnswers).toBeGreaterThan(3);
  // Somebody else's session in the same browser, without a word of goodbye.
  await page.evaluate(() =>
    fetch('/api/auth/demo-login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ role: 'volunteer' }),
    }),
  );
  // What is read from here on belongs to the other person; nothing of the first is left.
  const keptTexts = () =>
    page.evaluate(async () => {
      const cache = await caches.open('masar-reads-1');
      const answers = await cache.matchAll();
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    });
  await expect
    .poll(async () => {
      const texts = await keptTexts();
      return [demoAccounts.student.email, demoAccounts.student.id].filter((trace) => texts.includes(trace));
    })
    .toEqual([]);

  await page.goto('/home');
  await expect.poll(keptAnswers).toBeGreaterThan(1);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  // Only what a visitor may read anyway is asked for again.
  const readByVisitors = ['/api/auth/config', '/api/site/shell'];
  await expect
    .poll(() =>
      page.evaluate(async (forVisitors) => {
        const keys = await (await caches.open('masar-reads-1')).keys();
        return keys.map(({ url }) => new URL(url).pathname).filter((path) => !forVisitors.includes(path));
      }, readByVisitors),
    )
    .toEqual([]);
});
