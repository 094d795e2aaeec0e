import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aSitePage, aSiteText } from '#testing/site-pages';
import { commonHandlers, json, stubApi } from '#testing/stub-api';

const open = async (at: string, language: 'ar' | 'en') => {
  const view = renderApp({ at, language });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

const anchorsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const legalTexts = [
  aSiteText(
    'privacy',
    'ما نعرفه عنك.\n\n## البيانات\n\n- حسابك :: الاسم والبريد\n\n## حقوقك\n\nتعدّل بياناتك.',
    'What we know of you.\n\n## Data\n\n- Your account :: name and e-mail\n\n## Your rights\n\nYou change your data.',
    '2026-02-03T09:00:00.000Z',
  ),
  aSiteText('terms', 'القواعد بيننا.\n\n## العمر\n\n16.', 'Our rules.\n\n## Age\n\n16.', '2026-02-03T09:00:00.000Z'),
  aSiteText('cookies', 'ملفات قليلة.', 'Few cookies.', '2026-02-03T09:00:00.000Z'),
];
const saying = (texts: ReturnType<typeof aSiteText>[]) =>
  stubApi({ ...commonHandlers(), 'GET /api/site/legal': () => json(aSitePage('legal', { texts })) });

describe.each([
  ['/privacy-policy', 'سياسة الخصوصية', 'Privacy policy', 'privacy@noor.example'],
  ['/terms-of-service', 'شروط الخدمة', 'Terms of service', 'legal@noor.example'],
  ['/cookie-policy', 'سياسة ملفات الارتباط', 'Cookie policy', 'privacy@noor.example'],
])('%s', (path, arabic, english, mailbox) => {
  it('says in both languages what the organisation wrote, and when [PUB-4] [I18N-1]', async () => {
    saying(legalTexts);
    const { unmount } = await open(path, 'ar');
    expect(screen.getByRole('heading', { level: 1, name: arabic })).toBeInTheDocument();
    expect(await screen.findByText('3 شباط 2026')).toHaveAttribute('datetime', '2026-02-03');
    unmount();
    await open(path, 'en');
    expect(screen.getByRole('heading', { level: 1, name: english })).toBeInTheDocument();
    expect(await screen.findByText('3 February 2026')).toHaveAttribute('datetime', '2026-02-03');
  });

  it('says that nothing is published, with no day and no claim, where nobody wrote anything [PUB-4] [READ-2]', async () => {
    saying([]);
    await open(path, 'ar');
    expect(await screen.findByText('لم تنشر الجهة التي تشغّل هذا الموقع نصّها هنا بعد.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.queryByText(/آخر تحديث/)).not.toBeInTheDocument();
    expect(main.queryByText(/العراق|30 يوماً دون مقابل|نجيب/)).not.toBeInTheDocument();
  });

  it('names the mailbox for questions that is set [PUB-4]', async () => {
    saying([aSiteText('privacyMailbox', 'privacy@noor.example'), aSiteText('termsMailbox', 'legal@noor.example')]);
    await open(path, 'ar');
    expect(await screen.findByRole('link', { name: mailbox })).toHaveAttribute('href', `mailto:${mailbox}`);
  });

  it('leads to the contact page while nobody has set a mailbox [PUB-4] [READ-1]', async () => {
    saying([]);
    await open(path, 'ar');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'صفحة الاتصال' })).toHaveAttribute('href', '/contact');
    expect(main.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  });

  it('lists its sections with links that work in either language [PUB-4]', async () => {
    saying(legalTexts);
    const { unmount } = await open(path, 'ar');
    await screen.findByText('3 شباط 2026');
    const anchors = anchorsIn('في هذه الصفحة');
    for (const anchor of anchors) expect(document.querySelector(`section${anchor} h2`)).not.toBeNull();
    unmount();
    await open(path, 'en');
    await screen.findByText('3 February 2026');
    expect(anchorsIn('On this page')).toEqual(anchors);
  });
});
