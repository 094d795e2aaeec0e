import { screen, within } from '@testing-library/react';
import { aCourseDetail, aCurriculum } from '#testing/courses';
import { renderApp } from '#testing/render-app';
import { commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { FirstLesson } from '../first-lesson.queries';

const aFirstLesson = (changes: Partial<FirstLesson> = {}): FirstLesson => ({
  id: 'lesson-1',
  courseId: 'course-1',
  titleAr: 'بداية سريعة',
  titleEn: 'A quick start',
  descriptionAr: null,
  descriptionEn: null,
  contentAr: 'أهلاً بالزائر',
  contentEn: 'Welcome, visitor',
  videoUrl: null,
  duration: 301,
  orderIndex: 0,
  pictures: [],
  hasFiles: false,
  ...changes,
});

function visit(handlers: Handlers = {}, at = '/courses/course-1/first-lesson', language: 'ar' | 'en' = 'ar') {
  stubApi({
    ...commonHandlers(),
    'GET /api/categories': () => json([]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/lessons': () => json(aCurriculum()),
    'GET /api/courses/course-1/reviews': () => json([]),
    'GET /api/courses/course-1/first-lesson': () => json(aFirstLesson()),
    ...handlers,
  });
  return renderApp({ at, language });
}

describe('/courses/{id}/first-lesson', () => {
  it('is reached from the course, and leads by an account back to it [LSN-3]', async () => {
    const { user } = visit({}, '/courses/course-1');
    await user.click(await screen.findByRole('link', { name: 'اقرأ الدرس الأول' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'بداية سريعة' })).toBeInTheDocument();
    expect(await screen.findByText('أهلاً بالزائر')).toBeInTheDocument();
    expect(document.title).toBe('بداية سريعة · أساسيات React · مسار');
    expect(screen.queryByText(/لهذا الدرس مرفقات/)).not.toBeInTheDocument();
    const end = screen.getByRole('region', { name: 'أعجبك الدرس؟ تابع الدورة' });
    expect(within(end).getByRole('link', { name: 'إنشاء حساب' })).toHaveAttribute(
      'href',
      '/login/register?redirect=courses/course-1',
    );
  });

  it('says in English who gets the files [LSN-3] [I18N-1]', async () => {
    visit(
      { 'GET /api/courses/course-1/first-lesson': () => json(aFirstLesson({ hasFiles: true })) },
      '/courses/course-1/first-lesson',
      'en',
    );
    expect(await screen.findByText('Welcome, visitor')).toBeInTheDocument();
    expect(screen.getByText(/signed-in learners get the files/)).toBeInTheDocument();
  });

  it('is not offered by a course that keeps it closed, and says so [LSN-3]', async () => {
    visit(
      {
        'GET /api/courses/course-1/lessons': () =>
          json(aCurriculum().map((lesson) => ({ ...lesson, isOpenToVisitors: false }))),
      },
      '/courses/course-1',
    );
    expect(await screen.findByText('3 دروس')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'اقرأ الدرس الأول' })).not.toBeInTheDocument();
  });

  it('says that a lesson is closed, and offers to try again what did not arrive [LSN-3]', async () => {
    const closed = visit({ 'GET /api/courses/course-1/first-lesson': () => problem(404, 'Not Found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'هذا الدرس غير متاح دون حساب' })).toBeInTheDocument();
    closed.unmount();
    visit({ 'GET /api/courses/course-1/first-lesson': () => problem(500, 'Internal Server Error') });
    expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeInTheDocument();
  });
});
