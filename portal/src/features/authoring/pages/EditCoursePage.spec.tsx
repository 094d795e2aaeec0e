// Loaded before the first test, which would otherwise wait for the lazy screen.
import './EditCoursePage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aCourse, aCurriculumLesson } from '../testing/a-course';

const lessons = [
  aCurriculumLesson(),
  aCurriculumLesson({ id: 'l2', titleAr: 'الدرس الثاني', titleEn: 'Lesson two', hasQuiz: true }),
];

function open(handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/categories': () => json([]),
    'GET /api/dashboard': () => problem(503, 'Service Unavailable'),
    'GET /api/courses/c1': () => json(aCourse()),
    'GET /api/courses/c1/lessons': () => json(lessons),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/edit', language }) };
}
const titles = () =>
  within(screen.getByRole('region', { name: 'الدروس' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

describe('/courses/{id}/edit', () => {
  beforeEach(() => window.localStorage.clear());

  it('is closed to those who may not edit the course [CRS-4]', async () => {
    open({ 'GET /api/courses/c1': () => json(aCourse({ right: null, canMark: false, canEdit: false })) });
    expect(await screen.findByRole('heading', { level: 1, name: 'غير مصرح' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'نشر الدورة' })).not.toBeInTheDocument();
  });

  it('leads who assists on to what they may [CRS-14]', async () => {
    open({ 'GET /api/courses/c1': () => json(aCourse({ right: 'assistant', canEdit: false })) });
    expect(await screen.findByRole('link', { name: 'سجل الدرجات' })).toHaveAttribute('href', '/courses/c1/grades');
    expect(screen.queryByRole('link', { name: 'تعديل الدورة' })).not.toBeInTheDocument();
  });

  it('publishes a draft, and tells why the server refuses, in both languages [CRS-4]', async () => {
    const refusal = () => problem(422, 'Unprocessable', { detail: 'أضف درساً واحداً على الأقل قبل النشر.' });
    const { user, unmount } = open({ 'POST /api/courses/c1/publish': refusal });
    await user.click(await screen.findByRole('button', { name: 'نشر الدورة' }));
    expect(await screen.findByText('أضف درساً واحداً على الأقل قبل النشر.')).toBeInTheDocument();
    unmount();
    const english = open({ 'POST /api/courses/c1/publish': () => json(aCourse({ isPublished: true })) }, 'en');
    await english.user.click(await screen.findByRole('button', { name: 'Publish the course' }));
    expect(await screen.findByText('The course is published')).toBeInTheDocument();
  });

  it('asks before it saves over what somebody else saved while it was open [REL-3]', async () => {
    let course = aCourse();
    const { user, calls } = open({
      'GET /api/courses/c1': () => json(course),
      'PATCH /api/courses/c1': () => json(course),
    });
    const saves = () => calls.filter(({ method }) => method === 'PATCH').length;
    await user.type(await screen.findByLabelText(/العنوان بالعربية/), ' معاً');
    course = aCourse({ descriptionAr: 'وصف غيرك' });
    await user.click(screen.getByRole('button', { name: 'حفظ التعديلات' }));
    const showSaved = await screen.findByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' });
    expect(saves()).toBe(0);
    await user.click(showSaved);
    expect(screen.getByLabelText(/الوصف بالعربية/)).toHaveValue('وصف غيرك');
  });

  it('removes the cover at once, without calling the form unsaved for it [CRS-13]', async () => {
    let thumbnailUrl: string | null = 'https://masar.test/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11';
    const { user } = open({
      'GET /api/courses/c1': () => json(aCourse({ thumbnailUrl })),
      'DELETE /api/courses/c1/cover': () => {
        thumbnailUrl = null;
        return { status: 204 };
      },
    });
    const cover = within(await screen.findByRole('group', { name: 'صورة الغلاف' }));
    await user.click(cover.getByRole('button', { name: 'حذف الصورة' }));
    expect(await screen.findByText('حُذفت الصورة')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'رابط صورة الغلاف' })).toHaveValue('');
    expect(cover.queryByRole('button', { name: 'حذف الصورة' })).not.toBeInTheDocument();
  });

  it('keeps the cover that the server has when what else was typed is discarded, and saves it with the rest [CRS-13] [REL-3]', async () => {
    let thumbnailUrl: string | null = 'https://masar.test/api/files/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11';
    const handlers: Handlers = {
      'GET /api/courses/c1': () => json(aCourse({ thumbnailUrl })),
      'PATCH /api/courses/c1': () => json(aCourse({ thumbnailUrl })),
      'DELETE /api/courses/c1/cover': () => {
        thumbnailUrl = null;
        return { status: 204 };
      },
    };
    const former = open(handlers);
    await former.user.type(await screen.findByLabelText(/العنوان بالعربية/), ' معاً');
    const cover = within(screen.getByRole('group', { name: 'صورة الغلاف' }));
    await former.user.click(cover.getByRole('button', { name: 'حذف الصورة' }));
    expect(await screen.findByText('حُذفت الصورة')).toBeInTheDocument();
    former.unmount();
    const { user } = open(handlers);
    // A draft of a course has a button of this name too.
    const buttons = await screen.findAllByRole('button', { name: 'حذف المسودة' });
    await user.click(buttons.find((button) => button.closest('form'))!);
    expect(screen.getByRole('textbox', { name: 'رابط صورة الغلاف' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'متابعة بما كتبته' })).not.toBeInTheDocument();
  });

  it('announces a draft as in preparation, marked before it is shown [CRS-10]', async () => {
    const { user, calls } = open({
      'PATCH /api/courses/c1': () => json(aCourse({ isInPreparation: true })),
      'POST /api/courses/c1/publish': () => json(aCourse({ isInPreparation: true, isPublished: true })),
    });
    await user.click(await screen.findByRole('button', { name: 'إعلانها قيد الإعداد' }));
    expect(await screen.findByText('أُعلنت الدورة قيد الإعداد')).toBeInTheDocument();
    const changes = calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/courses'));
    expect(changes.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { isInPreparation: true }],
      ['POST', undefined],
    ]);
  });

  it('says how many wait for a course in preparation, and publishes it in full [CRS-10]', async () => {
    const toCome = aCourse({ isInPreparation: true, isPublished: true, followersCount: 3 });
    const { user, calls } = open({
      'GET /api/courses/c1': () => json(toCome),
      'PATCH /api/courses/c1': () => json(aCourse({ isPublished: true })),
    });
    expect(await screen.findByText('ينتظرها 3 أشخاص')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'نشرها كاملة' }));
    expect(await screen.findByText('نُشرت الدورة')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isInPreparation: false });
  });

  it('moves a lesson by keyboard, says where it is now and keeps the focus on it [CRS-4, A11Y-1]', async () => {
    const { user, calls } = open({ 'PUT /api/courses/c1/lessons/order': () => ({ status: 204 }) });
    const up = await screen.findByRole('button', { name: 'نقل «الدرس الثاني» إلى أعلى' });
    up.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['الدرس الثاني', 'الدرس الأول']));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ lessonIds: ['l2', 'l1'] });
    expect(await screen.findByText('«الدرس الثاني» الآن في الموضع 1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'نقل «الدرس الثاني» إلى أسفل' })).toHaveFocus();
  });

  it('returns to the former order when the server refuses the new one [CRS-4]', async () => {
    const { user } = open({ 'PUT /api/courses/c1/lessons/order': () => problem(409, 'Conflict') });
    await user.click(await screen.findByRole('button', { name: 'نقل «الدرس الأول» إلى أسفل' }));
    expect(await screen.findByText('تعذّر تغيير الترتيب')).toBeInTheDocument();
    expect(titles()).toEqual(['الدرس الأول', 'الدرس الثاني']);
  });

  it('deletes a lesson only after a question [CRS-4]', async () => {
    const { user, calls } = open({ 'DELETE /api/lessons/l1': () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'حذف «الدرس الأول»' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('حُذف الدرس')).toBeInTheDocument();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/lessons/l1')).toBe(true);
  });

  it('saves texts and lists together and names the wrong line of a list [CRS-4]', async () => {
    const errors = [{ field: 'skills.0.ar', message: 'هذا الحقل مطلوب في السطر.' }];
    const { user, calls } = open({ 'PATCH /api/courses/c1': () => problem(400, 'Bad Request', { errors }) });
    await user.click(await screen.findByRole('button', { name: 'إضافة سطر إلى «المهارات المكتسبة»' }));
    await user.type(screen.getByLabelText('المهارات المكتسبة 1، بالإنجليزية'), 'HTML');
    await user.click(screen.getByRole('button', { name: 'حفظ التعديلات' }));
    expect(await screen.findByText('هذا الحقل مطلوب في السطر.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      titleAr: 'أساسيات React',
      skills: [{ ar: '', en: 'HTML' }],
    });
    expect(screen.getByText('تعديلات لم تُحفظ بعد')).toBeInTheDocument();
  });

  it('tells a letter of a skill that no certificate can print before it is sent [CRT-3] [CRS-4]', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'إضافة سطر إلى «المهارات المكتسبة»' }));
    await user.type(screen.getByLabelText('المهارات المكتسبة 1، بالعربية'), 'نسج 🧶');
    await user.click(screen.getByRole('button', { name: 'حفظ التعديلات' }));
    expect(await screen.findByText(/^لا نملك خطاً يطبع «🧶»/)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it.each([
    ['ar', 'يقرأ الزوّار الدرس الأول دون حساب', 'حفظ التعديلات'],
    ['en', 'Visitors read the first lesson without an account', 'Save changes'],
  ] as const)('keeps the first lesson from visitors, in %s [LSN-3]', async (language, label, save) => {
    const closed = () => json(aCourse({ opensFirstLesson: false }));
    const { user, calls } = open({ 'PATCH /api/courses/c1': closed }, language);
    const isOpen = await screen.findByRole('checkbox', { name: label });
    expect(isOpen).toBeChecked();
    await user.click(isOpen);
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ opensFirstLesson: false }),
    );
    expect(isOpen).not.toBeChecked();
  });

  it('offers preview and export, and deletes a draft after a question [CRS-4, CRS-5]', async () => {
    const { user } = open({ 'DELETE /api/courses/c1': () => ({ status: 204 }) });
    expect(await screen.findByRole('link', { name: 'تصدير (.zip)' })).toHaveAttribute('href', '/api/courses/c1/export');
    expect(screen.getByRole('link', { name: 'معاينة صفحة الدورة' })).toHaveAttribute('href', '/courses/c1');
    await user.click(screen.getByRole('button', { name: 'حذف المسودة' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });
});
