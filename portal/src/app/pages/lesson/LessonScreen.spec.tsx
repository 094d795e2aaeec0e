import { screen, waitFor, within } from '@testing-library/react';
import { aCourseDetail, aCurriculum, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const lesson = {
  id: 'lesson-2',
  courseId: 'course-1',
  titleAr: 'التفكير على طريقة React',
  titleEn: 'Thinking in React',
  descriptionAr: null,
  descriptionEn: null,
  contentAr: 'نص الدرس',
  contentEn: 'Text',
  videoUrl: null,
  duration: 360,
  orderIndex: 1,
  attachments: [],
  pictures: [],
  watchTime: 0,
  isCompleted: false,
  previousId: null,
  nextId: null,
  quiz: null,
};

const aQuestion = {
  id: 'question-1',
  forumId: null,
  lessonId: lesson.id,
  lesson: { id: lesson.id, courseId: 'course-1', titleAr: lesson.titleAr, titleEn: lesson.titleEn },
  title: 'لماذا نقسّم الواجهة؟',
  content: 'لم أفهم الخطوة الثانية.',
  userId: 'user-2',
  author: { id: 'user-2', name: 'نور حيدر', profileImageUrl: null, role: 'student' },
  repliesCount: 0,
  viewsCount: 0,
  likesCount: 0,
  isLiked: false,
  isPinned: false,
  isLocked: false,
  isEdited: false,
  canEdit: false,
  canDelete: false,
  canModerate: false,
  moderation: null,
  status: 'visible',
  lastActivity: '2026-11-10T08:00:00.000Z',
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
};

function openLesson(handlers: Handlers = {}, search = '') {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([anEnrollment()]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/lessons': () => json(aCurriculum(['completed', 'open', 'open'])),
    'GET /api/lessons/lesson-2': () => json(lesson),
    'GET /api/discussions': () => json([aQuestion]),
    'GET /api/discussions/question-1': () => json(aQuestion),
    'GET /api/discussions/question-1/replies': () => json([]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: `/courses/course-1/lessons/lesson-2${search}` }) };
}

const asked = (calls: ReturnType<typeof stubApi>) => calls.some(({ path }) => path.startsWith('/api/discussions'));
const toggle = () => screen.findByRole('button', { name: /^أسئلة عن هذا الدرس/ });

describe('the questions of a lesson', () => {
  it('are asked for once they are opened, not before [COM-4] [PERF-4]', async () => {
    const lessonIds: (string | null)[] = [];
    const { user, calls } = openLesson({
      'GET /api/discussions': (_call, query) => {
        lessonIds.push(query.get('lessonId'));
        return json([aQuestion]);
      },
    });
    const button = await toggle();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(asked(calls)).toBe(false);
    await user.click(button);
    expect(await screen.findByRole('link', { name: aQuestion.title })).toBeInTheDocument();
    expect(lessonIds).toEqual(['lesson-2']);
  });

  it('open over the lesson, also by their address [COM-4] [COM-6]', async () => {
    const { user } = openLesson({}, '?discussion=question-1');
    const dialog = within(await screen.findByRole('dialog', { name: aQuestion.title }));
    expect(await dialog.findByText(aQuestion.content)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/courses/course-1/lessons/lesson-2');
    expect(window.location.search).toBe('');
  });

  it('are written without a forum, for this lesson [COM-4]', async () => {
    const created = { ...aQuestion, id: 'question-9', title: 'سؤالي' };
    const { user, calls } = openLesson({
      'GET /api/discussions': () => json([]),
      'POST /api/discussions': () => ({ status: 201, body: created }),
      'GET /api/discussions/question-9': () => json(created),
      'GET /api/discussions/question-9/replies': () => json([]),
    });
    await user.click(await toggle());
    expect(await screen.findByRole('heading', { level: 3, name: 'لا أسئلة عن هذا الدرس بعد' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'اسأل عن هذا الدرس' }));
    const form = within(await screen.findByRole('dialog', { name: 'سؤال جديد' }));
    expect(form.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: /العنوان/ }), 'سؤالي');
    await user.type(form.getByRole('textbox', { name: /النص/ }), 'لم أفهم');
    await user.click(form.getByRole('button', { name: 'نشر السؤال' }));
    expect(await screen.findByRole('dialog', { name: 'سؤالي' })).toBeInTheDocument();
    const body = { lessonId: 'lesson-2', title: 'سؤالي', content: 'لم أفهم' };
    expect(calls).toContainEqual({ method: 'POST', path: '/api/discussions', body });
  });

  it('tell why they could not be loaded, and try again [COM-4]', async () => {
    let isBroken = true;
    const { user } = openLesson({
      'GET /api/discussions': () => (isBroken ? problem(503, 'الخادم مشغول') : json([aQuestion])),
    });
    await user.click(await toggle());
    expect(await screen.findByRole('heading', { level: 3, name: 'تعذّر تحميل الأسئلة' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('link', { name: aQuestion.title })).toBeInTheDocument();
  });

  it('are not shown to who only looks at the first lesson [COM-4] [LSN-3]', async () => {
    openLesson({ 'GET /api/enrollments': () => json([]) });
    expect(await screen.findByRole('heading', { level: 1, name: lesson.titleAr })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^أسئلة عن هذا الدرس/ })).not.toBeInTheDocument();
  });

  it('are shown to the instructor of the course, who is not enrolled [COM-4]', async () => {
    openLesson({
      'GET /api/enrollments': () => json([]),
      'GET /api/courses/course-1': () => json({ ...aCourseDetail(), canEdit: true, canMark: true }),
    });
    expect(await toggle()).toBeInTheDocument();
  });
});
