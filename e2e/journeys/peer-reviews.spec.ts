import type { APIRequestContext } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';

const level = (titleAr: string, points: number) => ({ titleAr, points });
const assignment = {
  titleAr: 'قصة قصيرة',
  taskAr: 'اكتب قصة من صفحة واحدة.',
  accepts: ['text'],
  lateRule: 'accepted',
  percentPerDay: '0',
  resubmissions: 1,
  passMark: '60',
  isRequired: true,
  peerReviews: 1,
  peerInstructionsAr: 'ابدأ بما نجح.',
  rubric: ['الفكرة', 'اللغة'].map((titleAr) => ({
    titleAr,
    levels: [level('ضعيف', 0), level('مقبول', 1), level('متقن', 2)],
  })),
};

async function publishCourse(instructor: APIRequestContext): Promise<{ courseId: string; id: string }> {
  const about = { titleAr: 'كتابة القصص', descriptionAr: 'من الفكرة إلى النص.', categoryId: 'design-creativity' };
  const made = await instructor.post('/api/courses', { data: { ...about, duration: 1, price: '0' } });
  const { id: courseId } = (await made.json()) as { id: string };
  const lesson = await instructor.post(`/api/courses/${courseId}/lessons`, {
    data: { titleAr: 'القصة', contentAr: 'لكل قصة بداية.' },
  });
  const { id: lessonId } = (await lesson.json()) as { id: string };
  const written = await instructor.post(`/api/courses/${courseId}/assignments`, { data: { ...assignment, lessonId } });
  expect(written.status()).toBe(201);
  expect((await instructor.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);
  return { courseId, id: ((await written.json()) as { id: string }).id };
}

test.describe('in Arabic on a live server', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('work is handed in on a phone, reviewed and received without names, and marked by who teaches [ASG-2]', async ({
    browser,
  }) => {
    const [teaching, mine, theirs] = [
      await server.person('instructor'),
      await server.person('student'),
      await server.person('student'),
    ];
    const { courseId, id } = await publishCourse(teaching.request);
    for (const { request } of [mine, theirs]) await request.post('/api/enrollments', { data: { courseId } });
    await theirs.request.put(`/api/assignments/${id}/draft`, { data: { text: 'كان في البصرة نهر.', links: [] } });
    expect((await theirs.request.post(`/api/assignments/${id}/submit`)).ok()).toBe(true);

    const learner = await anotherBrowser(browser, server.address, mine);
    await learner.setViewportSize({ width: 360, height: 740 });
    await learner.goto(`/courses/${courseId}/assignments/${id}`);
    const peers = learner.getByRole('region', { name: 'راجع أعمال زملائك' });
    await expect(peers).toContainText('سلّم عملك أولاً');
    await learner.getByLabel('اكتب عملك').fill('قصتي عن نخلة.');
    await expect(learner.getByText('حُفظت المسودة')).toBeVisible();
    await learner.getByRole('button', { name: 'تسليم العمل' }).click();
    await learner.getByRole('dialog').getByRole('button', { name: 'تسليم العمل' }).click();
    await peers.getByRole('button', { name: 'راجع عملاً' }).click();

    await expect(learner.getByText('كان في البصرة نهر.')).toBeVisible();
    expect(await overflowingElements(learner)).toEqual([]);
    await learner.getByRole('group', { name: 'الفكرة' }).getByRole('button', { name: /متقن/ }).click();
    await learner.getByRole('group', { name: 'اللغة' }).getByRole('button', { name: /مقبول/ }).click();
    await learner.getByLabel(/ملاحظتك لصاحب العمل/).fill('الفكرة قوية.');
    await expect(learner.getByText('3 من 4')).toBeVisible();
    await learner.getByRole('button', { name: 'تسليم المراجعة' }).click();
    await expect(peers).toContainText('أُنجز 1 من 1');
    expect(await overflowingElements(learner)).toEqual([]);

    const taken = await theirs.request.post(`/api/assignments/${id}/own-reviews`);
    const review = (await taken.json()) as { id: string };
    const levels = [0, 1].map((row) => ({ row, level: 2 }));
    const sent = await theirs.request.put(`/api/peer-reviews/${review.id}`, {
      data: { levels, comment: 'نهاية جميلة.' },
    });
    expect(sent.ok()).toBe(true);

    const marker = await anotherBrowser(browser, server.address, teaching);
    await marker.goto(`/courses/${courseId}/assignments/${id}/peer-reviews`);
    await expect(marker.getByText('الوسيط: 4 من 4')).toBeVisible();
    await marker.getByRole('button', { name: 'إنهاء المراجعة ونشرها' }).click();
    await marker.getByRole('dialog').getByRole('button', { name: 'إنهاء المراجعة ونشرها' }).click();
    await expect(marker.getByText(/نُشرت المراجعات في/)).toBeVisible();

    await learner.reload();
    const received = learner.getByRole('region', { name: 'مراجعات زملائك لعملك' });
    await expect(received).toContainText('نهاية جميلة.');
    await received.getByRole('button', { name: 'مراجعة مفيدة' }).click();
    await expect(received.getByRole('button', { name: 'مراجعة مفيدة' })).toHaveAttribute('aria-pressed', 'true');
    expect(await overflowingElements(learner)).toEqual([]);
    await expect(learner.getByRole('region', { name: 'الجولة 1' })).toContainText('ينتظر التصحيح');

    const { id: work } = (
      (await (await mine.request.get(`/api/assignments/${id}/work`)).json()) as { id: string }[]
    )[0]!;
    await marker.goto(`/marking/${work}`);
    await marker.getByRole('button', { name: 'اعتماد الوسيط' }).click();
    await marker.getByRole('button', { name: 'حفظ الدرجة' }).click();
    await learner.reload();
    await expect(learner.getByRole('region', { name: 'الجولة 1' })).toContainText('100%');
  });
});
