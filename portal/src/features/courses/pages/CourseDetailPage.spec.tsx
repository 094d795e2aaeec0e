import { screen, waitFor, within } from '@testing-library/react';
import type { MyPlace } from '#subjects/courses/course-answers';
import { aCourseDetail, aCurriculum, anEnrollment, aReview } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, demoConfig, type Handlers, json, problem, stubApi } from '#testing/stub-api';

function openCourse(handlers: Handlers = {}, at = '/courses/course-1') {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/lessons': () => json(aCurriculum()),
    'GET /api/courses/course-1/reviews': () => json([]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at }) };
}

const live: Handlers = {
  'GET /api/auth/config': () => json({ ...demoConfig, demoMode: false }),
  'GET /api/courses/course-1': () => json(aCourseDetail({ price: '25.00' })),
};

const aPlace = (changes: Partial<MyPlace> = {}): MyPlace => ({
  id: 'place-1',
  courseId: 'course-1',
  state: 'asked',
  note: null,
  reason: null,
  askedAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  ...changes,
});

const enrolled = (progress: string) => ({ 'GET /api/enrollments': () => json([anEnrollment({ progress })]) });

describe('the page of a course', () => {
  it('shows header, four tabs, price and certificate card [CRS-2]', async () => {
    openCourse();
    expect(await screen.findByRole('heading', { level: 1, name: 'أساسيات React' })).toBeInTheDocument();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['نظرة عامة', 'المنهج', 'المدرّب', 'التقييمات']);
    for (const fact of ['4.8', '4 تقييمات', '12 متعلّماً', '3 ساعات', '3 دروس', 'مجاناً', 'كتابة مكوّن']) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
    expect(screen.getByRole('heading', { name: 'شهادة موثّقة' })).toBeInTheDocument();
    expect(document.title).toBe('أساسيات React · مسار');
  });

  it('offers to join only once it is known who has joined [CRS-2]', async () => {
    let tell: (answer: ReturnType<typeof json>) => void = () => undefined;
    openCourse({ 'GET /api/enrollments': () => new Promise((resolve) => (tell = resolve)) });
    expect(await screen.findByText('مجاناً')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'التحق بالدورة' })).not.toBeInTheDocument();
    tell(json([]));
    expect(await screen.findByRole('button', { name: 'التحق بالدورة' })).toBeInTheDocument();
  });

  it('lets a learner leave after saying what stays, and offers to join again [LRN-2]', async () => {
    let isEnrolled = true;
    const { user, calls } = openCourse({
      'GET /api/enrollments': () => json(isEnrolled ? [anEnrollment({ progress: '33.33' })] : []),
      'DELETE /api/courses/course-1/enrollment': () => {
        isEnrolled = false;
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'مغادرة الدورة' }));
    const dialog = await screen.findByRole('dialog', { name: 'مغادرة الدورة؟' });
    expect(dialog).toHaveTextContent(/يُحفظ تقدّمك سنة/);
    await user.click(within(dialog).getByRole('button', { name: 'البقاء فيها' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'مغادرة الدورة' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'مغادرة الدورة' }));
    expect(await screen.findByText('غادرت الدورة')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'التحق بالدورة' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'مغادرة الدورة' })).not.toBeInTheDocument();
  });

  it('stays as it was when leaving fails, and says so [LRN-2]', async () => {
    const { user } = openCourse({
      ...enrolled('33.33'),
      'DELETE /api/courses/course-1/enrollment': () => problem(503, 'الخادم مشغول'),
    });
    await user.click(await screen.findByRole('button', { name: 'مغادرة الدورة' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'مغادرة الدورة' }));
    expect(await screen.findByText('تعذّرت مغادرة الدورة')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'مغادرة الدورة' })).toBeEnabled();
  });

  it('opens only the first lesson before enrolling; the others are labelled as locked [LSN-1]', async () => {
    const { user } = openCourse();
    await user.click(await screen.findByRole('tab', { name: 'المنهج' }));
    expect(await screen.findByRole('link', { name: 'بداية سريعة' })).toHaveAttribute(
      'href',
      '/courses/course-1/lessons/lesson-1',
    );
    expect(screen.getAllByText('مقفل')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'التفكير على طريقة React' })).not.toBeInTheDocument();
    expect(screen.getByText('6 دقائق')).toBeInTheDocument();
    expect(screen.getByText('10 دقائق')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=curriculum');
  });

  it('shows the lessons first to who is enrolled, and the overview behind them [CRS-2]', async () => {
    const { user } = openCourse(enrolled('33.33'));
    expect(await screen.findByRole('tab', { name: 'المنهج', selected: true })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'المنهج',
      'نظرة عامة',
      'المدرّب',
      'التقييمات',
    ]);
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('tab', { name: 'نظرة عامة' }));
    expect(window.location.search).toBe('?tab=overview');
  });

  it('moves between tabs by arrow keys in reading direction [A11Y-1]', async () => {
    const { user } = openCourse();
    await user.click(await screen.findByRole('tab', { name: 'نظرة عامة' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'المنهج', selected: true })).toHaveFocus();
  });

  it('asks who learns how both names shall stand on the certificate, once [CRT-12]', async () => {
    const before = aUser({ nameEn: null, certificateNamesConfirmed: false });
    let isConfirmed = false;
    const { user, calls } = openCourse({
      ...enrolled('33.33'),
      'GET /api/auth/user': () => json(isConfirmed ? aUser() : before),
      'PATCH /api/profile': () => {
        isConfirmed = true;
        return json(aUser());
      },
    });
    expect(await screen.findByRole('heading', { name: 'كيف يُكتب اسمك على الشهادة؟' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'الاسم الكامل بالعربية' })).toHaveValue('سارة علي حسن');
    await user.type(screen.getByRole('textbox', { name: 'الاسم الكامل بالحروف اللاتينية' }), 'Sara Ali Hasan');
    expect(within(screen.getByRole('figure')).getByText('Sara Ali Hasan')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'الاسمان صحيحان' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        nameAr: 'سارة علي حسن',
        nameEn: 'Sara Ali Hasan',
        confirmsCertificateNames: true,
      }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'كيف يُكتب اسمك على الشهادة؟' })).not.toBeInTheDocument(),
    );
  });

  it('goes on with the next open lesson when enrolled [CRS-2]', async () => {
    openCourse(enrolled('33.33'));
    expect(await screen.findByText('التحقت بهذه الدورة')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'تقدّمك في أساسيات React' })).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByRole('link', { name: 'تابع التعلّم' })).toHaveAttribute(
      'href',
      '/courses/course-1/lessons/lesson-2',
    );
  });

  describe('in preparation', () => {
    const toCome = (changes = {}) => aCourseDetail({ isInPreparation: true, followersCount: 2, ...changes });
    const shown = (changes = {}): Handlers => ({ 'GET /api/courses/course-1': () => json(toCome(changes)) });

    it('says so, offers no joining, and is followed and unfollowed with the count [CRS-10]', async () => {
      let isFollowed = false;
      const answer = () => ({ followersCount: isFollowed ? 3 : 2, isFollowed });
      const { user } = openCourse({
        'GET /api/courses/course-1': () => json(toCome(answer())),
        'POST /api/courses/course-1/follow': () => {
          isFollowed = true;
          return json(answer());
        },
        'DELETE /api/courses/course-1/follow': () => {
          isFollowed = false;
          return json(answer());
        },
      });
      await user.click(await screen.findByRole('button', { name: 'متابعة الدورة' }));
      expect(await screen.findByText('ينتظرها 3 أشخاص')).toBeInTheDocument();
      expect(screen.getByText('تتابعها')).toBeInTheDocument();
      expect(screen.getByText('قيد الإعداد')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'التحق بالدورة' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'إلغاء المتابعة' }));
      expect(await screen.findByText('ينتظرها شخصان')).toBeInTheDocument();
    });

    it('tells why following failed: refused by the server, or without network [CRS-10]', async () => {
      let isOffline = true;
      const offline = () => Promise.reject<never>(new TypeError('Failed to fetch'));
      const refusal = () => problem(409, 'Conflict', { detail: 'هذه الدورة مكتملة؛ يمكنك الالتحاق بها الآن.' });
      const { user } = openCourse({
        ...shown(),
        'POST /api/courses/course-1/follow': () => (isOffline ? offline() : refusal()),
      });
      await user.click(await screen.findByRole('button', { name: 'متابعة الدورة' }));
      expect(await screen.findByText('لم تتغيّر المتابعة')).toBeInTheDocument();
      isOffline = false;
      await user.click(await screen.findByRole('button', { name: 'متابعة الدورة' }));
      expect(await screen.findByText('هذه الدورة مكتملة؛ يمكنك الالتحاق بها الآن.')).toBeInTheDocument();
    });

    it('leads visitors to sign in and its author to the editor [CRS-10]', async () => {
      stubApi({ ...commonHandlers(null), ...shown(), 'GET /api/courses/course-1/lessons': () => json([]) });
      const { unmount } = renderApp({ at: '/courses/course-1' });
      expect(await screen.findByRole('link', { name: 'تسجيل الدخول لمتابعتها' })).toHaveAttribute(
        'href',
        '/login?redirect=courses/course-1',
      );
      unmount();
      openCourse(shown({ canEdit: true }));
      expect(await screen.findByRole('link', { name: 'إكمال الدورة ونشرها' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'متابعة الدورة' })).not.toBeInTheDocument();
    });

    it('keeps the progress of who had joined before, and offers no going on and no review [CRS-10]', async () => {
      const enrollment = anEnrollment({ nextLesson: null });
      enrollment.course.isInPreparation = true;
      const { user } = openCourse({ ...shown(), 'GET /api/enrollments': () => json([enrollment]) });
      expect(await screen.findByText(/تقدّمك محفوظ/)).toBeInTheDocument();
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
      expect(screen.queryByRole('link', { name: /التعلّم/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('tab', { name: 'التقييمات' }));
      expect(await screen.findByRole('heading', { name: 'لا تقييمات بعد' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'نشر التقييم' })).not.toBeInTheDocument();
    });
  });

  it('says Course Not Found with a way back [CRS-2]', async () => {
    openCourse({}, '/courses/unknown');
    expect(await screen.findByRole('heading', { level: 1, name: 'لا توجد هذه الدورة' })).toBeInTheDocument();
    expect(screen.getByText('الدورة المطلوبة غير موجودة')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'رجوع إلى الدورات' })).toHaveAttribute('href', '/courses');
    expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).not.toBeInTheDocument();
  });

  it('offers to try again only where the server failed [CRS-2]', async () => {
    openCourse({ 'GET /api/courses/course-1': () => problem(503, 'Service Unavailable') });
    expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeInTheDocument();
  });

  it('lets a learner review from a fifth of the course on [CRS-6]', async () => {
    const reviews = [aReview()];
    const { user, calls } = openCourse(
      {
        ...enrolled('33.33'),
        'GET /api/courses/course-1/reviews': () => json(reviews),
        'POST /api/courses/course-1/reviews': () => ({ status: 201, body: aReview() }),
      },
      '/courses/course-1?tab=reviews',
    );
    expect(await screen.findByText('شرح واضح وأمثلة قريبة منا.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'نشر التقييم' }));
    expect(await screen.findByText('اختر عدد النجوم')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '4\u00A0نجوم' }));
    await user.type(screen.getByRole('textbox', { name: 'رأيك' }), 'مفيدة');
    await user.click(screen.getByRole('button', { name: 'نشر التقييم' }));
    expect(await screen.findByText('شكراً على تقييمك')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/courses/course-1/reviews',
      body: { rating: 4, text: 'مفيدة' },
    });
  });

  it('says from when on a learner may review [CRS-6]', async () => {
    openCourse(enrolled('19.99'), '/courses/course-1?tab=reviews');
    expect(await screen.findByText('يمكنك التقييم بعد إتمام 20% من الدورة.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'لا تقييمات بعد' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'نشر التقييم' })).not.toBeInTheDocument());
  });
});

