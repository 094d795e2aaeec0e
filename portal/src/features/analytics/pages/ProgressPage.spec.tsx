import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { ownFigures } from '../testing/a-report';

function open(handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/analytics/dashboard': () => json(ownFigures()),
    'GET /api/analytics/learning-days': () =>
      json([
        { day: '2026-11-22', minutes: 20 },
        { day: '2026-11-23', minutes: 20 },
      ]),
    'GET /api/enrollments': () => json([]),
    'GET /api/profile/skills': () => json([]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/progress', language }) };
}

describe('/progress', () => {
  it('shows figures, streak and what comes next [ANL-2]', async () => {
    open();
    const figures = await screen.findByRole('region', { name: 'أرقامي' });
    expect(await within(figures).findByText('أطول سلسلة: 6 أيام')).toBeInTheDocument();
    expect(figures).toHaveTextContent('دقائق هذا الأسبوع40');
    expect(await screen.findByText('تعلّمت 4 أيام متتالية.')).toBeInTheDocument();
    expect(screen.getByText(/تعلّم اليوم حتى لا تنقطع السلسلة/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'تابع الدرس' })).toHaveAttribute(
      'href',
      '/courses/course-1/lessons/lesson-3',
    );
  });

  it('draws the days of twelve weeks, and gives them as a table too [ANL-2] [A11Y-1]', async () => {
    const { user } = open({}, 'en');
    expect(await screen.findByRole('img', { name: 'You learned on 2 days within 12 weeks' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'The days as a table' }));
    const days = await screen.findByRole('region', { name: 'The days as a table' });
    expect(within(days).getAllByRole('row', { hidden: true })).toHaveLength(3);
    const weeks = screen.getByRole('figure', { name: 'Minutes of learning each week' });
    const rows = within(weeks).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)).toHaveTextContent('Week of 21 November40');
  });

  it('says of each course how far it is, and of none that there is none yet [ANL-2]', async () => {
    const course = { titleAr: 'أساسيات HTML', titleEn: 'HTML foundations' };
    const { unmount } = open({
      'GET /api/enrollments': () => json([{ id: 'e1', courseId: 'course-1', progress: '40.00', course }]),
    });
    const courses = within(await screen.findByRole('region', { name: 'دوراتي' }));
    const [row, ...others] = await courses.findAllByRole('listitem');
    expect(others).toEqual([]);
    expect(row).toHaveTextContent('أساسيات HTML40%');
    expect(within(row!).getByRole('link')).toHaveAttribute('href', '/courses/course-1');
    expect(within(row!).getByRole('progressbar', { name: /أساسيات HTML/ })).toHaveAttribute('aria-valuenow', '40');
    expect(courses.queryByText(/لم تلتحق/)).toBeNull();
    unmount();
    open();
    const none = within(await screen.findByRole('region', { name: 'دوراتي' }));
    expect(await none.findByText(/لم تلتحق/)).toBeInTheDocument();
    expect(none.queryByRole('list')).toBeNull();
  });

  it('asks in the zone of the device [ANL-2]', async () => {
    const asked: string[] = [];
    open({
      'GET /api/analytics/dashboard': (_, query) => {
        asked.push(query.get('timeZone') ?? '');
        return json(ownFigures());
      },
    });
    await screen.findByText('تعلّمت 4 أيام متتالية.');
    expect(asked).toEqual([new Intl.DateTimeFormat().resolvedOptions().timeZone]);
  });

  it('tells a newcomer how to begin [ANL-2]', async () => {
    const none = { totalEnrollments: 0, learningStreak: 0, longestStreak: 0, weekMinutes: 0, nextStep: null };
    open({
      'GET /api/analytics/dashboard': () => json(ownFigures(none)),
      'GET /api/analytics/learning-days': () => json([]),
    });
    expect(await screen.findByText('تعلّم اليوم لتبدأ سلسلة جديدة.')).toBeInTheDocument();
    expect(screen.getByText('لا تعلّم في هذه الأسابيع. افتح درساً وستراه هنا.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'تصفّح الدورات' })).toHaveAttribute('href', '/courses');
  });

  it('says when the figures cannot be loaded, and tries again [ANL-2]', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /api/analytics/dashboard': () => (isBroken ? problem(500, 'Unexpected') : json(ownFigures())),
    });
    expect(await screen.findByText('تعذّر تحميل أرقامك')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /إعادة المحاولة|حاول/ }));
    expect(await screen.findByText('تعلّمت 4 أيام متتالية.')).toBeInTheDocument();
  });
});
