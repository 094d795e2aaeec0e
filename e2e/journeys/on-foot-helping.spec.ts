import { newcomersBrowser } from '../environment/another-browser.ts';
import { enterOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';
import { OpportunitiesPage } from '../pages/opportunities-page.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('an organiser posts an opportunity and takes a volunteer, whose logged hours they confirm [NAV-1] [OPP-1] [OPP-2] [OPP-3] [DSH-3]', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = marked('توزيع كتب مدرسية');
  const organiser = await newcomersBrowser(browser, baseURL!);
  await enterOnFoot(organiser, 'admin');
  await new Header(organiser).sections.getByRole('link', { name: 'فرص' }).click();
  const posting = new OpportunitiesPage(organiser);
  await posting.post({
    title,
    description: 'نوزّع الكتب كل سبت.',
    location: 'الموصل',
    contact: 'books@example.org',
  });
  await posting.open(title);

  await enterOnFoot(page, 'volunteer');
  await new Header(page).sections.getByRole('link', { name: 'فرص' }).click();
  const opportunities = new OpportunitiesPage(page);
  await opportunities.search(title);
  await opportunities.open(title);
  await opportunities.apply('لديّ سيارة وأعرف الحي.');
  await page.getByRole('link', { name: 'متابعة الطلب' }).click();

  const name = 'نور حيدر العبيدي';
  await posting.review(name);
  await posting.accept(name, 'نلتقي يوم السبت.');

  await page.getByRole('link', { name: 'سجّل ساعات تطوّعك' }).click();
  await page.getByRole('main').getByRole('button', { name: 'تسجيل ساعات' }).first().click();
  const form = page.getByRole('dialog', { name: 'تسجيل ساعات التطوّع' });
  await form.getByRole('combobox', { name: 'الفرصة' }).selectOption({ label: title });
  await form.getByRole('textbox', { name: 'عدد الساعات' }).fill('٢٫٥');
  await form.getByRole('textbox', { name: 'ماذا فعلت؟' }).fill('وزّعت كتب الصف الأول.');
  await form.getByRole('button', { name: 'تسجيل', exact: true }).click();
  await expect(page.getByText('سُجّلت ساعاتك')).toBeVisible();

  await new Header(organiser).bell.click();
  const news = organiser.getByRole('dialog', { name: 'الإشعارات' });
  await news
    .getByRole('link', { name: /ساعات تطوّع بانتظار تأكيدك/ })
    .filter({ hasText: title })
    .click();
  await organiser.getByRole('button', { name: `تأكيد ساعات ${name}` }).click();
  const decision = organiser.getByRole('dialog', { name: 'تأكيد الساعات' });
  await decision.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(decision).toBeHidden();
  await organiser.context().close();

  await new Header(page).bell.click();
  const told = page.getByRole('dialog', { name: 'الإشعارات' });
  await told.getByRole('link', { name: title }).first().click();
  const logged = page.getByRole('region', { name: 'سجل ساعاتي' }).getByRole('listitem').filter({ hasText: title });
  await expect(logged).toContainText('مؤكَّدة');
});
