// Loaded before the first test, which would otherwise wait for the lazy screen.
import './CreateCoursePage';
import '../components/ImportTrial';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aCourse } from '../testing/a-course';

const categories = [
  {
    id: 'web-development',
    nameAr: 'تطوير الويب',
    nameEn: 'Web development',
    descriptionAr: null,
    descriptionEn: null,
    color: '#2563A8',
    icon: null,
  },
];

const aTrial = {
  courseId: null,
  titleAr: 'دورة صغيرة',
  titleEn: 'A small course',
  created: true,
  lessons: { created: 2, updated: 0, removed: 0, kept: 0 },
  lessonCount: 2,
  remarks: [],
  remarkCount: 0,
  parts: [
    {
      name: 'questions',
      version: 1,
      state: 'taken',
      rows: [
        {
          kind: 'bank',
          titleAr: 'بنك الدورة',
          titleEn: 'بنك الدورة',
          outcome: 'created',
          count: 12,
          losses: [{ reason: 'skill', detail: 'فخار' }],
        },
        { kind: 'final', titleAr: '', titleEn: '', outcome: 'created', count: 10, losses: [] },
      ],
    },
    { name: 'badges', version: 1, state: 'unknown', rows: [] },
  ],
};

function open(handlers: Handlers = {}, { role = 'instructor', language = 'ar', place = '' } = {}) {
  const user = aUser({ role: role as 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/categories': () => json(categories),
    'GET /api/courses/c1': () => json(aCourse()),
    'GET /api/courses/c1/lessons': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: `/create-course${place}`, language: language as 'ar' }) };
}

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText(/العنوان بالعربية/), 'أساسيات');
  await user.type(screen.getByLabelText(/الوصف بالعربية/), 'وصف');
  await screen.findByRole('option', { name: 'تطوير الويب' });
  await user.selectOptions(screen.getByLabelText(/التصنيف/), 'web-development');
}

