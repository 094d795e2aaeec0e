import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { courseFigures, courseReport, learnerAtRisk } from '../testing/a-report';

const teacher = aUser({ role: 'instructor', name: 'أحمد كريم' });
const courses = '/api/instructor/analytics/courses';

function open(at: string, handlers: Handlers = {}, language: 'ar' | 'en' = 'ar', user = teacher) {
  stubApi({
    ...commonHandlers(user),
    'GET /api/instructor/analytics/weeks': () => json(courseReport().weeks),
    [`GET ${courses}`]: () => json([courseFigures()]),
    [`GET ${courses}/course-1`]: () => json(courseReport()),
    [`GET ${courses}/course-1/at-risk`]: () => json([learnerAtRisk()], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at, language });
}

describe('/analytics', () => {
  it('lists own courses in figures, with the weeks of all above them [ANL-2] [DSH-1]', async () => {
    open('/analytics');
    expect(await screen.findByRole('link', { name: 'فتح تقرير أساسيات HTML' })).toHaveAttribute(
      'href',
      '/analytics/course-1',
    );
    expect(screen.getByText('20 متعلّماً')).toBeInTheDocument();
    expect(screen.getByText('أتمّها 25%')).toBeInTheDocument();
    const weeks = await screen.findByRole('figure', { name: 'الالتحاق والإتمام في كل أسبوع' });
    expect(within(weeks).getAllByRole('row', { hidden: true })[1]).toHaveTextContent('أسبوع 14 تشرين الثاني41');
  });

  it('invites to write a course where there is none, and stays shut for learners [ANL-2] [SEC-1]', async () => {
    const view = open('/analytics', { [`GET ${courses}`]: () => json([]) });
    expect(await screen.findByRole('link', { name: 'إنشاء دورة' })).toHaveAttribute('href', '/create-course');
    view.unmount();
    open('/analytics', {}, 'ar', aUser());
    expect(await screen.findByText(/غير مصرح/)).toBeInTheDocument();
  });
});

describe('/analytics/{id}', () => {
  it('shows where learners stop, marking the lesson before which most did [ANL-2]', async () => {
    open('/analytics/course-1', {}, 'en');
    const funnel = await screen.findByRole('figure', { name: 'Where learners stop' });
    const steps = within(funnel).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('Joined the course20100%'),
      expect.stringMatching(
        /The structure of a page1680%.*1\slearner stopped before completing it · half of those in it spent 12\sminutes or less/,
      ),
      expect.stringMatching(/Text945%.*6\slearners stopped before completing it/),
    ]);
    expect(screen.getByText('4.5 on average, 2 ratings')).toBeInTheDocument();
  });

  it('names learners who may need help with every reason, and the rule [ANL-2]', async () => {
    open('/analytics/course-1');
    const learner = await screen.findByRole('heading', { name: 'سيف صالح' });
    const row = within(learner.closest('li') as HTMLElement);
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'لم يجتز اختبار «هيكل الصفحة» (أفضل نتيجة 33%)',
      'لا نشاط منذ 20 يوماً',
      'أبطأ من المعتاد: مضى 35 يوماً، والوسيط 21 يوماً',
    ]);
    expect(screen.getByText('كيف نختارهم؟')).toBeInTheDocument();
  });

  it('says which question deserves a look, and offers each table as a file [ANL-2]', async () => {
    open('/analytics/course-1', {}, 'en');
    const table = within(await screen.findByRole('region', { name: 'Table of questions' }));
    expect(table.getByRole('row', { name: /Where does the content go/ })).toHaveTextContent('Very hard1225%0.33');
    expect(screen.getByRole('link', { name: 'Lessons' })).toHaveAttribute(
      'href',
      '/api/instructor/analytics/courses/course-1/export?table=lessons&language=en',
    );
  });

  it('says that figures over very many are counted for the first time, and shows them by itself [SCL-1] [ANL-2]', async () => {
    let isCounted = false;
    const counted = (answer: ReturnType<typeof json>) =>
      isCounted ? answer : problem(429, 'Too Many Requests', { code: 'platform.being_counted', seconds: 0.05 });
    open('/analytics/course-1', {
      [`GET ${courses}/course-1`]: () => counted(json(courseReport(), { 'X-Counted-At': '2026-11-24T10:00:00.000Z' })),
      [`GET ${courses}/course-1/at-risk`]: () => counted(json([learnerAtRisk()], { 'X-Total-Count': '1' })),
    });
    const words = 'نعدّ الأرقام لأول مرة، وتظهر بعد لحظات.';
    expect(await screen.findAllByText(words)).toHaveLength(2);
    expect(screen.queryByText('تعذّر تحميل التقارير')).not.toBeInTheDocument();
    isCounted = true;
    expect(await screen.findByText('أساسيات HTML')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'سيف صالح' })).toBeInTheDocument();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByText(/عُدّت هذه الأرقام/)).toBeInTheDocument();
  });

  it('shows figures as they were until they are counted anew [SCL-1] [ANL-2]', async () => {
    const answers = [
      json(courseReport({ enrollments: 40_000 }), {
        'X-Counted-At': '2026-11-23T10:00:00.000Z',
        'Retry-After': '0.05',
      }),
      json(courseReport({ enrollments: 41_000 }), { 'X-Counted-At': '2026-11-24T10:00:00.000Z' }),
    ];
    let asked = 0;
    open(
      '/analytics/course-1',
      { [`GET ${courses}/course-1`]: () => answers[asked++] ?? problem(500, 'Asked again') },
      'en',
    );
    expect((await screen.findAllByText('41,000')).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Counted/)).toBeInTheDocument();
    expect(asked).toBe(2);
  });

  it('says that there is no report on the course of somebody else [ANL-2]', async () => {
    open('/analytics/other', { [`GET ${courses}/other`]: () => problem(404, 'Not Found') });
    expect(await screen.findByText('لا تقرير لهذه الدورة')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'كل التقارير' })).toHaveAttribute('href', '/analytics');
  });
});
