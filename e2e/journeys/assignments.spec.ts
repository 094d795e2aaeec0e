import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';

const level = (titleAr: string, points: number) => ({ titleAr, points });
const assignment = {
  titleAr: 'ارسم شاشة على الورق',
  taskAr: 'ارسم شاشة تسجيل وصوّرها.',
  accepts: ['text', 'photos', 'files', 'voice'],
  lateRule: 'accepted',
  percentPerDay: '5',
  resubmissions: 1,
  passMark: '60',
  isRequired: true,
  rubric: ['الفكرة', 'الوضوح', 'الهاتف', 'الشرح'].map((titleAr) => ({
    titleAr,
    levels: [level('ضعيف', 0), level('مقبول', 1), level('متقن', 2)],
  })),
};

/** A published course whose only lesson waits for an assignment. */
async function publishCourse(instructor: APIRequestContext): Promise<{ courseId: string; id: string }> {
  const about = { titleAr: 'تصميم الشاشات', descriptionAr: 'من الورق إلى الهاتف.', categoryId: 'design-creativity' };
  const made = await instructor.post('/api/courses', { data: { ...about, duration: 1, price: '0' } });
  const { id: courseId } = (await made.json()) as { id: string };
  const lesson = await instructor.post(`/api/courses/${courseId}/lessons`, {
    data: { titleAr: 'الشاشة الأولى', contentAr: 'ابدأ بالورق.' },
  });
  const { id: lessonId } = (await lesson.json()) as { id: string };
  const written = await instructor.post(`/api/courses/${courseId}/assignments`, { data: { ...assignment, lessonId } });
  expect(written.status()).toBe(201);
  expect((await instructor.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);
  return { courseId, id: ((await written.json()) as { id: string }).id };
}

/** A tone in place of the microphone, which no test machine has; all else is the browser's own recorder. */
const withTone = (page: Page) =>
  page.addInitScript(() => {
    const speak = () => {
      const context = new AudioContext();
      const out = context.createMediaStreamDestination();
      const tone = context.createOscillator();
      tone.connect(out);
      tone.start();
      return Promise.resolve(out.stream);
    };
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: speak });
  });

async function say(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'تسجيل رسالة صوتية' }).click();
  await expect(page.getByText('جارٍ تسجيل صوتك…')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/^(?!0:00)/);
  await page.getByRole('button', { name: 'إيقاف التسجيل' }).click();
}

/** Plays the note and tells how many seconds were heard. */
const heard = (page: Page, name: string) =>
  page.getByLabel(name).evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
    await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }));
    return audio.error === null && audio.currentTime >= 0;
  });

