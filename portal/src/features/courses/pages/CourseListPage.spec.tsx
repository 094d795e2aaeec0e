import { screen, waitFor, within } from '@testing-library/react';
import { aCourse, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, demoConfig, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const web = { id: 'web-development', nameAr: 'تطوير الويب', nameEn: 'Web development' };
const design = { id: 'design-creativity', nameAr: 'التصميم والإبداع', nameEn: 'Design and creativity' };

function openCourses(handlers: Handlers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const listed = handlers['GET /api/courses'] ?? (() => json([aCourse()]));
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([web, design]),
    'GET /api/enrollments': () => json([]),
    ...handlers,
    // The same to who did not choose an order, in theirs.
    'GET /api/courses': listed,
    'GET /api/ai/courses': listed,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/courses', ...options }) };
}

const never = () => new Promise<never>(() => undefined);

describe('the course list', () => {
  it('shows cards with category, lessons, hours, rating and price, and the count in words [CRS-1]', async () => {
    openCourses({ 'GET /api/courses': () => json([aCourse(), aCourse({ id: 'course-2', price: '15.00' })]) });
    expect(await screen.findByText('دورتان')).toBeInTheDocument();
    const [free, paid] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(free).toHaveTextContent('تطوير الويبأساسيات Reactمن أول مكوّن إلى إدارة الحالة.مبتدئ3 ساعات3 دروس');
    expect(free).toHaveTextContent('مع أحمد كريم');
    expect(free).toHaveTextContent('4.8');
    expect(free).toHaveTextContent('مجاناً');
    expect(paid).toHaveTextContent('$15');
  });

  it('narrows by price, length and language, says when nothing is left, and takes all of it back [CRS-11]', async () => {
    const asked: string[] = [];
    const { user } = openCourses({
      'GET /api/courses': (_call, query) => {
        asked.push(query.toString());
        return json(query.has('length') ? [] : [aCourse()]);
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'السعر' }), 'مجانية');
    await user.selectOptions(screen.getByRole('combobox', { name: 'اللغة' }), 'English');
    await user.selectOptions(screen.getByRole('combobox', { name: 'المدة' }), 'long');
    expect(await screen.findByRole('heading', { name: 'لا دورات تطابق التصفية' })).toBeInTheDocument();
    expect(asked.at(-1)).toContain('price=free&length=long&taughtIn=en');
    expect(window.location.search).toBe('?price=free&length=long&language=en');
    await user.click(screen.getByRole('button', { name: 'مسح عوامل التصفية' }));
    expect(await screen.findByText('دورة واحدة')).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('has the same choices on a sheet, which says on its button how many are made [CRS-11]', async () => {
    const { user } = openCourses({}, { at: '/courses?difficulty=beginner' });
    await user.click(await screen.findByRole('button', { name: 'تصفية (1)' }));
    const sheet = await screen.findByRole('dialog', { name: 'تصفية' });
    expect(within(sheet).getByRole('button', { name: 'مبتدئ', pressed: true })).toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: 'حتى 3\u00A0ساعات' }));
    expect(window.location.search).toBe('?difficulty=beginner&length=short');
    await user.click(within(sheet).getByRole('button', { name: 'مسح عوامل التصفية' }));
    expect(window.location.search).toBe('');
    await user.click(within(sheet).getByRole('button', { name: 'عرض النتائج' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('orders by the best fit while words are searched for, and by what is chosen [CRS-11]', async () => {
    const asked: string[] = [];
    const { user } = openCourses(
      {
        'GET /api/courses': (_call, query) => {
          asked.push(query.get('sort') ?? '');
          return json([aCourse()]);
        },
      },
      { at: '/courses?search=React' },
    );
    const order = await screen.findByRole('combobox', { name: 'الترتيب' });
    expect(order).toHaveDisplayValue('الأنسب لبحثك');
    await user.selectOptions(order, 'الأعلى تقييماً');
    await waitFor(() => expect(asked).toEqual(['fit', 'rating']));
  });

  it('is in the order in which it fits the reader unless another is chosen, which the address keeps [REC-4]', async () => {
    const { user, calls } = openCourses();
    const order = await screen.findByRole('combobox', { name: 'الترتيب' });
    expect(order).toHaveDisplayValue('الأنسب لك');
    await screen.findByText('دورة واحدة');
    await user.selectOptions(order, 'الأحدث');
    await waitFor(() => expect(window.location.search).toBe('?sort=newest'));
    await user.selectOptions(order, 'الأنسب لك');
    expect(window.location.search).toBe('');
    const lists = calls.map(({ path }) => path).filter((path) => path.endsWith('/courses'));
    expect(lists).toEqual(['/api/ai/courses', '/api/courses']);
  });

  it('shows what narrows it as chips on a phone, each taken back by one touch [CRS-11]', async () => {
    const { user } = openCourses({}, { at: '/courses?difficulty=beginner&price=free' });
    const chosen = await screen.findByRole('group', { name: 'التصفية المختارة' });
    await user.click(within(chosen).getByRole('button', { name: 'إزالة «مبتدئ»' }));
    expect(window.location.search).toBe('?price=free');
    expect(within(chosen).getAllByRole('button')).toHaveLength(1);
  });

  it('says kindly what comes before a course, and leads to the way [PRE-3]', async () => {
    const need = { skillId: 'html', labelAr: 'لغة HTML', labelEn: 'HTML', level: 2 };
    openCourses({ 'GET /api/courses': () => json([aCourse({ missingFirst: [need] }), aCourse({ id: 'course-2' })]) });
    const way = await screen.findByRole('link', { name: 'قبلها: لغة HTML' });
    expect(way).toHaveAttribute('href', '/courses/course-1#needs');
    expect(screen.getAllByRole('link', { name: /قبلها/ })).toHaveLength(1);
  });

  it('marks a course in preparation and offers no joining [CRS-10]', async () => {
    openCourses({ 'GET /api/courses': () => json([aCourse({ isInPreparation: true, followersCount: 12 })]) });
    expect(await screen.findByText('قيد الإعداد')).toBeInTheDocument();
    expect(screen.getByText('ينتظرها 12 شخصاً')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /التحق بالدورة/ })).not.toBeInTheDocument();
  });

  it('shows six skeletons while the first courses load [CRS-1]', async () => {
    openCourses({ 'GET /api/courses': never });
    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(6);
  });

  it('asks the server for words and filters, which the address keeps [CRS-1]', async () => {
    const asked: string[] = [];
    const { user } = openCourses({
      'GET /api/courses': (_call, query) => {
        asked.push(query.toString());
        return json([aCourse()]);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'تطوير الويب' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'المستوى' }), 'beginner');
    await user.type(screen.getByRole('searchbox', { name: 'ابحث في الدورات' }), 'React');
    await waitFor(() => expect(window.location.search).toContain('search=React'));
    expect(window.location.search).toBe('?search=React&category=web-development&difficulty=beginner');
    await waitFor(() => expect(asked.at(-1)).toContain('search=React&language=ar&categoryId=web-development'));
    expect(asked.filter((query) => query.includes('search='))).toHaveLength(1);
  });

  it('reads its filters from the address [CRS-1]', async () => {
    openCourses({}, { at: '/courses?search=React&category=design-creativity' });
    expect(await screen.findByRole('button', { name: 'التصميم والإبداع', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'ابحث في الدورات' })).toHaveValue('React');
  });

  it('says that there is no course yet where no filter hides any [CRS-1] [CON-5]', async () => {
    openCourses({ 'GET /api/courses': () => json([]) });
    expect(await screen.findByRole('heading', { name: 'لا دورات بعد' })).toBeInTheDocument();
    expect(screen.queryByText(/كلمات مختلفة/)).not.toBeInTheDocument();
  });

  it('says that nothing was found and clears the filters [CRS-1]', async () => {
    const { user } = openCourses(
      { 'GET /api/courses': (_call, query) => json(query.has('search') ? [] : [aCourse()]) },
      { at: '/courses?search=xyz' },
    );
    expect(await screen.findByRole('heading', { name: 'لا دورة بهذه الكلمات' })).toBeInTheDocument();
    expect(screen.getByText('جرّب البحث بكلمات مختلفة أو اختر تصنيفاً آخر')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'مسح عوامل التصفية' }));
    expect(await screen.findByText('دورة واحدة')).toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(screen.getByRole('searchbox', { name: 'ابحث في الدورات' })).toHaveValue('');
  });

  it('names what the search finds by another spelling where the list has nothing [CRS-1] [SRCH-1]', async () => {
    const title = [{ text: 'أساسيات البرمجة', match: true }];
    openCourses(
      {
        'GET /api/courses': () => json([]),
        'GET /api/search': (_call, query) =>
          json({
            groups:
              query.get('type') === 'course'
                ? [{ type: 'course', results: [{ id: 'c-1', href: '/courses/c-1', title }], total: 1, next: null }]
                : [],
          }),
      },
      { at: '/courses?search=programing' },
    );
    expect(await screen.findByRole('heading', { name: 'أقرب ما وجدناه' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'أساسيات البرمجة' })).toHaveAttribute('href', '/courses/c-1');
    expect(screen.getByRole('link', { name: 'ابحث في الموقع كله' })).toHaveAttribute('href', '/search?q=programing');
  });

  it('tells why courses could not be loaded and tries again [CRS-1]', async () => {
    let isBroken = true;
    const { user } = openCourses({
      'GET /api/courses': () => (isBroken ? problem(503, 'Service Unavailable') : json([aCourse()])),
    });
    expect(await screen.findByRole('heading', { name: 'خطأ في تحميل الدورات' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText('دورة واحدة')).toBeInTheDocument();
  });

  it('covers itself while enrolling, says that it worked and shows the enrolment [CRS-1, ENR-1]', async () => {
    let enrollments: unknown[] = [];
    let finish: () => void = () => undefined;
    const { user, calls } = openCourses({
      'GET /api/enrollments': () => json(enrollments),
      'POST /api/enrollments': async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        enrollments = [anEnrollment({ progress: '0.00' })];
        return { status: 201, body: enrollments[0] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'التحق بالدورة: أساسيات React' }));
    expect(await screen.findByText('جارٍ الالتحاق…')).toBeInTheDocument();
    finish();
    expect(await screen.findByText('التحقت بالدورة')).toBeInTheDocument();
    expect(screen.getByText('صرت من متعلّميها. ابدأ الدرس الأول.')).toBeInTheDocument();
    expect(await screen.findByText('التحقت · 0%')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('جارٍ الالتحاق…')).not.toBeInTheDocument());
    expect(calls).toContainEqual({ method: 'POST', path: '/api/enrollments', body: { courseId: 'course-1' } });
  });

  it('leads to the page of a course with a price to ask for a place; a granted one is joined with one press [PAY-1]', async () => {
    const priced = (id: string, titleAr: string) => aCourse({ id, titleAr, price: '15.00' });
    const place = { note: null, reason: null, askedAt: null, decidedAt: null };
    openCourses({
      'GET /api/auth/config': () => json({ ...demoConfig, demoMode: false }),
      'GET /api/courses': () => json([priced('one', 'تصميم'), priced('two', 'برمجة'), priced('three', 'كتابة')]),
      'GET /api/course-places': () =>
        json([
          { id: 'p2', courseId: 'two', state: 'asked', ...place },
          { id: 'p3', courseId: 'three', state: 'granted', ...place },
        ]),
    });
    expect(await screen.findByRole('link', { name: 'اطلب مقعداً: تصميم' })).toHaveAttribute('href', '/courses/one');
    expect(screen.getByRole('link', { name: 'طلبك قيد المراجعة: برمجة' })).toHaveAttribute('href', '/courses/two');
    expect(screen.getByRole('button', { name: 'ابدأ الدورة: كتابة' })).toBeInTheDocument();
  });

  it('tells in the words of the specification that enrolling failed [ENR-1]', async () => {
    const { user } = openCourses(
      { 'POST /api/enrollments': () => problem(404, 'Not Found', { detail: '' }) },
      { language: 'en' },
    );
    await user.click(await screen.findByRole('button', { name: 'Enrol now in React basics' }));
    expect(await screen.findByText('Enrollment Error')).toBeInTheDocument();
    expect(screen.getByText('An error occurred during enrollment')).toBeInTheDocument();
  });

  it('brings the next page by its cursor [CRS-7]', async () => {
    const link = '</api/courses?cursor=after-1>; rel="next"';
    const { user } = openCourses({
      'GET /api/courses': (_call, query) =>
        query.get('cursor') === 'after-1'
          ? json([aCourse({ id: 'course-2', titleAr: 'تصميم الهوية البصرية' })], { 'X-Total-Count': '2' })
          : json([aCourse()], { 'X-Total-Count': '2', Link: link }),
    });
    await user.click(await screen.findByRole('button', { name: 'عرض المزيد' }));
    expect(await screen.findByRole('link', { name: 'تصميم الهوية البصرية' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'أساسيات React' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'عرض المزيد' })).not.toBeInTheDocument();
  });
});
