import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { audited, auditedSinceNow } from '../environment/audited.ts';
import { expect, test } from '../environment/test.ts';
import { withDatabase } from '../environment/with-database.ts';
import { ConsoleDay } from '../pages/console-day.ts';
import { ConsoleQueue } from '../pages/console-queue.ts';

// One after the other: the log of administrators' acts is read for what each of them did.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 800 } });

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

async function made(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** A discussion that somebody reports as advertising. */
async function reportedPost(author: APIRequestContext, reporter: APIRequestContext, title: string): Promise<void> {
  const [forum] = (await (await author.get('/api/forums')).json()) as { id: string }[];
  const id = await made(author, '/api/discussions', { forumId: forum!.id, title, content: 'كلموني.' });
  expect((await reporter.post(`/api/discussions/${id}/report`, { data: { reason: 'spam' } })).ok()).toBe(true);
}

/** Somebody who wishes to teach: on a demo site people change their role themselves, and no call asks for it. */
async function roleRequest(admin: APIRequestContext, firstName: string): Promise<void> {
  const person = { email: `wish-${Date.now().toString(36)}@example.org`, firstName, lastName: 'سالم' };
  const id = await made(admin, '/api/admin/users', person);
  await withDatabase((client) =>
    client.query(`insert into role_requests (user_id, role, reason) values ($1, 'instructor', 'خبرة')`, [id]),
  );
}

async function totalOf(admin: APIRequestContext, resource: string): Promise<number> {
  const counted = await admin.get(`/api/admin/${resource}?range=[0,0]`);
  return Number(counted.headers()['content-range']?.split('/')[1]);
}

/** Five hundred people, three of whom nobody can write to. */
function peopleFile(mark: string): string {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const address = [100, 200, 300].includes(index) ? 'لا-عنوان' : `day-${mark}-${index}@example.org`;
    return `${address},متعلم,${index}`;
  });
  return ['البريد الإلكتروني,الاسم الأول,اسم العائلة', ...rows].join('\n');
}

/** What copying a PDF gives, without the marks of direction; null where the tool is missing. */
function textOf(pdf: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'masar-console-day-'));
  try {
    writeFileSync(join(folder, 'report.pdf'), pdf);
    const { error, stdout } = spawnSync('pdftotext', [join(folder, 'report.pdf'), '-'], { encoding: 'utf8' });
    return error ? null : stdout.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const language of ['ar', 'en'] as const) {
  test(`${language}: an administrator's day, each step in the audit log [CON-1] [CON-2] [CON-3] [RPT-1] [REL-8]`, async ({
    page,
    signInAs,
    apiAs,
    complaints,
  }) => {
    const { request: admin } = await apiAs('admin');
    const day = new ConsoleDay(page, language);
    const { words } = day;
    const post = marked('حسابات للبيع');
    await reportedPost((await apiAs('volunteer')).request, (await apiAs('student')).request, post);
    await signInAs('admin');
    await day.open();

    await test.step('what waits comes first', async () => {
      await expect(page.getByRole('link', { name: words.waitingReports })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.months })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('a report of abuse is upheld', async () => {
      const told = await auditedSinceNow(admin, 'abuse-reports');
      const queue = new ConsoleQueue(page, 'abuse-reports');
      await queue.open(post);
      await queue.decide(words.uphold, 'إعلان', words.upheld);
      expect(await told()).toContain('change');
    });

    await test.step('a wish for another role is granted', async () => {
      const name = marked('رنا');
      await roleRequest(admin, name);
      const told = await auditedSinceNow(admin, 'role-requests');
      await day.approveRoleRequest(name);
      expect(await told()).toContain('change');
    });

    await test.step('a course is edited with its lessons', async () => {
      const course = await made(admin, '/api/admin/courses', {
        titleAr: marked('دورة للتعديل'),
        descriptionAr: 'وصف.',
        categoryId: 'web-development',
        durationHours: 2,
      });
      for (const titleAr of ['الأول', 'الثاني']) await made(admin, '/api/admin/lessons', { courseId: course, titleAr });
      const told = await auditedSinceNow(admin, 'lessons');
      const renamed = marked('دورة معدّلة');
      await day.renameCourse(course, renamed);
      await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
      await day.moveLessonUp(course, 'الثاني');
      await expect(page.getByRole('listitem').filter({ hasText: 'الثاني' })).toContainText('1');
      expect(await accessibilityFaults(page)).toEqual([]);
      await day.writeLesson('الثاني', 'نص جديد.');
      expect(await audited(admin, { resource: 'courses', resourceId: course })).toEqual(['change', 'change', 'create']);
      expect(await told()).toContain('change');
    });

    await test.step('of 500 people in a file the 497 sound ones get accounts', async () => {
      const told = await auditedSinceNow(admin, 'users');
      await day.tryPeople(peopleFile(Date.now().toString(36)));
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 3);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect((await day.errorFile()).trim().split('\r\n')).toHaveLength(1 + 3);
      expect(await told()).not.toContain('import');
      await day.importSoundRows();
      await expect(page.getByRole('status').filter({ hasText: '497' })).toBeVisible();
      expect(await told()).toContain('import');
    });

    await test.step('somebody invited under a misspelt address is helped, and erased when they ask', async () => {
      const mark = Date.now().toString(36);
      const person = { email: `misspelt-${mark}@example.org`, firstName: 'رنا', lastName: 'سالم' };
      const id = await made(admin, '/api/admin/users', person);
      await day.helpIn(id, `rana-${mark}@example.org`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await day.erase(`rana-${mark}@example.org`, 'رسالة موقّعة في 3 نوفمبر');
      // What the log held of the person is emptied, of which it tells as well.
      const told = ['erasure', 'erase', 'change-address', 'invitation', 'create'];
      expect(await audited(admin, { resource: 'users', resourceId: id })).toEqual(told);
    });

    await test.step('all certificates are exported', async () => {
      const told = await auditedSinceNow(admin, 'certificates');
      const least = await totalOf(admin, 'certificates');
      const csv = await day.exportList('certificates');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      const rows = csv.trim().split('\r\n').length - 1;
      // Other journeys earn certificates meanwhile.
      expect(rows).toBeGreaterThanOrEqual(least);
      expect(rows).toBeLessThanOrEqual(await totalOf(admin, 'certificates'));
      expect(await told()).toContain('export');
    });

    await test.step('a report on enrolments is made and taken as PDF', async () => {
      const told = await auditedSinceNow(admin, 'reports');
      const pdf = await day.enrollmentReport();
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const text = textOf(pdf);
      if (text === null) test.info().annotations.push({ type: 'left out', description: 'pdftotext is not here' });
      else expect(text).toContain(words.reportTitle);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await told()).toContain('create');
    });

    await test.step('a backup is made and taken away', async () => {
      const told = await auditedSinceNow(admin, 'backups');
      expect((await day.backup()).byteLength).toBeGreaterThan(100_000);
      expect(await told()).toContain('create');
    });
    expect(complaints).toEqual([]);
  });
}
