import { screen, waitFor, within } from '@testing-library/react';
import type { HeldSkill } from '#subjects/skills/skills.queries';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { PublicPage } from '../profile.queries';

const aSkill = (changes: Partial<HeldSkill>): HeldSkill => ({
  skillId: 'css',
  labelAr: 'تنسيق CSS',
  labelEn: 'CSS',
  level: 3,
  source: 'course',
  confidence: null,
  acquiredAt: '2026-11-01T00:00:00Z',
  expiresAt: null,
  achievedLevel: null,
  statedLevel: null,
  ...changes,
});

const aPage = (changes: Partial<PublicPage> = {}): PublicPage => ({
  isOpen: false,
  handle: null,
  showsCertificates: true,
  showsSkills: true,
  showsProjects: true,
  showsDiscussions: false,
  contact: null,
  showsContact: false,
  address: 'user-1',
  ...changes,
});

function open(tab: string, handlers: Handlers = {}, changes = {}) {
  const person = aUser(changes);
  let page = aPage();
  let skills = [aSkill({}), aSkill({ skillId: 'figma', labelAr: 'فيجما', source: 'self-stated', level: 2 })];
  const calls = stubApi({
    ...commonHandlers(person),
    'GET /api/auth/sessions': () => json([]),
    'GET /api/profile/skills': () => json(skills),
    'DELETE /api/profile/skills/figma': () => {
      skills = skills.filter(({ skillId }) => skillId !== 'figma');
      return { status: 204 };
    },
    'GET /api/skills': () => json([{ id: 'git', labelAr: 'جت', labelEn: 'Git', category: 'web-development' }]),
    'PUT /api/profile/skills/git': ({ body }) => {
      const { level } = body as { level: number };
      skills = [...skills, aSkill({ skillId: 'git', labelAr: 'جت', source: 'self-stated', level })];
      return json(skills);
    },
    'GET /api/projects': () =>
      json([{ id: 'logo-design', titleAr: 'تصميم شعار', completedAt: '2026-11-01T00:00:00Z', isShown: true }]),
    'GET /api/profile/public-page': () => json(page),
    'PUT /api/profile/public-page': ({ body }) => {
      const settings = body as PublicPage;
      page = { ...settings, handle: settings.handle || null, address: settings.handle || 'user-1' };
      return json(page);
    },
    ...handlers,
  });
  rememberAs(person);
  return { calls, ...renderApp({ at: `/profile?tab=${tab}` }) };
}

const bodyOf = (calls: { method: string; path: string; body: unknown }[], method: string, path: string) =>
  calls.find((call) => call.method === method && call.path === path)?.body;

describe('what a person shows', () => {
  it('lists skills by their source and takes back what was only stated [PRF-2]', async () => {
    const { user } = open('record');
    expect(await screen.findByText('تنسيق CSS')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'من دورة مكتملة' })).toBeInTheDocument();
    expect(screen.getByText(/المستوى 2 من خمسة/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'حذف مهارة تنسيق CSS' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'حذف مهارة فيجما' }));
    await waitFor(() => expect(screen.queryByText('فيجما')).not.toBeInTheDocument());
  });

  it('adds a skill of the vocabulary with its level [PRF-2]', async () => {
    const { user, calls } = open('record');
    await user.type(await screen.findByRole('combobox', { name: 'إضافة مهارة تعرفها' }), 'git');
    await user.click(await screen.findByRole('option', { name: /جت/ }));
    await user.selectOptions(screen.getByLabelText(/^مستواك في .جت.$/), '4');
    await user.click(screen.getByRole('button', { name: 'إضافة المهارة' }));
    expect(await screen.findByRole('button', { name: 'حذف مهارة جت' })).toBeInTheDocument();
    expect(bodyOf(calls, 'PUT', '/api/profile/skills/git')).toEqual({ level: 4 });
  });

  it('offers the CV in both languages and shows finished projects [PRF-2] [WRK-1]', async () => {
    open('record');
    expect(await screen.findByRole('link', { name: 'تنزيلها بالعربية' })).toHaveAttribute(
      'href',
      '/api/profile/cv?language=ar',
    );
    expect(await screen.findByRole('link', { name: 'تصميم شعار' })).toHaveAttribute(
      'href',
      '/project-builder?project=logo-design',
    );
    expect(screen.getByText('على ملفك')).toBeInTheDocument();
  });

  it('opens the public page under a name and leads to it [PRF-3]', async () => {
    const { user, calls } = open('record');
    await user.click(await screen.findByLabelText('فتح صفحتي للجميع'));
    await user.type(screen.getByLabelText('اسم صفحتك في العنوان'), 'sara');
    await user.click(screen.getByLabelText('مهاراتي'));
    await user.type(screen.getByLabelText('كيف يتواصل معك أصحاب العمل'), 'sara@work.example');
    await user.click(screen.getByLabelText('طريقة التواصل معي'));
    await user.click(screen.getByRole('button', { name: 'حفظ الصفحة' }));
    expect(await screen.findByText('صفحتك مفتوحة الآن')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'عرض صفحتي' })).toHaveAttribute('href', '/people/sara');
    expect(bodyOf(calls, 'PUT', '/api/profile/public-page')).toEqual({
      isOpen: true,
      handle: 'sara',
      showsCertificates: true,
      showsSkills: false,
      showsProjects: true,
      showsDiscussions: false,
      contact: 'sara@work.example',
      showsContact: true,
    });
  });

  it('says beside the name that somebody else has it [PRF-3]', async () => {
    const errors = [{ field: 'handle', message: 'هذا الاسم محجوز.' }];
    const { user } = open('record', {
      'PUT /api/profile/public-page': () => problem(409, 'Conflict', { detail: 'هذا الاسم محجوز.', errors }),
    });
    await user.click(await screen.findByRole('button', { name: 'حفظ الصفحة' }));
    await waitFor(() =>
      expect(screen.getByLabelText('اسم صفحتك في العنوان')).toHaveAccessibleDescription('هذا الاسم محجوز.'),
    );
  });
});

