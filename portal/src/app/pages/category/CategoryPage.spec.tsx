import { categoryIds } from '@masar/domain';
import { screen, within } from '@testing-library/react';
import { aCourse } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aSitePage, aSiteText } from '#testing/site-pages';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

type Options = Parameters<typeof renderApp>[0];

async function openAsVisitor(options: Options = {}) {
  const calls = stubApi(commonHandlers());
  const view = renderApp({ at: '/web-development', ...options });
  await screen.findByRole('heading', { level: 1 });
  return { calls, ...view };
}

function openSignedIn(handlers: Handlers = {}, options: Options = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([]),
    'GET /api/ai/courses': () => json([aCourse()]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/web-development', ...options }) };
}

const never = () => new Promise<never>(() => undefined);

describe('the category pages', () => {
  it('show the figures that somebody set or that are counted, as up to three tiles [PUB-3] [READ-1]', async () => {
    stubApi({
      ...commonHandlers(),
      'GET /api/site/web-development': () =>
        json(
          aSitePage('web-development', {
            figures: [
              { name: 'courses', value: 15, isAtLeast: true },
              { name: 'students', value: 2500, isAtLeast: true },
              { name: 'placement', value: 95, isAtLeast: false },
            ],
          }),
        ),
    });
    renderApp({ at: '/web-development' });
    const tiles = within(await screen.findByRole('region', { name: 'المسار بالأرقام' })).getAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent)).toEqual(['15+دورة', '2,500+متعلّم', '95%نسبة التوظيف']);
  });

  it('claim nothing that nobody set [PUB-3] [READ-1] [READ-2]', async () => {
    await openAsVisitor();
    expect(screen.queryByRole('region', { name: 'المسار بالأرقام' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'ماذا ستتعلّم؟' })).not.toBeInTheDocument();
    expect(screen.queryByText(/نسبة التوظيف|%/)).not.toBeInTheDocument();
  });

  it.each(categoryIds)(
    'have a name and the skills that are written, in both languages: /%s [PUB-3] [I18N-1]',
    async (id) => {
      const skills = aSiteText('skills', 'أساس\nجملة\nأ، ب\n\nبناء\nجملة', 'Basics\nA sentence\nA, B\n\nBuilding\nOne');
      const told = [];
      for (const language of ['ar', 'en'] as const) {
        stubApi({ ...commonHandlers(), [`GET /api/site/${id}`]: () => json(aSitePage(id, { texts: [skills] })) });
        const { unmount } = renderApp({ at: `/${id}`, language });
        const region = within(
          await screen.findByRole('region', { name: language === 'ar' ? 'ماذا ستتعلّم؟' : 'What you will learn' }),
        );
        expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(2);
        expect(region.getByText(language === 'ar' ? 'ب' : 'B')).toBeInTheDocument();
        told.push(screen.getByRole('heading', { level: 1 }).textContent);
        unmount();
      }
      expect(new Set(told).size).toBe(2);
    },
  );

  it('ask visitors to sign in, bring them back, and fetch no courses for them [PUB-3] [NAV-8]', async () => {
    const { calls } = await openAsVisitor({ at: '/digital-marketing' });
    const invitation = within(screen.getByRole('region', { name: 'دورات المسار' }));
    const link = invitation.getByRole('link', { name: 'تسجيل الدخول' });
    expect(link).toHaveAttribute('href', '/login?redirect=digital-marketing');
    expect(calls.map(({ path }) => path)).not.toContain('/api/courses');
  });

  it('lead visitors to a whole lesson of the track without an account [PUB-3] [LSN-3]', async () => {
    stubApi({
      ...commonHandlers(),
      'GET /api/site/web-development': () => json(aSitePage('web-development', { openCourseId: 'course-7' })),
    });
    renderApp({ at: '/web-development' });
    const way = await screen.findByRole('link', { name: /بلا حساب/ });
    expect(way).toHaveAttribute('href', '/courses/course-7/first-lesson');
  });

  it('show the signed-in the courses of their category only [PUB-3]', async () => {
    const asked: (string | null)[] = [];
    openSignedIn({
      'GET /api/ai/courses': (_call, query) => {
        asked.push(query.get('categoryId'));
        return json([aCourse()]);
      },
    });
    expect(await screen.findByRole('link', { name: 'أساسيات React' })).toHaveAttribute('href', '/courses/course-1');
    expect(screen.queryByRole('heading', { name: 'ادخل لترى الدورات' })).not.toBeInTheDocument();
    expect(asked).toEqual(['web-development']);
  });

  it('show six skeletons while the courses load [PUB-3]', async () => {
    openSignedIn({ 'GET /api/ai/courses': never });
    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(6);
  });

  it.each([
    ['ar', 'لا توجد دورات متاحة', 'ستُضاف دورات جديدة قريباً', 'تصفّح دورات أخرى'],
    ['en', 'No courses available', 'New courses will be added soon', 'Browse other courses'],
  ] as const)('say in %s that there are no courses yet, and where others are [PUB-3] [NAV-9]', async (...words) => {
    const [language, title, hint, link] = words;
    openSignedIn({ 'GET /api/ai/courses': () => json([]) }, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/courses');
  });

  it('tell why courses could not be loaded and try again [PUB-3] [NAV-9]', async () => {
    let isBroken = true;
    const { user } = openSignedIn({
      'GET /api/ai/courses': () => (isBroken ? problem(503, 'Service Unavailable') : json([aCourse()])),
    });
    expect(await screen.findByRole('heading', { name: 'خطأ في تحميل الدورات' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('link', { name: 'أساسيات React' })).toBeInTheDocument();
  });

  it('lead on to the five other tracks [PUB-3]', async () => {
    const { user } = await openAsVisitor();
    const others = screen.getByRole('navigation', { name: 'مسارات أخرى' });
    expect(within(others).getAllByRole('link')).toHaveLength(5);
    await user.click(within(others).getByRole('link', { name: 'إدارة المشاريع' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'إدارة المشاريع' })).toBeInTheDocument();
    expect(document.title).toBe('إدارة المشاريع · مسار');
  });
});
