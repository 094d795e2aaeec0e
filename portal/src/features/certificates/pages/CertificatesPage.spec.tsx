// Loaded before the first test, which would otherwise wait for the lazy screen.
import './CertificatesPage';
import { screen, waitFor, within } from '@testing-library/react';
import { aCertificate } from '#testing/certificates';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';
import type { Certificate } from '../certificates.queries';

function open(certificates: Certificate[], language: 'ar' | 'en' = 'ar') {
  const calls = stubApi({ ...commonHandlers(aUser()), 'GET /api/certificates': () => json(certificates) });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/certificates', language }) };
}

const marketing = aCertificate({
  id: 'c2',
  courseTitleAr: 'التسويق الرقمي',
  courseTitleEn: 'Digital marketing',
  status: 'pending',
});

describe('/certificates', () => {
  it('shows what a certificate says and offers view, PDF in both languages, link and LinkedIn [CRT-2, CRT-5]', async () => {
    open([aCertificate()]);
    const card = (await screen.findByRole('heading', { level: 3, name: 'أساسيات React' })).closest('li')!;
    expect(within(card).getByText('سارية')).toBeInTheDocument();
    expect(within(card).getByText('أحمد كريم الجبوري')).toBeInTheDocument();
    expect(within(card).getByText('95.5%')).toBeInTheDocument();
    expect(within(card).getByText('7K2M-9QXA-4TRD-V8HN')).toBeInTheDocument();
    expect(within(card).getByText('بناء الواجهات')).toBeInTheDocument();
    const link = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
    expect(link('عرض الشهادة: أساسيات React')).toBe('/verify/7K2M9QXA4TRDV8HN');
    expect(link('PDF بالعربية')).toBe(`/api/certificates/${aCertificate().id}/pdf?language=ar`);
    expect(link('PDF بالإنجليزية')).toBe(`/api/certificates/${aCertificate().id}/pdf?language=en`);
    expect(link('إضافة إلى LinkedIn')).toContain('linkedin.com/profile/add');
  });

  it.each([
    ['A', 'شهادة إنجاز'],
    ['B', 'شهادة إنجاز'],
    ['C', 'شهادة مشاركة'],
  ] as const)('calls a certificate of evidence %s by its kind [EVD-4]', async (evidence, kind) => {
    open([aCertificate({ evidence })]);
    const [picture, words] = await screen.findAllByText(kind);
    expect(picture?.closest('[aria-hidden]')).not.toBeNull();
    expect(words?.closest('[aria-hidden]')).toBeNull();
  });

  it('offers the badge in each form and says what it is for, in both languages [EVD-7] [CRT-5]', async () => {
    const { user } = open([aCertificate()]);
    await user.click(await screen.findByText('الشارة الرقمية (Open Badge)'));
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const certificate = '/api/certificates/verify/7K2M9QXA4TRDV8HN';
    expect(addressOf('صورة PNG')).toBe(`${certificate}/badge.png`);
    expect(addressOf('رسم SVG')).toBe(`${certificate}/badge.svg`);
    expect(addressOf('ملف JSON')).toBe(`${certificate}/badge.json`);
    expect(addressOf('ملف JWT')).toBe(`${certificate}/credential`);
    expect(screen.getByText(/أرسلها ملفاً لا صورة/)).toBeVisible();
  });

  it('searches by the course name in the current language and says when nothing is found [CRT-2]', async () => {
    const { user } = open([aCertificate(), marketing]);
    const search = await screen.findByRole('searchbox', { name: 'ابحث باسم الدورة' });
    await user.type(search, 'التسويق');
    expect(screen.getByRole('heading', { level: 3, name: 'التسويق الرقمي' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 3, name: 'أساسيات React' })).not.toBeInTheDocument();
    await user.type(search, ' غير موجود');
    expect(screen.getByText('لا شهادة بهذا الاسم')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'مسح البحث' }));
    expect(screen.getByRole('heading', { level: 3, name: 'أساسيات React' })).toBeInTheDocument();
  });

  it('counts and searches where there is more than one [CRT-2]', async () => {
    const { unmount } = open([aCertificate(), marketing]);
    expect(await screen.findByRole('region', { name: 'أرقام شهاداتك' })).toHaveTextContent('كل الشهادات2');
    unmount();
    open([aCertificate()]);
    await screen.findByRole('heading', { level: 3, name: 'أساسيات React' });
    expect(screen.queryByRole('region', { name: 'أرقام شهاداتك' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox', { name: 'ابحث باسم الدورة' })).not.toBeInTheDocument();
  });

  it('offers no download of a certificate that waits for review [CRT-2]', async () => {
    open([marketing]);
    expect(await screen.findByText('تنتظر مراجعة المدرّب، وتستطيع تنزيلها بعد اعتمادها.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'PDF بالعربية' })).not.toBeInTheDocument();
  });

  it('says since when one waits, and why one was sent back, and asks for another review [CRT-11]', async () => {
    const waits = {
      state: 'waiting',
      round: 1,
      askedAt: '2026-11-20T08:00:00.000Z',
      decidedAt: null,
      reason: null,
    } as const;
    const sentBack = { ...waits, state: 'sent_back', decidedAt: waits.askedAt, reason: 'إعادة الاختبار' } as const;
    const { user } = open([{ ...marketing, review: waits }, aCertificate({ status: 'pending', review: sentBack })]);
    expect(await screen.findByText(/شهادتك قيد المراجعة منذ/)).toBeInTheDocument();
    expect(screen.getByText('إعادة الاختبار')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'طلب المراجعة من جديد' }));
    expect(screen.getByRole('dialog', { name: 'طلب مراجعة جديدة' })).toBeInTheDocument();
  });

  it('takes a wish for a corrected name while there is time, and says how far it is [CRT-12]', async () => {
    const correctableUntil = '2026-12-02T09:00:00.000Z';
    const { user, calls } = open([
      aCertificate({ correctableUntil }),
      aCertificate({
        id: 'c3',
        courseTitleAr: 'أساسيات CSS',
        correctableUntil,
        correction: { state: 'asked', askedAt: '2026-11-20T08:00:00.000Z', reason: null },
      }),
      aCertificate({
        id: 'c4',
        courseTitleAr: 'أساسيات HTML',
        correction: { state: 'declined', askedAt: '2026-11-20T08:00:00.000Z', reason: 'هذا اسمك في ملفك' },
      }),
    ]);
    expect(await screen.findByText(/وطلبك ينتظر قرار المدرّب/)).toBeInTheDocument();
    expect(screen.getByText('هذا اسمك في ملفك')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'طلب تصحيح الاسم' }));
    const dialog = within(screen.getByRole('dialog', { name: 'تصحيح الاسم على الشهادة' }));
    const name = dialog.getByRole('textbox', { name: 'الاسم الكامل بالحروف اللاتينية' });
    await user.clear(name);
    await user.type(name, 'Sarah Ali Hassan');
    await user.click(dialog.getByRole('button', { name: 'إرسال الطلب' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        method: 'POST',
        path: `/api/certificates/${aCertificate().id}/correction`,
        body: { holderNameAr: 'سارة علي حسن', holderNameEn: 'Sarah Ali Hassan' },
      }),
    );
  });

  it('says so and offers the courses where there are none, in both languages [CRT-2]', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('لا توجد شهادات')).toBeInTheDocument();
    expect(screen.getByText('احصل على شهادات بإتمام الدورات')).toBeInTheDocument();
    unmount();
    open([], 'en');
    expect(await screen.findByText('No certificates available')).toBeInTheDocument();
    expect(screen.getByText('Earn certificates by completing courses')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/courses');
  });

  it('opens the public page of a typed code, as it was meant [CRT-2]', async () => {
    const { user } = open([]);
    await user.click(await screen.findByRole('button', { name: 'التحقق' }));
    expect(screen.getByText('اكتب رمز التحقق أولاً')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'رمز التحقق' }), '7k2m 9qxa-4trd-v8hn');
    await user.click(screen.getByRole('button', { name: 'التحقق' }));
    expect(window.location.pathname).toBe('/verify/7K2M9QXA4TRDV8HN');
  });
});
