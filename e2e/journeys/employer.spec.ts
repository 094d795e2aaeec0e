import type { Page } from '@playwright/test';
import { qrCodeOfPdf } from '../../backend/testing/qr-code-of-pdf.ts';
import type { ApiSession } from '../environment/api-session.ts';
import { learnCourse, publishFirstCourse } from '../environment/first-course.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';

interface OwnCertificate {
  id: string;
  verificationCode: string;
  courseTitleAr: string;
}

/** Somebody new completes a course of the journey's own, over the API alone. */
async function completeCourse({ request }: ApiSession, author: ApiSession): Promise<OwnCertificate> {
  await learnCourse(request, await publishFirstCourse(author.request));
  return ((await (await request.get('/api/certificates')).json()) as OwnCertificate[])[0]!;
}

/** What a phone reads from the QR code on the paper. */
async function scanned({ request }: ApiSession, { id }: OwnCertificate): Promise<URL> {
  const pdf = await (await request.get(`/api/certificates/${id}/pdf?language=ar`)).body();
  return new URL(qrCodeOfPdf(pdf) ?? '');
}

/** Opens the portal until it works without network and has what checks certificates. */
async function install(page: Page): Promise<void> {
  await page.goto('/');
  // The first move starts a page that came as HTML.
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const hasProofs = () => page.evaluate(() => caches.has('masar-proofs-1'));
  await expect.poll(hasProofs).toBe(true);
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('an employer checks a list at once, and a paper without network [CRT-7] [CRT-8] [CRT-5] [EVD-4] [EVD-6]', async ({
  page,
  context,
  baseURL,
  apiAs,
}) => {
  const learner = await newcomer(baseURL!);
  const certificate = await completeCourse(learner, await apiAs('admin'));
  const address = await scanned(learner, certificate);
  expect(address.pathname).toBe(`/verify/${certificate.verificationCode}`);
  expect(address.hash.length).toBeGreaterThan(100);

  await page.goto('/verify');
  await page.mouse.move(20, 20);
  const list = `الاسم,الرمز\nحسين,${certificate.verificationCode}\nعلي,0000-0000-0000-0000\nكريم`;
  await page.getByRole('textbox', { name: 'الرموز' }).fill(list);
  await page.getByRole('button', { name: 'التحقق منها' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('سارية');
  await expect(rows.nth(1)).toContainText(certificate.courseTitleAr);
  await expect(rows.nth(2)).toContainText('غير موجودة');
  await expect(page.getByRole('list', { name: 'سطر واحد بلا رمز' })).toContainText('كريم');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل النتائج CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^masar-certificates-.*\.csv$/);

  await install(page);
  await context.setOffline(true);
  await page.goto(`${address.pathname}${address.hash}`);
  await expect(page.getByRole('heading', { name: 'التوقيع أصلي' })).toBeVisible();
  await expect(page.getByText('حسين علي')).toBeVisible();
  // What kind it is, and what this device knows of the public log.
  await expect(page.getByText('شهادة مشاركة')).toBeVisible();
  await expect(page.getByRole('region', { name: 'السجل العام للشهادات' })).toContainText('يحفظ هذا الجهاز رأسه');
  await expect(page.getByText(certificate.courseTitleAr)).toBeVisible();
  const forged = address.hash.replace(/(?<=^.{20})./, (letter) => (letter === 'A' ? 'B' : 'A'));
  await page.goto(`/verify/${certificate.verificationCode}?x${forged}`);
  await expect(page.getByRole('heading', { name: 'لم نتمكن من إثبات هذه الشهادة' })).toBeVisible();

  await context.setOffline(false);
  const admin = await apiAs('admin');
  const reason = { data: { reason: 'أُصدرت بالخطأ' } };
  expect((await admin.request.post(`/api/certificates/${certificate.id}/revoke`, reason)).ok()).toBe(true);
  await page.getByRole('button', { name: 'التحقق عبر الاتصال' }).click();
  await expect(page.getByRole('heading', { name: 'شهادة ملغاة' })).toBeVisible();
  const log = page.getByRole('region', { name: 'السجل العام للشهادات' });
  await log.getByText('تفاصيل تقنية').click();
  await expect(log).toContainText('ما رآه هذا الجهاز في السجل');
});