test.describe('in Arabic on a live server', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('a photo is handed in on a phone, marked by keyboard, and its result is read [ASG-1] [ASG-2]', async ({
    browser,
  }) => {
    const [teaching, learning] = [await server.person('instructor'), await server.person('student')];
    const { courseId, id } = await publishCourse(teaching.request);
    await learning.request.post('/api/enrollments', { data: { courseId } });
    const learner = await anotherBrowser(browser, server.address, learning);
    await learner.setViewportSize({ width: 360, height: 740 });
    await learner.goto(`/courses/${courseId}/assignments/${id}`);
    await learner.getByLabel('اكتب عملك').fill('هذه شاشتي، وكبّرت الأزرار.');
    await expect(learner.getByText('حُفظت المسودة')).toBeVisible();
    const photo = await learner.screenshot();
    await learner
      .locator('input[accept^="image"]')
      .setInputFiles({ name: 'شاشتي.png', mimeType: 'image/png', buffer: photo });
    await expect(learner.getByRole('img', { name: /^صورة: / })).toBeVisible();
    expect(await overflowingElements(learner)).toEqual([]);
    await learner.getByRole('button', { name: 'تسليم العمل' }).click();
    await learner.getByRole('dialog').getByRole('button', { name: 'تسليم العمل' }).click();
    await expect(learner.getByRole('region', { name: 'الجولة 1' })).toContainText('ينتظر التصحيح');

    const marker = await anotherBrowser(browser, server.address, teaching);
    await marker.goto('/instructor-dashboard');
    await marker.getByRole('link', { name: assignment.titleAr }).click();
    await expect(marker.getByRole('img', { name: /^صورة: / })).toBeVisible();
    for (const key of ['3', '3', '2', '2', 'Control+Enter']) await marker.keyboard.press(key);
    await expect(marker).toHaveURL(/\/marking$/);
    await expect(marker.getByText('لا شيء ينتظر التصحيح')).toBeVisible();

    await learner.reload();
    const result = learner.getByRole('region', { name: 'الجولة 1' });
    await expect(result).toContainText('75%');
    await expect(result).toContainText('اجتزته');
    expect(await overflowingElements(learner)).toEqual([]);
  });

  test('a voice note and a file that was cut off on its way are handed in, and answered by voice [ASG-1] [ASG-2]', async ({
    browser,
  }) => {
    const [teaching, learning] = [await server.person('instructor'), await server.person('student')];
    const { courseId, id } = await publishCourse(teaching.request);
    await learning.request.post('/api/enrollments', { data: { courseId } });
    const learner = await anotherBrowser(browser, server.address, learning);
    await withTone(learner);
    await learner.setViewportSize({ width: 360, height: 740 });
    await learner.goto(`/courses/${courseId}/assignments/${id}`);
    await say(learner);
    expect(await heard(learner, 'رسالة صوتية 1')).toBe(true);

    const folder = mkdtempSync(join(tmpdir(), 'masar-upload-'));
    const report = join(folder, 'تقرير.pdf');
    writeFileSync(report, Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(700_000, 7)]));
    const sent: string[] = [];
    let isCut = true;
    await learner.route('**/draft/uploads**', async (route) => {
      const method = route.request().method();
      if (isCut && sent.includes('PATCH')) return route.abort('connectionreset');
      sent.push(method);
      return route.continue();
    });
    const file = learner.locator('input[type="file"]:not([accept])');
    await file.setInputFiles(report);
    await expect(learner.getByText('جارٍ رفع الملف… 3')).toBeVisible();
    await learner.reload();
    isCut = false;
    await file.setInputFiles(report);
    await expect(learner.getByText('تقرير.pdf')).toBeVisible();
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
    expect(sent.filter((method) => method === 'PATCH')).toHaveLength(3);
    rmSync(folder, { recursive: true });
    expect(await overflowingElements(learner)).toEqual([]);
    await learner.getByRole('button', { name: 'تسليم العمل' }).click();
    await learner.getByRole('dialog').getByRole('button', { name: 'تسليم العمل' }).click();
    await expect(learner.getByRole('region', { name: 'الجولة 1' })).toContainText('ينتظر التصحيح');

    const marker = await anotherBrowser(browser, server.address, teaching);
    await withTone(marker);
    await marker.goto('/marking');
    await marker.getByRole('link', { name: assignment.titleAr }).first().click();
    expect(await heard(marker, 'رسالة صوتية 1')).toBe(true);
    await say(marker);
    await expect(marker.getByRole('button', { name: 'إزالة الرسالة الصوتية 1' })).toBeVisible();
    for (const key of ['3', '3', '3', '3', 'Control+Enter']) await marker.keyboard.press(key);
    await expect(marker).toHaveURL(/\/marking$/);

    await learner.reload();
    const result = learner.getByRole('region', { name: 'الجولة 1' });
    await expect(result).toContainText('ملاحظات المدرّب بالصوت أو في ملف');
    await expect(result.getByLabel('رسالة صوتية 1')).toHaveCount(2);
  });

  test('ten pieces of work are marked by keyboard alone, with at most four presses for most of them [ASG-2]', async ({
    browser,
  }) => {
    const teaching = await server.person('instructor');
    const { courseId, id } = await publishCourse(teaching.request);
    for (let count = 0; count < 10; count += 1) {
      const { request } = await server.person('student');
      await request.post('/api/enrollments', { data: { courseId } });
      await request.put(`/api/assignments/${id}/draft`, { data: { text: `شاشتي رقم ${count + 1}.`, links: [] } });
      expect((await request.post(`/api/assignments/${id}/submit`)).ok()).toBe(true);
    }
    const marker = await anotherBrowser(browser, server.address, teaching);
    const [first] = (await (await teaching.request.get('/api/marking')).json()) as { id: string }[];
    await marker.goto(`/marking/${first!.id}`);
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await marker.keyboard.press(key);
    };
    // Every kind of mark: all alike, two alike at the end, each criterion another.
    const marks = ['30', '3320', '3232', '2330', '20', '3321', '1230', '2321', '320', '3231'];
    const counts: number[] = [];
    for (const [place, keys] of marks.entries()) {
      presses = 0;
      await expect(marker.getByText(`شاشتي رقم ${place + 1}.`, { exact: true })).toBeVisible();
      if (place === 0) await press('s');
      for (const key of keys) await press(key);
      if (place + 1 === marks.length) await expect(marker).toHaveURL(/\/marking$/);
      else await expect(marker.getByText(`شاشتي رقم ${place + 1}.`, { exact: true })).toBeHidden();
      counts.push(presses);
    }
    expect(counts.toSorted((one, other) => one - other)[5]).toBeLessThanOrEqual(4);
    await expect(marker.getByText('لا شيء ينتظر التصحيح')).toBeVisible();
    expect(await overflowingElements(marker)).toEqual([]);
  });
});
