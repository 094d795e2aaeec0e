// Loaded before the first test, which would otherwise wait for the lazy screen.
import './CertificateReviewsPage';
import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { CertificateCorrection } from '../certificate-corrections.queries';
import type { CertificateReview, CertificateWork } from '../certificate-reviews.queries';
import type { LearningSign } from '../learning-signs.queries';

const review: CertificateReview = {
  id: 'r1',
  certificateId: 'k1',
  courseId: 'c1',
  courseTitleAr: 'أساسيات React',
  courseTitleEn: 'React basics',
  holderNameAr: 'سارة علي',
  holderNameEn: 'Sara Ali',
  grade: '80.00',
  state: 'waiting',
  round: 2,
  note: 'أعدت الاختبار',
  askedAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  reason: null,
};
const correction: CertificateCorrection = {
  id: 'w1',
  certificateId: 'k1',
  courseTitleAr: 'أساسيات React',
  courseTitleEn: 'React basics',
  holderNameAr: 'سارة علي',
  holderNameEn: 'Sara Ali',
  wishedNameAr: 'سارة علي محمود',
  wishedNameEn: 'Sara Ali Hasan',
  note: null,
  state: 'asked',
  askedAt: '2026-11-20T08:00:00.000Z',
  reason: null,
};
const work: CertificateWork = {
  enrolledAt: '2026-11-01T08:00:00.000Z',
  completedAt: '2026-11-10T08:00:00.000Z',
  spentSeconds: 1800,
  lessonsCompleted: 1,
  lessons: [
    {
      id: 'l1',
      titleAr: 'المكوّنات',
      titleEn: 'Components',
      isCompleted: true,
      spentSeconds: 1800,
      hasQuiz: true,
      bestScore: '80.00',
      attempts: 3,
    },
  ],
  discussions: [],
};

function open(handlers: Handlers = {}, role: Role = 'instructor', place = '') {
  const user = aUser({ role });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/certificate-reviews': () => json([review], { 'X-Total-Count': '1' }),
    'GET /api/certificate-reviews/r1/work': () => json(work),
    'GET /api/certificate-corrections': () => json([], { 'X-Total-Count': '0' }),
    'GET /api/quiz-requests': () => json([], { 'X-Total-Count': '0' }),
    'GET /api/learning-signs': () => json([], { 'X-Total-Count': '0' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: `/certificate-reviews${place}` }) };
}

