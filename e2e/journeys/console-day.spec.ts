import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';
import { ConsoleQueue } from '../pages/console-queue.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

/** What the audit log tells of a resource, or of one of its records, the latest first. */
async function audited(admin: APIRequestContext, filter: { resource: string; resourceId?: string }) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["sequence","DESC"]', range: '[0,9]' });
  const entries = await (await admin.get(`/api/admin/audit-log?${query.toString()}`)).json();
  return (entries as { action: string }[]).map(({ action }) => action);
}

async function made(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Five hundred people, three of whom nobody can write to. */
function usersFile(mark: string): string {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const address = [100, 200, 300].includes(index) ? 'لا-عنوان' : `day-${mark}-${index}@example.org`;
    return `${address},متعلم,${index}`;
  });
  return ['البريد الإلكتروني,الاسم الأول,اسم العائلة', ...rows].join('\n');
}

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a day of an administrator: queues, a course with its lessons, an import and an export [CON-1] [CON-2] [CON-3]', async ({
    page,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    test.skip(!process.env['DATA_DIR'] && process.env['BASE_URL'] !== undefined, 'needs the mails of its own server');
    test.setTimeout(240_000);
    const { request: admin } = await apiAs('admin');
    const { request: volunteer } = await apiAs('volunteer');
    const { request: student } = await apiAs('student');
    const post = marked('حسابات للبيع');
    const [forum] = (await (await volunteer.get('/api/forums')).json()) as { id: string }[];
    const discussion = await made(volunteer, '/api/discussions', {
      forumId: forum!.id,
      title: post,
      content: 'كلموني.',
    });
    await student.post(`/api/discussions/${discussion}/report`, { data: { reason: 'spam' } });
    const wisher = await newcomer(baseURL!);
    expect((await wisher.request.patch('/api/profile', { data: { role: 'instructor' } })).ok()).toBe(true);

    await signInAs('admin');
    await page.goto('/console');
    await expect(page.getByRole('heading', { level: 1, name: 'نظرة عامة' })).toBeVisible();
    await expect(page.getByRole('link', { name: /البلاغات.*أقدمها/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'التسجيل والإتمام شهراً بشهر' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const reports = new ConsoleQueue(page, 'abuse-reports');
    await reports.open(post);
    await reports.decide('قبول البلاغ وإخفاء المشاركة', 'إعلان', 'أُخفيت المشاركة ووصل السبب إلى كاتبها');
    expect(await audited(admin, { resource: 'abuse-reports' })).toContain('change');

    await page.goto('/console/role-requests');
    await page.getByRole('row').filter({ hasText: 'حسين علي' }).first().click();
    await page.getByRole('button', { name: 'قبول الطلب' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'قبول الطلب' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'قُبل الطلب' })).toBeVisible();
    expect(await audited(admin, { resource: 'role-requests' })).toContain('change');

    await test.step('a course with its lessons', async () => {
      const course = await made(admin, '/api/admin/courses', {
        titleAr: marked('دورة للتعديل'),
        descriptionAr: 'وصف.',
        categoryId: 'web-development',
        durationHours: 2,
      });
      for (const titleAr of ['الأول', 'الثاني']) await made(admin, '/api/admin/lessons', { courseId: course, titleAr });
      const renamed = marked('دورة معدّلة');
      await page.goto(`/console/courses/${course}`);
      await page.getByLabel('العنوان (بالعربية)').fill(renamed);
      await page.getByRole('button', { name: 'حفظ' }).click();
      await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
      await page.getByRole('button', { name: 'نقل «الثاني» إلى أعلى' }).click();
      await page.getByRole('button', { name: 'حفظ الترتيب' }).click();
      await expect(page.getByText('حُفظ ترتيب الدروس')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'الثاني' })).toContainText('1');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('link', { name: 'الثاني' }).click();
      await page.getByLabel('النص (Markdown) (بالعربية)').fill('نص جديد.');
      await page.getByRole('button', { name: 'حفظ' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'حُفظت التغييرات' })).toBeVisible();
      expect(await audited(admin, { resource: 'courses', resourceId: course })).toEqual(['change', 'change', 'create']);
      expect(await audited(admin, { resource: 'lessons' })).toContain('change');
    });

    await test.step('500 people, three rows of them wrong', async () => {
      const file = usersFile(Date.now().toString(36));
      await page.goto('/console/imports/users');
      await page.getByLabel('اختر ملف CSV').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(file),
      });
      await page.getByRole('checkbox').uncheck();
      await page.getByRole('button', { name: 'تجربة دون حفظ' }).click();
      await expect(page.getByRole('heading', { name: 'نتيجة التجربة، ولم يُحفظ شيء بعد' })).toBeVisible();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
      expect(await accessibilityFaults(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'تنزيل ملف الأخطاء' }).click();
      const errors = await readFile(await (await download).path(), 'utf8');
      expect(errors.trim().split('\r\n')).toHaveLength(4);
      await page.getByRole('button', { name: 'استيراد الصفوف السليمة' }).click();
      await expect(page.getByRole('heading', { name: 'اكتمل الاستيراد' })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('status').filter({ hasText: '497' })).toBeVisible();
      expect(await audited(admin, { resource: 'users' })).toContain('import');
    });

    await test.step('certificates as a file', async () => {
      await page.goto('/console/certificates');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'تصدير CSV' }).click();
      const certificates = await readFile(await (await download).path(), 'utf8');
      expect(certificates.startsWith('\uFEFF')).toBe(true);
      expect(certificates.trim().split('\r\n').length).toBeGreaterThan(892);
    });
  });
});
