import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';

const main = () => within(screen.getByRole('main'));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const sampleCards = () => main().queryAllByRole('heading', { level: 3 });

describe('the landing page', () => {
  beforeEach(() => {
    stubApi(commonHandlers());
  });

  it('leads from the hero to /login and to the courses behind it [PUB-1]', () => {
    renderApp();
    expect(main().getByRole('link', { name: 'ابدأ التعلّم مجاناً' })).toHaveAttribute('href', '/login');
    expect(main().getByRole('link', { name: 'تصفّح الدورات' })).toHaveAttribute('href', '/login?redirect=courses');
  });

  it('has the nine shortcuts [PUB-1]', () => {
    renderApp();
    const section = main().getByRole('region', { name: 'كل ما تحتاجه في مكان واحد' });
    expect(hrefs(within(section).getAllByRole('link'))).toEqual([
      '/skills-assessment',
      '/project-builder',
      '/opportunities',
      '/ai-dashboard',
      '/services',
      '/dashboard',
      '/discussions',
      '/certificates',
      '/home',
    ]);
  });

  it('leads everybody to checking a certificate, from the showcase and the footer [CRT-4] [NAV-5]', () => {
    renderApp();
    const footer = within(screen.getByRole('contentinfo'));
    expect(main().getByRole('link', { name: 'تحقّق من شهادة' })).toHaveAttribute('href', '/verify');
    expect(footer.getByRole('link', { name: 'التحقق من شهادة' })).toHaveAttribute('href', '/verify');
  });

  it.each([
    ['الكل', 6],
    ['البرمجة', 1],
    ['الأعمال', 2],
    ['التصميم', 1],
    ['المهارات', 2],
  ])('filters the six sample courses by %s to %i [PUB-1]', async (track, count) => {
    const { user } = renderApp();
    await user.click(main().getByRole('button', { name: track }));
    expect(sampleCards()).toHaveLength(count);
  });

  it('leads from every sample course to the courses behind signing in [PUB-1]', () => {
    renderApp();
    const links = sampleCards().map((heading) => within(heading).getByRole('link'));
    expect(new Set(hrefs(links))).toEqual(new Set(['/login?redirect=courses']));
  });

  it('states the figures of the specification [PUB-1]', () => {
    renderApp();
    const figures = main().getByRole('region', { name: 'مسار بالأرقام' });
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '5000+متعلّم',
      '150+دورة',
      '2000+شهادة',
      '12+خدمة وأداة',
      '6مسارات مهنية',
      '4أدوار',
      'العربية والإنجليزيةلغتا المنصة',
    ]);
  });

  it('counts lessons and hours with the right Arabic forms, and in English [I18N-1]', () => {
    const { unmount } = renderApp();
    expect(main().getByText('9 دروس')).toBeInTheDocument();
    expect(main().getByText('ساعتان')).toBeInTheDocument();
    unmount();
    renderApp({ language: 'en' });
    expect(main().getByText('2 hours')).toBeInTheDocument();
  });
});