describe('one’s own data', () => {
  it('leaves as one file [PRF-4]', async () => {
    open('safety');
    expect(await screen.findByRole('link', { name: 'تنزيل بياناتي' })).toHaveAttribute('href', '/api/profile/export');
  });

  it('is erased after the typed address, and the browser forgets the person [PRF-4]', async () => {
    const { user, calls } = open('safety', { 'DELETE /api/profile': () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'حذف حسابي…' }));
    await user.type(screen.getByLabelText(/student@demo\.masar\.example/), 'student@demo.masar.example');
    await user.click(screen.getByLabelText('إبقاء شهاداتي قابلة للتحقق، وعليها اسمي'));
    await user.click(screen.getByRole('button', { name: 'حذف حسابي نهائياً' }));
    await waitFor(() => expect(window.localStorage.getItem('mockUserEmail')).toBeNull());
    expect(bodyOf(calls, 'DELETE', '/api/profile')).toEqual({
      confirmation: 'student@demo.masar.example',
      keepsCertificates: false,
    });
  });

  it('stays where the address is another one, told beside its field [PRF-4]', async () => {
    const errors = [{ field: 'confirmation', message: 'ليس هذا بريدك.' }];
    const refuse: Handlers = { 'DELETE /api/profile': () => problem(422, 'Unprocessable', { detail: '', errors }) };
    const { user } = open('safety', refuse, { hasPassword: true });
    await user.click(await screen.findByRole('button', { name: 'حذف حسابي…' }));
    const address = screen.getByLabelText(/student@demo\.masar\.example/);
    await user.type(address, 'somebody@else.example');
    await user.click(screen.getByRole('button', { name: 'حذف حسابي نهائياً' }));
    await waitFor(() => expect(address).toHaveAccessibleDescription('ليس هذا بريدك.'));
    expect(window.localStorage.getItem('mockUserEmail')).toBe('student@demo.masar.example');
  });

  it('stays with the last administrator, who is told why in the dialog [PRF-4] [CON-1]', async () => {
    const detail = 'لم يبقَ للمنصة مدير غيرك.';
    const code = 'auth.last_administrator';
    const { user } = open('safety', { 'DELETE /api/profile': () => problem(409, 'Conflict', { detail, code }) });
    await user.click(await screen.findByRole('button', { name: 'حذف حسابي…' }));
    await user.type(screen.getByLabelText(/student@demo\.masar\.example/), 'student@demo.masar.example');
    await user.click(screen.getByRole('button', { name: 'حذف حسابي نهائياً' }));
    expect(await within(screen.getByRole('dialog')).findByText(detail)).toBeInTheDocument();
    expect(window.localStorage.getItem('mockUserEmail')).toBe('student@demo.masar.example');
  });
});

describe('a call that wants a confirmation', () => {
  const wanted = () =>
    problem(403, 'Forbidden', {
      detail: 'للمتابعة أكّد أولاً أنك صاحب الحساب.',
      code: 'auth.confirmation_required',
      methods: ['password'],
    });

  /** A server that erases once the right password was said. */
  function careful() {
    let isConfirmed = false;
    return open('safety', {
      'DELETE /api/profile': () => (isConfirmed ? { status: 204 } : wanted()),
      'POST /api/auth/confirm': ({ body }) => {
        isConfirmed = (body as { password: string }).password === 'the right one';
        const errors = [{ field: 'password', message: 'كلمة المرور الحالية غير صحيحة.' }];
        return isConfirmed ? { status: 204 } : problem(422, 'Unprocessable', { detail: '', errors });
      },
    });
  }

  async function erase({ user }: ReturnType<typeof careful>) {
    await user.click(await screen.findByRole('button', { name: 'حذف حسابي…' }));
    await user.type(screen.getByLabelText(/student@demo\.masar\.example/), 'student@demo.masar.example');
    await user.click(screen.getByRole('button', { name: 'حذف حسابي نهائياً' }));
    return screen.findByRole('dialog', { name: 'هل هذا أنت؟' });
  }

  it('asks, says what is wrong, and goes on by itself once it is right [AUTH-12]', async () => {
    const page = careful();
    const question = await erase(page);
    const password = within(question).getByLabelText('كلمة المرور', { selector: 'input' });
    await page.user.type(password, '{Enter}');
    expect(password).toHaveAccessibleDescription('اكتب كلمة المرور.');
    await page.user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('كلمة المرور الحالية غير صحيحة.'));
    await page.user.clear(password);
    expect(password).toBeValid();
    await page.user.click(within(question).getByRole('button', { name: 'إظهار كلمة المرور' }));
    expect(password).toHaveAttribute('type', 'text');
    await page.user.type(password, 'the right one{Enter}');
    await waitFor(() => expect(window.localStorage.getItem('mockUserEmail')).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'هل هذا أنت؟' })).not.toBeInTheDocument();
  });

  it('leaves the form as it was for who cancels, and says why nothing happened [AUTH-12]', async () => {
    const page = careful();
    const question = await erase(page);
    await page.user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    expect(await screen.findByText('للمتابعة أكّد أولاً أنك صاحب الحساب.')).toBeInTheDocument();
    expect(screen.getByLabelText(/student@demo\.masar\.example/)).toHaveValue('student@demo.masar.example');
  });
});
