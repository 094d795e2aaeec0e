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

describe.each([
  ['/privacy-policy', 'سياسة الخصوصية', 'Privacy policy', 'privacy@noor.example'],
  ['/terms-of-service', 'شروط الخدمة', 'Terms of service', 'legal@noor.example'],
  ['/cookie-policy', 'سياسة ملفات الارتباط', 'Cookie policy', 'privacy@noor.example'],
])('%s', (path, arabic, english, mailbox) => {
  beforeEach(() => {
    stubApi(commonHandlers());
  });

  it('says in both languages when it was last changed [PUB-4] [I18N-1]', async () => {
    const { unmount } = await open(path, 'ar');
    expect(screen.getByRole('heading', { level: 1, name: arabic })).toBeInTheDocument();
    expect(screen.getByText('26 كانون الثاني 2025')).toHaveAttribute('datetime', '2025-01-26');
    unmount();
    await open(path, 'en');
    expect(screen.getByRole('heading', { level: 1, name: english })).toBeInTheDocument();
    expect(screen.getByText('26 January 2025')).toHaveAttribute('datetime', '2025-01-26');
  });

  it('names the mailbox for questions that is set [PUB-4]', async () => {
    const texts = [
      aSiteText('privacyMailbox', 'privacy@noor.example'),
      aSiteText('termsMailbox', 'legal@noor.example'),
    ];
    stubApi({ ...commonHandlers(), 'GET /api/site/legal': () => json(aSitePage('legal', { texts })) });
    await open(path, 'ar');
    expect(await screen.findByRole('link', { name: mailbox })).toHaveAttribute('href', `mailto:${mailbox}`);
  });

  it('leads to the contact page while nobody has set a mailbox [PUB-4] [READ-1]', async () => {
    await open(path, 'ar');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'صفحة الاتصال' })).toHaveAttribute('href', '/contact');
    expect(main.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  });

  it('lists its sections with links that work in either language [PUB-4]', async () => {
    const { unmount } = await open(path, 'ar');
    const anchors = anchorsIn('في هذه الصفحة');
    for (const anchor of anchors) expect(document.querySelector(`section${anchor} h2`)).not.toBeNull();
    unmount();
    await open(path, 'en');
    expect(anchorsIn('On this page')).toEqual(anchors);
  });
});

describe('the terms', () => {
  it('say the age, that payments stay and that subscriptions renew [PUB-4]', async () => {
    stubApi(commonHandlers());
    await open('/terms-of-service', 'en');
    const terms = screen.getByRole('article');
    expect(terms).toHaveTextContent('16 or older');
    expect(terms).toHaveTextContent('non-refundable unless the law requires');
    expect(terms).toHaveTextContent('renews automatically');
  });
});
