import { screen, waitFor } from '@testing-library/react';
import { aCourseDetail, aCurriculum, aReview, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi, type Handlers } from '#testing/stub-api';

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
    expect(screen.getByRole('heading', { name: 'شهادة إتمام موثّقة' })).toBeInTheDocument();
    expect(document.title).toBe('أساسيات React · مسار');
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

  it('moves between tabs by arrow keys in reading direction [A11Y-1]', async () => {
    const { user } = openCourse();
    await user.click(await screen.findByRole('tab', { name: 'نظرة عامة' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'المنهج', selected: true })).toHaveFocus();
  });

  it('goes on with the next open lesson when enrolled [CRS-2]', async () => {
    openCourse(enrolled('33.33'));
    expect(await screen.findByText('أنت مسجّل في هذه الدورة')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'تقدّمك في أساسيات React' })).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByRole('link', { name: 'تابع التعلّم' })).toHaveAttribute(
      'href',
      '/courses/course-1/lessons/lesson-2',
    );
  });

  it('says Course Not Found with a way back [CRS-2]', async () => {
    openCourse({}, '/courses/unknown');
    expect(await screen.findByRole('heading', { level: 1, name: 'لم يتم العثور على الدورة' })).toBeInTheDocument();
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
    await user.click(screen.getByRole('radio', { name: '4 نجوم' }));
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