describe('joining a course with a price', () => {
  it('is asked for with a note, waits, and is taken back [PAY-1]', async () => {
    let places: MyPlace[] = [];
    const { user, calls } = openCourse({
      ...live,
      'GET /api/course-places': () => json(places),
      'POST /api/course-places': () => {
        places = [aPlace({ note: 'للتخرّج' })];
        return { status: 201, body: places[0] };
      },
      'DELETE /api/course-places/place-1': () => {
        places = [];
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'اطلب مقعداً' }));
    await user.type(await screen.findByRole('textbox', { name: /ملاحظة/ }), 'للتخرّج');
    await user.click(screen.getByRole('button', { name: 'إرسال الطلب' }));
    expect(await screen.findByText('أُرسل طلبك')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/course-places',
      body: { courseId: 'course-1', note: 'للتخرّج' },
    });
    expect(await screen.findByText('طلبك قيد المراجعة')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'التحق بالدورة' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'سحب الطلب' }));
    expect(await screen.findByRole('button', { name: 'اطلب مقعداً' })).toBeInTheDocument();
  });

  it('takes one press once a place is granted, and tells what was written [PAY-1] [ENR-1]', async () => {
    const { user, calls } = openCourse({
      ...live,
      'GET /api/course-places': () => json([aPlace({ state: 'granted', reason: 'أهلاً بك' })]),
      'POST /api/enrollments': () => ({ status: 201, body: anEnrollment() }),
    });
    expect(await screen.findByText('مُنحت مقعداً في هذه الدورة.')).toBeInTheDocument();
    expect(screen.getByText('أهلاً بك')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ابدأ الدورة' }));
    expect(await screen.findByText('صرت من متعلّميها. ابدأ الدرس الأول.')).toBeInTheDocument();
    expect(calls).toContainEqual({ method: 'POST', path: '/api/enrollments', body: { courseId: 'course-1' } });
  });

  it('says why it was declined [PAY-1]', async () => {
    openCourse({
      ...live,
      'GET /api/course-places': () => json([aPlace({ state: 'declined', reason: 'اكتملت المقاعد' })]),
    });
    expect(await screen.findByText('لم يُقبل طلبك')).toBeInTheDocument();
    expect(screen.getByText('اكتملت المقاعد')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'اطلب مقعداً' })).not.toBeInTheDocument();
  });

  it('in a demonstration takes a free place at once and says so [PAY-1] [READ-2]', async () => {
    const { user } = openCourse({
      'GET /api/courses/course-1': () => json(aCourseDetail({ price: '25.00' })),
      'POST /api/enrollments': () => ({ status: 201, body: anEnrollment() }),
    });
    expect(await screen.findByText('في النسخة التجريبية تُمنح مقعداً مجانياً في الحال.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'التحق بالدورة' }));
    expect(await screen.findByText(/في النسخة التجريبية مُنحت مقعداً مجانياً/)).toBeInTheDocument();
  });

  it('leads its instructor to the requests instead [PAY-1]', async () => {
    openCourse({
      ...live,
      'GET /api/courses/course-1': () =>
        json(aCourseDetail({ price: '25.00', right: 'owner', canMark: true, canEdit: true })),
    });
    const links = await screen.findAllByRole('link', { name: 'المقاعد وطلباتها' });
    expect(links[0]).toHaveAttribute('href', '/courses/course-1/places');
    expect(screen.queryByRole('button', { name: 'اطلب مقعداً' })).not.toBeInTheDocument();
  });
});