describe('/certificate-reviews', () => {
  beforeEach(() => window.localStorage.clear());

  it('shows what waits with the learner’s work, and approves [CRT-11]', async () => {
    const { user, calls } = open({
      'POST /api/certificate-reviews/r1/decision': () => json({ ...review, state: 'approved' }),
    });
    expect(await screen.findByText('أعدت الاختبار')).toBeInTheDocument();
    expect(screen.getByText('شهادة واحدة')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'مراجعة شهادة سارة علي' }));
    const dialog = within(screen.getByRole('dialog', { name: 'شهادة سارة علي' }));
    expect(await dialog.findByText('الدروس المكتملة: 1 من 1')).toBeInTheDocument();
    expect(dialog.getByText(/المحاولات: 3/)).toHaveTextContent('80%');
    await user.click(dialog.getByRole('button', { name: 'اعتماد الشهادة' }));
    expect(await screen.findByText('اعتُمدت الشهادة، ووصل الخبر إلى صاحبها')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/certificate-reviews/r1/decision',
      body: { decision: 'approved' },
    });
  });

  it('sends back with what is missing, and says when somebody else was faster [CRT-11]', async () => {
    const { user, calls } = open({
      'POST /api/certificate-reviews/r1/decision': () => problem(409, 'حُسمت هذه المراجعة'),
    });
    await user.click(await screen.findByRole('button', { name: 'مراجعة شهادة سارة علي' }));
    await user.type(screen.getByRole('textbox', { name: 'ما الذي ينقص؟' }), 'أعد اختبار الدرس الثاني');
    await user.click(screen.getByRole('button', { name: 'إعادتها مع السبب' }));
    expect(await screen.findByText('حُسمت هذه المراجعة')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/certificate-reviews/r1/decision',
      body: { decision: 'sent_back', reason: 'أعد اختبار الدرس الثاني' },
    });
  });

  it('says that nothing waits or is sent back [CRT-11]', async () => {
    const { user } = open({ 'GET /api/certificate-reviews': () => json([], { 'X-Total-Count': '0' }) });
    expect(await screen.findByText('لا شهادات تنتظر مراجعتك')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'المعروض' }), 'أُعيدت إلى أصحابها');
    expect(await screen.findByText('لا شهادات أُعيدت إلى أصحابها')).toBeInTheDocument();
  });

  it('shows wishes for a corrected name, issues the replacement or declines with a reason [CRT-12]', async () => {
    const { user, calls } = open({
      'GET /api/certificate-corrections': () => json([correction], { 'X-Total-Count': '1' }),
      'POST /api/certificate-corrections/w1/decision': () => json({ ...correction, state: 'made' }),
    });
    expect(await screen.findByRole('heading', { name: 'طلبات تصحيح الاسم' })).toBeInTheDocument();
    expect(screen.getByText('سارة علي محمود')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'القرار في تصحيح اسم سارة علي' }));
    await user.click(screen.getByRole('button', { name: 'إصدار شهادة بديلة بهذا الاسم' }));
    expect(await screen.findByText('صدرت الشهادة البديلة، ووصل الخبر إلى صاحبها')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/certificate-corrections/w1/decision',
      body: { decision: 'made' },
    });
  });

  it('shows wishes for another attempt at a quiz, and grants one [EVD-2]', async () => {
    const wish = {
      id: 'a1',
      lessonId: 'l1',
      lessonTitleAr: 'الوسوم',
      lessonTitleEn: 'Tags',
      courseId: 'c1',
      userId: 'u1',
      userName: 'سارة علي',
      bestScore: '66.67',
      note: 'راجعت الدرس',
      state: 'asked',
      askedAt: '2026-11-25T09:00:00.000Z',
      reason: null,
    };
    let waiting = [wish];
    const { user, calls } = open({
      'GET /api/quiz-requests': () => json(waiting, { 'X-Total-Count': String(waiting.length) }),
      'POST /api/quiz-requests/a1/decision': () => {
        waiting = [];
        return json({ ...wish, state: 'granted' });
      },
    });
    expect(await screen.findByText(/أفضل درجة 67%/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'منح محاولة أخرى: سارة علي' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'طلبات محاولة أخرى في اختبار' })).not.toBeInTheDocument(),
    );
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/quiz-requests/a1/decision',
      body: { decision: 'granted' },
    });
  });

  it('shows what looked odd at quizzes, and says that it proves nothing [EVD-5]', async () => {
    const sign: LearningSign = {
      id: 's1',
      userId: 'u1',
      userName: 'سارة علي',
      courseId: 'c1',
      courseTitleAr: 'أساسيات HTML',
      courseTitleEn: 'HTML',
      lessonId: 'l1',
      lessonTitleAr: 'الوسوم',
      lessonTitleEn: 'Tags',
      kind: 'several-devices',
      times: 2,
      noticedAt: '2026-11-25T09:00:00.000Z',
    };
    open({ 'GET /api/learning-signs': () => json([sign], { 'X-Total-Count': '1' }) });
    const signs = within(await screen.findByRole('region', { name: 'مؤشرات تستحق النظر' }));
    expect(signs.getByText('إجابات من أكثر من جهاز في الوقت نفسه')).toBeInTheDocument();
    expect(signs.getByText(/مرتان/)).toBeInTheDocument();
    expect(signs.getByText(/ليست دليلاً على غش/)).toBeInTheDocument();
    expect(signs.getByRole('link', { name: 'الوسوم' })).toHaveAttribute('href', '/courses/c1/lessons/l1');
  });

  it('brings who looks for signs to them, also where there are none [EVD-5] [NAV-1]', async () => {
    open({}, 'instructor', '#signs');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'مؤشرات تستحق النظر' })).toHaveFocus());
    expect(screen.getByText('لم يُلاحظ شيء في دوراتك.')).toBeInTheDocument();
  });

  it('loads again what failed [CRT-11]', async () => {
    open({ 'GET /api/certificate-reviews': () => problem(500, 'Internal Server Error') });
    expect(await screen.findByText('تعذّر تحميل الشهادات')).toBeInTheDocument();
  });

  it('is for those who teach and administer [CRT-11]', async () => {
    open({}, 'student');
    expect(await screen.findByText('غير مصرح')).toBeInTheDocument();
  });
});
