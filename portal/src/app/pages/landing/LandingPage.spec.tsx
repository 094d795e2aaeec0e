import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aSitePage, aSiteText, type SitePageAnswer } from '#testing/site-pages';
import { commonHandlers, json, stubApi } from '#testing/stub-api';

const main = () => within(screen.getByRole('main'));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const cards = () => main().queryAllByRole('heading', { level: 3 });

const aCard = (categoryId: string, titleAr: string): SitePageAnswer['courses'][number] => ({
  id: null,
  titleAr,
  titleEn: titleAr,
  categoryId,
  difficulty: 'beginner',
  lessonsCount: 9,
  durationHours: 2,
  rating: '4.80',
  price: '0.00',
});
const courses = [
  aCard('web-development', 'React'),
  aCard('digital-marketing', 'تسويق'),
  aCard('business-management', 'خطة'),
  aCard('design-creativity', 'هوية'),
  aCard('personal-skills', 'مقابلة'),
  aCard('project-management', 'رشيقة'),
];

/** The page with what somebody set on it. */
function openLanding(set: Partial<SitePageAnswer>, options: Parameters<typeof renderApp>[0] = {}) {
  stubApi({ ...commonHandlers(), 'GET /api/site/landing': () => json(aSitePage('landing', set)) });
  return renderApp(options);
}

describe('the landing page', () => {
  beforeEach(() => {
    stubApi(commonHandlers());
  });

  it('leads from the hero to /login and to the courses behind it [PUB-1]', () => {
    renderApp();
    expect(main().getByRole('link', { name: 'ابدأ التعلّم' })).toHaveAttribute('href', '/login');
    expect(main().getByRole('link', { name: 'تصفّح الدورات' })).toHaveAttribute('href', '/login?redirect=courses');
  });

  it('leads from the hero to a whole lesson without an account, where one is open [PUB-1] [LSN-3]', async () => {
    stubApi({
      ...commonHandlers(),
      'GET /api/site/landing': () => json(aSitePage('landing', { openCourseId: 'course-7' })),
    });
    const { unmount } = renderApp({ at: '/' });
    expect(await screen.findByRole('link', { name: /بلا حساب/ })).toHaveAttribute(
      'href',
      '/courses/course-7/first-lesson',
    );
    unmount();
    stubApi(commonHandlers());
    renderApp({ at: '/' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /بلا حساب/ })).not.toBeInTheDocument();
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
    expect(main().getByRole('link', { name: 'التحقق من شهادة' })).toHaveAttribute('href', '/verify');
    expect(footer.getByRole('link', { name: 'التحقق من شهادة' })).toHaveAttribute('href', '/verify');
  });

  it.each([
    ['الكل', 6],
    ['البرمجة', 1],
    ['الأعمال', 2],
    ['التصميم', 1],
    ['المهارات', 2],
  ])('filters six courses by %s to %i [PUB-1]', async (track, count) => {
    const { user } = openLanding({ courses });
    await user.click(await main().findByRole('button', { name: track }));
    expect(cards()).toHaveLength(count);
  });

  it('leads from samples to the courses behind signing in, and from a real course to its page [PUB-1]', async () => {
    openLanding({ courses: [...courses.slice(1), { ...courses[0]!, id: 'course-1' }] });
    expect(await main().findByRole('link', { name: 'React' })).toHaveAttribute('href', '/courses/course-1');
    expect(main().getByRole('link', { name: 'تسويق' })).toHaveAttribute('href', '/login?redirect=courses');
  });

  it('shows the promise and the figures that somebody set [PUB-1] [READ-1]', async () => {
    openLanding({
      texts: [aSiteText('headline', 'من أول درس'), aSiteText('headlineEnd', 'إلى أول فرصة عمل')],
      figures: [
        { name: 'learners', value: 5000, isAtLeast: true },
        { name: 'courses', value: 3, isAtLeast: false },
      ],
    });
    expect(await main().findByText('5000+')).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('من أول درسإلى أول فرصة عمل');
    const figures = within(main().getByRole('region', { name: 'المنصة بالأرقام' })).getAllByRole('listitem');
    expect(figures.map((item) => item.textContent)).toEqual([
      '5000+متعلّم',
      '3دورة',
      '6مسارات مهنية',
      '4أدوار',
      'العربية والإنجليزيةلغتا المنصة',
    ]);
  });

  it('says nothing that nobody set: no course, no count, no example [READ-1] [READ-2]', async () => {
    stubApi({
      ...commonHandlers(),
      'GET /api/site/shell': () =>
        json(
          aSitePage('shell', { organization: { nameAr: 'مؤسسة نور', nameEn: 'Noor', logoUrl: null, socialLinks: [] } }),
        ),
    });
    renderApp();
    expect(await main().findByRole('heading', { level: 1, name: 'مؤسسة نور' })).toBeInTheDocument();
    expect(cards()).toEqual([]);
    expect(main().queryByRole('heading', { name: 'اختر مسارك' })).not.toBeInTheDocument();
    const figures = within(main().getByRole('region', { name: 'المنصة بالأرقام' })).getAllByRole('listitem');
    expect(figures).toHaveLength(3);
    for (const untrue of [/React/, /سارة/, /12 ردّاً/, /5000/, /150/, /مجاناً/]) {
      expect(screen.queryByText(untrue)).not.toBeInTheDocument();
    }
  });

  it('counts lessons and hours with the right Arabic forms, and in English [I18N-1]', async () => {
    const { unmount } = openLanding({ courses: courses.slice(0, 1) });
    expect(await main().findAllByText('9 دروس')).not.toEqual([]);
    expect(main().getByText('ساعتان')).toBeInTheDocument();
    unmount();
    openLanding({ courses: courses.slice(0, 1) }, { language: 'en' });
    expect(await main().findByText('2 hours')).toBeInTheDocument();
  });
});
