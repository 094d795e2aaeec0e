import { screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const sessions = [
  { id: 's-1', createdAt: '2026-11-20T08:00:00Z', expiresAt: '2026-12-20T08:00:00Z', userAgent: '', isCurrent: true },
  {
    id: 's-2',
    createdAt: '2026-11-19T08:00:00Z',
    expiresAt: '2026-12-19T08:00:00Z',
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Firefox/140',
    isCurrent: false,
  },
];

function openProfile(handlers: Handlers = {}, changes = {}, tab?: string) {
  let person = aUser(changes);
  const calls = stubApi({
    ...commonHandlers(),
    'GET /api/auth/user': () => json(person),
    'GET /api/auth/sessions': () => json(sessions),
    'PATCH /api/profile': ({ body }) => {
      person = { ...person, ...(body as object) };
      return json(person);
    },
    ...handlers,
  });
  rememberAs(person);
  return { calls, ...renderApp({ at: tab ? `/profile?tab=${tab}` : '/profile' }) };
}

describe('/profile', () => {
  it('tells visitors that a login is required and where [PRF-1]', async () => {
    stubApi(commonHandlers());
    renderApp({ at: '/profile', language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Login Required' })).toBeInTheDocument();
    const [link] = screen
      .getAllByRole('link', { name: 'Log in' })
      .filter((each) => screen.getByRole('main').contains(each));
    expect(link).toHaveAttribute('href', '/api/login?redirect=profile');
  });

  it('saves role and details and says so [PRF-1]', async () => {
    const { user, calls } = openProfile();
    await user.click(await screen.findByRole('radio', { name: 'متطوّع' }));
    await user.type(screen.getByLabelText('نبذة عنك'), 'أتعلّم كل يوم.');
    await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
    expect(await screen.findByText('حُدّث ملفك الشخصي')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      firstName: 'سارة',
      lastName: 'علي حسن',
      email: 'student@demo.masar.example',
      bio: 'أتعلّم كل يوم.',
      role: 'volunteer',
    });
    expect(window.localStorage.getItem('mockUserRole')).toBe('volunteer');
  });

  it('brings a draft back with the role that was asked for and why [PRF-1, AUTH-7, REL-3]', async () => {
    const rana = { email: 'rana@example.org' };
    const former = openProfile({}, rana);
    await former.user.click(await screen.findByRole('radio', { name: 'متطوّع' }));
    await former.user.type(screen.getByLabelText(/لماذا تطلب هذا الدور/), 'أتطوّع منذ سنة.');
    former.unmount();
    const { user } = openProfile({}, rana);
    expect(await screen.findByRole('radio', { name: 'متطوّع' })).toBeChecked();
    expect(await screen.findByLabelText(/لماذا تطلب هذا الدور/)).toHaveValue('أتطوّع منذ سنة.');
    await user.click(screen.getByRole('button', { name: 'حذف المسودة' }));
    expect(screen.getByRole('radio', { name: 'متعلّم' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'حذف المسودة' })).not.toBeInTheDocument();
  });

  it('does not put an old draft over a newer profile, unless that is chosen [PRF-1, REL-3]', async () => {
    const former = openProfile({}, { bio: 'قديمة' });
    await former.user.type(await screen.findByLabelText('نبذة عنك'), ' وأطول');
    former.unmount();
    const { user, calls } = openProfile({}, { bio: 'حديثة' });
    await waitFor(() => expect(screen.getByLabelText('نبذة عنك')).toHaveValue('قديمة وأطول'));
    await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getAllByRole('button', { name: 'متابعة بما كتبته' }).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
    expect(await screen.findByText('حُدّث ملفك الشخصي')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ bio: 'قديمة وأطول' });
    expect(screen.queryByRole('button', { name: 'متابعة بما كتبته' })).not.toBeInTheDocument();
  });

  it('shows the newer profile where that is chosen [PRF-1, REL-3]', async () => {
    const former = openProfile({}, { bio: 'قديمة' });
    await former.user.type(await screen.findByLabelText('نبذة عنك'), ' وأطول');
    former.unmount();
    const { user } = openProfile({}, { bio: 'حديثة' });
    await user.click((await screen.findAllByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' }))[0]!);
    expect(screen.getByLabelText('نبذة عنك')).toHaveValue('حديثة');
    expect(screen.queryByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' })).not.toBeInTheDocument();
  });

  it('changes what was answered on the first day, and tells what changed only [DSH-8]', async () => {
    const { user, calls } = openProfile({}, { learningGoal: 'skill', track: 'web-development', dailyMinutes: 20 });
    await user.selectOptions(await screen.findByLabelText('مجالك'), 'إدارة الأعمال');
    expect(screen.getByLabelText('هدفك')).toHaveValue('skill');
    await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
    expect(await screen.findByText('حُدّث ملفك الشخصي')).toBeInTheDocument();
    const { body } = calls.find(({ method }) => method === 'PATCH') ?? {};
    expect(body).toMatchObject({ track: 'business-management' });
    expect(body).not.toHaveProperty('learningGoal');
  });

  it('says that another address waits for its confirmation, and shows the one of now [PRF-1] [AUTH-13]', async () => {
    const { user } = openProfile({ 'PATCH /api/profile': () => json(aUser()) });
    const address = () => screen.getByRole('textbox', { name: /البريد الإلكتروني/ });
    await user.clear(await screen.findByRole('textbox', { name: /البريد الإلكتروني/ }));
    await user.type(address(), 'next@example.org');
    await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
    expect(await screen.findByText(/أرسلنا رسالة إلى .*next@example.org/)).toBeInTheDocument();
    expect(await screen.findByText('أرسلنا رسالة إلى بريدك الجديد لتأكيده.')).toBeInTheDocument();
    expect(address()).toHaveValue(aUser().email);
  });

  it('asks before a link leaves what is not saved, and brings it back on return [PRF-1] [REL-3]', async () => {
    const { user, unmount } = openProfile();
    await user.type(await screen.findByLabelText('نبذة عنك'), 'أتعلّم كل يوم.');
    await user.click(screen.getAllByRole('link', { name: 'الرئيسية' })[0]!);
    expect(screen.getByRole('dialog', { name: 'لديك تعديلات لم تُحفظ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'البقاء هنا' }));
    unmount();
    openProfile();
    expect(await screen.findByLabelText('نبذة عنك')).toHaveValue('أتعلّم كل يوم.');
  });

  it('lists what the chosen role offers [PRF-1]', async () => {
    const { user } = openProfile();
    await user.click(await screen.findByRole('radio', { name: 'مدرّب' }));
    expect(screen.getByText('متابعة تقدّم متعلّميك وتقييماتهم')).toBeInTheDocument();
    expect(screen.queryByText('شهادات موثّقة برمز تحقق')).not.toBeInTheDocument();
  });

  it('shows what is wrong beside the field and as Update Error [PRF-1]', async () => {
    const errors = [{ field: 'email', message: 'البريد غير صالح' }];
    const { user } = openProfile({ 'PATCH /api/profile': () => problem(400, 'Bad Request', { detail: '', errors }) });
    await user.click(await screen.findByRole('button', { name: 'حفظ التغييرات' }));
    expect(await screen.findByText('خطأ في التحديث')).toBeInTheDocument();
    expect(screen.getByText('حدث خطأ أثناء التحديث')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /البريد الإلكتروني/ })).toHaveAccessibleDescription('البريد غير صالح');
  });

  it.each([/الاسم الأول/, /اسم العائلة/])(
    'tells a letter of %s that no certificate can print before it is sent [CRT-3]',
    async (label) => {
      const { user, calls } = openProfile();
      await user.type(await screen.findByLabelText(label), '😀');
      await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/^لا نملك خطاً يطبع «😀»/);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    },
  );

  it('shows figures in the digits that were chosen [I18N-1]', async () => {
    openProfile({}, { digits: 'arab' }, 'safety');
    expect(await screen.findByText(/^٨ أحرف على الأقل/)).toBeInTheDocument();
  });

  it('says that a role request is waiting [AUTH-7]', async () => {
    openProfile({}, { pendingRole: 'instructor' });
    expect(await screen.findByText('طلبك للانتقال إلى دور «مدرّب» قيد المراجعة.')).toBeInTheDocument();
  });

  it('asks why with a wish for another role, and sends it along [AUTH-7]', async () => {
    const { user, calls } = openProfile({}, { email: 'rana@example.org' });
    await user.click(await screen.findByRole('radio', { name: 'مدرّب' }));
    await user.type(screen.getByLabelText(/لماذا تطلب هذا الدور/), 'أدرّس منذ سنوات.');
    await user.click(screen.getByRole('button', { name: 'حفظ التغييرات' }));
    expect(await screen.findByText('حُدّث ملفك الشخصي')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      role: 'instructor',
      roleReason: 'أدرّس منذ سنوات.',
    });
  });

  it('shows the reason of a wish that waits, and why the latest was refused [AUTH-7]', async () => {
    const { unmount } = openProfile({}, { pendingRole: 'instructor', pendingRoleReason: 'أدرّس منذ سنوات.' });
    expect(await screen.findByText('أدرّس منذ سنوات.')).toBeInTheDocument();
    unmount();
    const roleRefusal = { role: 'instructor', reason: 'أرسل نموذجاً من درس.', decidedAt: '2026-11-20T08:00:00Z' };
    openProfile({}, { roleRefusal });
    expect(await screen.findByText(/لم يُقبل طلبك لدور «مدرّب»/)).toBeInTheDocument();
    expect(screen.getByText('أرسل نموذجاً من درس.')).toBeInTheDocument();
  });

  it('lists the open sessions and ends another one [AUTH-5]', async () => {
    const { user, calls } = openProfile({ 'DELETE /api/auth/sessions/s-2': () => ({ status: 204 }) }, {}, 'safety');
    expect(await screen.findByText('هذا الجهاز')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'إنهاء جلسة Firefox على Android' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/auth/sessions/s-2')).toBe(true));
    expect(await screen.findByText('أُنهيت الجلسة')).toBeInTheDocument();
  });

  it('asks for the current password only where there is one [AUTH-5]', async () => {
    const { unmount } = openProfile({}, {}, 'safety');
    await screen.findByLabelText('كلمة المرور الجديدة');
    expect(screen.queryByLabelText('كلمة المرور الحالية')).not.toBeInTheDocument();
    unmount();
    openProfile({}, { hasPassword: true }, 'safety');
    expect(await screen.findByLabelText('كلمة المرور الحالية')).toBeInTheDocument();
  });

  it('asks for both passwords at once, each in its own words [AUTH-5] [AUTH-6]', async () => {
    const { user, calls } = openProfile({}, { hasPassword: true }, 'safety');
    const current = await screen.findByLabelText('كلمة المرور الحالية');
    await user.type(screen.getByLabelText('كلمة المرور الجديدة'), 'قارب');
    await user.click(screen.getByRole('button', { name: 'تغيير كلمة المرور' }));
    expect(current).toHaveAccessibleDescription('اكتب كلمة مرورك الحالية.');
    expect(current).toHaveFocus();
    expect(screen.getByLabelText('كلمة المرور الجديدة')).toHaveAccessibleDescription('اكتب 8 أحرف أو أكثر.');
    expect(calls.map(({ path }) => path)).not.toContain('/api/profile/password');
    await user.click(screen.getByRole('button', { name: 'إظهار كلمة المرور الجديدة' }));
    expect(screen.getByLabelText('كلمة المرور الجديدة')).toHaveAttribute('type', 'text');
    expect(current).toHaveAttribute('type', 'password');
  });
});
