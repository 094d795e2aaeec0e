import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aGroup, aResult } from '../testing/search-answers';

const at = (query: Record<string, string>) => `/search?${new URLSearchParams(query).toString()}`;

const lessons = aGroup({
  type: 'lesson',
  total: 12,
  results: [aResult({ type: 'lesson', id: 'l-1', href: '/courses/c-1/lessons/l-1' })],
});

function openSearch(handlers: Handlers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const asked: string[] = [];
  stubApi({
    ...commonHandlers(),
    'GET /api/search': (_, query) => {
      asked.push(query.toString());
      return json({ groups: query.get('q') === 'zzz' ? [] : [aGroup(), lessons] });
    },
    'GET /api/search/suggestions': () => json([]),
    ...handlers,
  });
  return { asked, ...renderApp({ at: at({ q: 'برمجة' }), ...options }) };
}

const never = () => new Promise<never>(() => undefined);
const field = () => screen.findByRole('searchbox', { name: 'ابحث في الموقع' });

describe('/search', () => {
  it('shows the best of each kind with the found words marked [SRCH-1]', async () => {
    openSearch();
    const courses = await screen.findByRole('region', { name: 'الدورات' });
    const link = within(courses).getByRole('link', { name: 'أساسيات البرمجة' });
    expect(link).toHaveAttribute('href', '/courses/course-1');
    expect(within(link).getByText('البرمجة').tagName).toBe('MARK');
    expect(screen.getByText('13 نتيجة')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'الدروس' })).toHaveTextContent('في دورة');
    expect(document.title).toBe('نتائج «برمجة» · مسار');
  });

  it('shows assignments with the name of their course [SRCH-2] [ASG-1]', async () => {
    const assignment = aResult({
      type: 'assignment',
      id: 'a-1',
      title: [{ text: 'صمّم صفحتك', match: true }],
      within: ['أساسيات الويب'],
      href: '/courses/c-1/assignments/a-1',
    });
    openSearch({ 'GET /api/search': () => json({ groups: [aGroup({ type: 'assignment', results: [assignment] })] }) });
    const group = await screen.findByRole('region', { name: 'الواجبات' });
    expect(group).toHaveTextContent('أساسيات الويب');
    expect(within(group).getByRole('link', { name: 'صمّم صفحتك' })).toHaveAttribute('href', assignment.href);
  });

  it('shows places inside lessons with the names of course and lesson, each of one lesson for itself [SRCH-2]', async () => {
    const place = (name: string) =>
      aResult({
        type: 'section',
        id: 'l-1',
        title: [{ text: name, match: true }],
        within: ['صنعة الخشب', 'ورشتنا'],
        href: `/courses/c-1/lessons/l-1#${name}`,
      });
    openSearch({
      'GET /api/search': () =>
        json({ groups: [aGroup({ type: 'section', results: [place('الغراء'), place('المسامير')] })] }),
    });
    const inside = await screen.findByRole('region', { name: 'داخل الدروس' });
    const [glue, nails] = within(inside).getAllByRole('listitem');
    expect(glue).toHaveTextContent('صنعة الخشبورشتنا');
    expect(within(nails!).getByRole('link', { name: 'المسامير' })).toHaveAttribute(
      'href',
      '/courses/c-1/lessons/l-1#المسامير',
    );
  });

  it('shows texts as texts, never as HTML [SRCH-1]', async () => {
    const title = [{ text: '<img src=x onerror=alert(1)>', match: true }];
    openSearch({ 'GET /api/search': () => json({ groups: [aGroup({ results: [aResult({ title })] })] }) });
    expect(await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeInTheDocument();
  });

  it('asks for what is typed after a pause, in the language of the page, and keeps it in the address [NAV-3]', async () => {
    const { user, asked } = openSearch();
    await user.clear(await field());
    await user.type(await field(), 'تصميم');
    await waitFor(() => expect(window.location.search).toBe(`?q=${encodeURIComponent('تصميم')}`));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(new URLSearchParams(asked[1]).toString()).toBe(
      new URLSearchParams({ q: 'تصميم', language: 'ar' }).toString(),
    );
  });

  it('pages through one kind, chosen by its chip or its link [SRCH-1]', async () => {
    const next = aGroup({
      type: 'lesson',
      total: 12,
      results: [aResult({ type: 'lesson', id: 'l-2', title: [{ text: 'درس آخر', match: false }] })],
    });
    const { user } = openSearch({
      'GET /api/search': (_, query) => {
        if (query.get('type') !== 'lesson') return json({ groups: [aGroup(), lessons] });
        return json({ groups: [query.get('cursor') === 'after-1' ? next : { ...lessons, next: 'after-1' }] });
      },
    });
    expect(await screen.findByRole('link', { name: 'كل الدروس (12)' })).toHaveAttribute(
      'href',
      at({ q: 'برمجة', type: 'lesson' }),
    );
    await user.click(screen.getByRole('button', { name: 'الدروس (12)' }));
    expect(window.location.search).toContain('type=lesson');
    await user.click(await screen.findByRole('button', { name: 'عرض المزيد' }));
    expect(await screen.findByRole('link', { name: 'درس آخر' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'أساسيات البرمجة' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'عرض المزيد' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'الكل' }));
    expect(await screen.findByRole('region', { name: 'الدورات' })).toBeInTheDocument();
  });

  it('says that no result is of the chosen kind, and shows all kinds then [SRCH-1]', async () => {
    const { user } = openSearch(
      {
        'GET /api/search': (_, query) => json({ groups: query.has('type') ? [] : [aGroup()] }),
      },
      { at: at({ q: 'برمجة', type: 'job' }) },
    );
    expect(await screen.findByRole('heading', { name: 'لا نتائج من هذا النوع' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'الوظائف (0)', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'عرض كل الأنواع' }));
    expect(await screen.findByRole('region', { name: 'الدورات' })).toBeInTheDocument();
  });

  it('tells which word it found in the place of a misspelt one [SRCH-1]', async () => {
    const found = aResult({ title: [{ text: 'JavaScript', match: true }] });
    openSearch(
      { 'GET /api/search': () => json({ groups: [aGroup({ results: [found] })] }) },
      { at: at({ q: 'javscript' }) },
    );
    expect(await screen.findByText(/أقرب ما وجدناه:/)).toHaveTextContent('نتيجة واحدة · أقرب ما وجدناه: JavaScript');
  });

  it('says that nothing was found and what might be meant [SRCH-1]', async () => {
    openSearch(
      {
        'GET /api/search/suggestions': () =>
          json([{ type: 'course', id: 'c-1', title: 'أساسيات البرمجة', href: '/courses/c-1' }]),
      },
      { at: at({ q: 'zzz' }) },
    );
    expect(await screen.findByRole('heading', { name: 'لم نجد ما يطابق بحثك' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'هل تقصد؟' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'أساسيات البرمجة' })).toHaveAttribute('href', '/courses/c-1');
  });

  it('tells why a search failed and tries again [SRCH-1]', async () => {
    let isBroken = true;
    const { user } = openSearch({
      'GET /api/search': () => (isBroken ? problem(503, 'Service Unavailable') : json({ groups: [aGroup()] })),
    });
    expect(await screen.findByRole('heading', { name: 'تعذّر البحث' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('region', { name: 'الدورات' })).toBeInTheDocument();
  });

  it('has the shape of results while it searches [SRCH-1]', async () => {
    openSearch({ 'GET /api/search': never });
    expect(await screen.findByRole('status', { name: 'جارٍ البحث' })).toBeInTheDocument();
  });

  it('offers examples before anything is typed, and asks for nothing [NAV-3]', async () => {
    const { asked } = openSearch({}, { at: '/search', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Search everything here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'JavaScript' })).toHaveAttribute('href', at({ q: 'JavaScript' }));
    expect(asked).toEqual([]);
  });

  it('asks visitors, and only them, to log in for the rest [SRCH-1]', async () => {
    const { unmount } = openSearch();
    await screen.findByRole('region', { name: 'الدورات' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?redirect=search%3Fq%3D/),
    );
    unmount();
    rememberAs(aUser());
    openSearch(commonHandlers(aUser()));
    await screen.findByRole('region', { name: 'الدورات' });
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'تسجيل الدخول' })).not.toBeInTheDocument();
  });
});