describe('/create-course', () => {
  beforeEach(() => window.localStorage.clear());

  it.each(['student', 'volunteer'])('answers غير مصرح to a %s [CRS-3]', async (role) => {
    open({}, { role });
    expect(await screen.findByRole('heading', { level: 1, name: 'غير مصرح' })).toBeInTheDocument();
  });

  it('lets an administrator import a course [CRS-5]', async () => {
    open({}, { role: 'admin' });
    expect(await screen.findByRole('region', { name: 'استيراد دورة جاهزة' })).toBeInTheDocument();
  });

  it('tells an administrator after an import whose the course is, and where it is given to its instructor [CRS-5]', async () => {
    const imports: Handlers = {
      'POST /api/courses/import/trial': () => json(aTrial),
      'POST /api/courses/import': () => json({ ...aTrial, courseId: 'c1' }),
    };
    const { user } = open(imports, { role: 'admin' });
    await user.upload(await screen.findByLabelText('اختر ملف الدورة'), new File(['x'], 'course.zip'));
    await user.click(await screen.findByRole('button', { name: 'استيراد' }));
    expect(await screen.findByText(/الدورة باسمك الآن/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'اختر مدرّب الدورة' })).toHaveAttribute('href', '/console/courses/c1');
    expect(screen.getByRole('link', { name: 'فتح الدورة للتعديل' })).toHaveAttribute('href', '/courses/c1/edit');
  });

  it('sends nothing while required fields are empty, says so and marks them, in both languages [CRS-3]', async () => {
    const { user, calls, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'إنشاء الدورة' }));
    expect(await screen.findByText('بيانات ناقصة')).toBeInTheDocument();
    expect(screen.getByText('أكمل الحقول المعلَّمة بنجمة')).toBeInTheDocument();
    for (const told of ['اكتب عنوان الدورة بالعربية.', 'اكتب وصف الدورة بالعربية.', 'اختر تصنيفاً للدورة.'])
      expect(screen.getByText(told)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    unmount();
    const english = open({}, { language: 'en' });
    await english.user.click(await screen.findByRole('button', { name: 'Create the course' }));
    expect(screen.getByText('Missing Data')).toBeInTheDocument();
    expect(screen.getByText('Please fill all required fields')).toBeInTheDocument();
  });

  it('creates the course with the specification’s payload and goes on to its lessons [CRS-3]', async () => {
    const { user, calls } = open({ 'POST /api/courses': () => ({ json: aCourse() }) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'إنشاء الدورة' }));
    // The message may be gone by the time the next screen is loaded.
    expect(await screen.findByText('أُنشئت الدورة')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'تعديل الدورة' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/courses/c1/edit');
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/courses')?.body).toMatchObject({
      titleAr: 'أساسيات',
      descriptionAr: 'وصف',
      categoryId: 'web-development',
      level: 'beginner',
      duration: 1,
      price: 0,
    });
  });

  it.each([
    ['ar', 'استيراد دورة جاهزة'],
    ['en', 'Import a ready course'],
  ])('begins with the import for who came to import, in %s [CRS-5] [NAV-1]', async (language, name) => {
    open({}, { language, place: '#import' });
    await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
  });

  it('shows a refused field where it is and keeps what was typed [CRS-3]', async () => {
    const errors = [{ field: 'imageUrl', message: 'اكتب رابطاً كاملاً' }];
    const { user } = open({ 'POST /api/courses': () => problem(400, 'Bad Request', { errors }) });
    await fill(user);
    await user.type(screen.getByLabelText('رابط صورة الغلاف'), 'صورة');
    await user.click(screen.getByRole('button', { name: 'إنشاء الدورة' }));
    expect(await screen.findByText('خطأ في الإنشاء')).toBeInTheDocument();
    expect(screen.getByLabelText('رابط صورة الغلاف')).toHaveAccessibleDescription('اكتب رابطاً كاملاً');
    expect(screen.getByLabelText('رابط صورة الغلاف')).toHaveFocus();
    expect(screen.getByLabelText(/العنوان بالعربية/)).toHaveValue('أساسيات');
  });

  it('tells a letter of the title that no certificate can print before it is sent [CRT-3] [CRS-3]', async () => {
    const { user, calls } = open();
    await fill(user);
    await user.type(screen.getByLabelText(/العنوان بالعربية/), '🚀');
    await user.click(screen.getByRole('button', { name: 'إنشاء الدورة' }));
    expect(screen.getByLabelText(/العنوان بالعربية/)).toHaveAccessibleDescription(/^لا نملك خطاً يطبع «🚀»/);
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/courses')).toBe(false);
  });

  it('tells after an import what was not understood, by lesson and line, before it goes on [CRS-5]', async () => {
    const remark = {
      lesson: '01-start',
      file: 'notes/1 start.md',
      language: 'ar',
      line: 7,
      kind: 'comment',
      detail: 'مسودة',
    };
    const { user } = open({
      'POST /api/courses/import/trial': () => json({ ...aTrial, remarks: [remark], remarkCount: 3 }),
      'POST /api/courses/import': () => json({ ...aTrial, courseId: 'c1', remarks: [remark], remarkCount: 3 }),
    });
    await user.upload(await screen.findByLabelText('اختر ملف الدورة'), new File(['x'], 'course.zip'));
    await user.click(await screen.findByRole('button', { name: 'استيراد' }));
    expect(await screen.findByRole('heading', { name: 'الدروس: 2، الملاحظات: 3' })).toHaveFocus();
    expect(screen.getByText('notes/1 start.md')).toBeInTheDocument();
    expect(screen.getByText('السطر 7')).toBeInTheDocument();
    expect(screen.getByText('مسودة')).toBeInTheDocument();
    expect(screen.getByText(/تعليق لا يراه القارئ/)).toBeInTheDocument();
    expect(screen.getByText('ملاحظات أخرى لم تُعرض: 2')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'فتح الدورة للتعديل' })).toHaveAttribute('href', '/courses/c1/edit');
  });

  it('tells before an import what becomes of each part and what cannot be kept, in both languages [CRS-5] [QB-1]', async () => {
    const { user, calls, unmount } = open({ 'POST /api/courses/import/trial': () => json(aTrial) });
    await user.upload(await screen.findByLabelText('اختر ملف الدورة'), new File(['x'], 'course.zip'));
    const dialog = within(await screen.findByRole('dialog', { name: 'ماذا سيُستورد؟' }));
    expect(dialog.getByText(/دورة جديدة، تبدأ مسودة/)).toHaveTextContent('دورة صغيرة');
    const questions = within(dialog.getByRole('table', { name: 'الأسئلة والاختبارات' }));
    expect(questions.getByRole('row', { name: /بنك الدورة.*جديد.*12.*مهارة غير معروفة هنا.*فخار/ })).toBeVisible();
    expect(questions.getByRole('row', { name: /الاختبار النهائي.*جديد.*10\sأسئلة/ })).toBeVisible();
    expect(within(dialog.getByRole('region', { name: /badges/ })).getByText(/جزء لا تعرفه هذه النسخة/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'إلغاء' }));
    expect(calls.some(({ path }) => path === '/api/courses/import')).toBe(false);
    unmount();
    const english = open({ 'POST /api/courses/import/trial': () => json(aTrial) }, { language: 'en' });
    await english.user.upload(await screen.findByLabelText('Choose the course’s file'), new File(['x'], 'course.zip'));
    const window = within(await screen.findByRole('dialog', { name: 'What will be imported?' }));
    expect(window.getByRole('row', { name: /Final assessment.*New.*10\squestions/ })).toBeVisible();
    expect(window.getByText(/A part that this version does not know/)).toBeVisible();
  });

  it('tells file and reason where a file cannot be read, and imports nothing [CRS-5]', async () => {
    const detail = 'تعذّر استيراد الدورة. الملف parts/questions.json: الحقل banks ناقص أو غير صحيح.';
    const { user, calls } = open({
      'POST /api/courses/import/trial': () => problem(422, detail, { code: 'courses.bundle_invalid' }),
    });
    await user.upload(await screen.findByLabelText('اختر ملف الدورة'), new File(['x'], 'course.zip'));
    expect(await screen.findByText(/parts\/questions\.json/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ path }) => path === '/api/courses/import')).toBe(false);
  });

  it('asks before a link leaves unsaved text and brings it back on return [CRS-4]', async () => {
    const { user, unmount } = open();
    await fill(user);
    await user.click(screen.getAllByRole('link', { name: 'الرئيسية' })[0]!);
    expect(screen.getByRole('dialog', { name: 'لديك تعديلات لم تُحفظ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'البقاء هنا' }));
    expect(window.location.pathname).toBe('/create-course');
    unmount();
    renderApp({ at: '/create-course' });
    expect(await screen.findByLabelText(/العنوان بالعربية/)).toHaveValue('أساسيات');
    expect(screen.getByText(/هذا ما كتبته من قبل/)).toBeInTheDocument();
  });
});
