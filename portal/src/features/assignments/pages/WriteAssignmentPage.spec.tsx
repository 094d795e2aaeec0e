// Loaded before the first test, which would otherwise wait for the lazy screen.
import './WriteAssignmentPage';
import { screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { anAssignment } from '../testing/a-work';

const at = '/courses/c1/assignments/new/edit';

function open(handlers: Handlers = {}, language: 'ar' | 'en' = 'ar', path = at) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1/lessons': () => json([]),
    'GET /api/assignments/a1': () => json(anAssignment()),
    'POST /api/courses/c1/assignments': () => json(anAssignment()),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: path, language }) };
}

const sentTo = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('/courses/{id}/assignments/{assignmentId}/edit', () => {
  it.each([
    ['ar', 'العنوان بالعربية', 'المطلوب بالعربية', 'حفظ الواجب', 'املأ هذا الحقل.', 'اكتب رقماً.'],
    ['en', 'Title in Arabic', 'Task in Arabic', 'Save the assignment', 'Fill in this field.', 'Enter a number.'],
  ] as const)(
    'tells all that is wrong at once, each beside its field, in %s [ASG-1]',
    async (language, title, task, save, fill, number) => {
      const { user, calls } = open({}, language);
      await screen.findByLabelText(RegExp(`^${title}`));
      const passMark = screen.getByDisplayValue('60');
      await user.clear(passMark);
      await user.type(passMark, 'x');
      const level = screen.getByDisplayValue('In part');
      const arabic = screen.getByDisplayValue('بعضه');
      await user.clear(arabic);
      await user.click(screen.getByRole('button', { name: save }));
      expect(screen.getByLabelText(RegExp(`^${title}`))).toHaveAccessibleDescription(fill);
      expect(screen.getByLabelText(RegExp(`^${title}`))).toHaveFocus();
      expect(screen.getByLabelText(RegExp(`^${task}`))).toHaveAccessibleDescription(fill);
      expect(passMark).toHaveAccessibleDescription(number);
      expect(arabic).toHaveAccessibleDescription(fill);
      expect(level).toBeValid();
      expect(sentTo(calls)).toEqual([]);
    },
  );

  it('sends digits of either script once, and keeps what a refusal leaves [ASG-1] [REL-3] [I18N-1]', async () => {
    let fails = true;
    const late = () =>
      new Promise<ReturnType<typeof json>>((resolve) => setTimeout(resolve, 100, json(anAssignment())));
    const { user, calls } = open({
      'POST /api/courses/c1/assignments': () => (fails ? problem(503, 'الخادم مشغول.') : late()),
    });
    await user.type(await screen.findByLabelText(/^العنوان بالعربية/), 'صفحة');
    await user.type(screen.getByLabelText(/^المطلوب بالعربية/), 'ابنِها.');
    await user.clear(screen.getByDisplayValue('60'));
    await user.type(screen.getByLabelText(/النجاح/), '٦٢٫٥٪');
    await user.click(screen.getByRole('button', { name: 'حفظ الواجب' }));
    expect(await screen.findByText('الخادم مشغول.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^العنوان بالعربية/)).toHaveValue('صفحة');
    fails = false;
    await user.dblClick(screen.getByRole('button', { name: 'حفظ الواجب' }));
    await waitFor(() => expect(window.location.pathname).toBe('/courses/c1/assignments/a1'));
    const assignment = expect.objectContaining({ titleAr: 'صفحة', passMark: '62.5' });
    expect(sentTo(calls)).toEqual([assignment, assignment]);
  });

  it.each([
    ['ar', 'حفظ الواجب', 'متابعة بما كتبته', 'حذف ما كتبته وعرض المحفوظ'],
    ['en', 'Save the assignment', 'Continue with what I wrote', 'Discard mine, show what is saved'],
  ] as const)(
    'does not put an old draft over what was saved since, unless its author chooses so, in %s [ASG-1] [REL-3]',
    async (language, save, mine, saved) => {
      const edit = '/courses/c1/assignments/a1/edit';
      const former = open({}, language, edit);
      const before = anAssignment().titleAr;
      await former.user.type(await screen.findByDisplayValue(before), ' القديمة');
      former.unmount();
      const newer = {
        'GET /api/assignments/a1': () => json(anAssignment({ titleAr: 'عنوان أحدث' })),
        'PATCH /api/assignments/a1': () => json(anAssignment()),
        'PUT /api/assignments/a1': () => json(anAssignment()),
      };
      const { user, calls, unmount } = open(newer, language, edit);
      expect(await screen.findByDisplayValue(`${before} القديمة`)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: save }));
      expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
      unmount();
      const again = open(newer, language, edit);
      await again.user.click((await screen.findAllByRole('button', { name: saved }))[0]!);
      expect(screen.getByDisplayValue('عنوان أحدث')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: mine })).not.toBeInTheDocument();
    },
  );

  it('says what the server refuses of a field that shows no words of its own [ASG-1] [API-3]', async () => {
    const errors = [{ field: 'accepts', code: 'field.required', message: 'اختر نوعاً واحداً على الأقل.' }];
    const { user } = open({ 'POST /api/courses/c1/assignments': () => problem(400, 'راجع الحقول.', { errors }) });
    await user.type(await screen.findByLabelText(/^العنوان بالعربية/), 'صفحة');
    await user.type(screen.getByLabelText(/^المطلوب بالعربية/), 'ابنِها.');
    await user.click(screen.getByRole('button', { name: 'حفظ الواجب' }));
    expect(await screen.findByText('اختر نوعاً واحداً على الأقل.')).toBeInTheDocument();
  });

  it('asks for the time of a day that has none, in place of saving no deadline [ASG-1]', async () => {
    const { user, calls } = open();
    await user.type(await screen.findByLabelText(/^العنوان بالعربية/), 'صفحة');
    await user.type(screen.getByLabelText(/^المطلوب بالعربية/), 'ابنِها.');
    const due = document.querySelector<HTMLInputElement>('input[name="dueAt"]')!;
    // As a browser tells of a day without its time; this one knows no half of a moment.
    Object.defineProperty(due, 'validity', { value: { badInput: true } });
    await user.click(screen.getByRole('button', { name: 'حفظ الواجب' }));
    expect(due).toHaveAccessibleDescription(/املأ هذا الحقل\./);
    expect(sentTo(calls)).toEqual([]);
  });

  it('asks before a link leaves what is not saved, and brings it back on return [ASG-1] [REL-3]', async () => {
    const { user, unmount } = open();
    await user.type(await screen.findByLabelText(/^العنوان بالعربية/), 'صفحة');
    await user.click(screen.getAllByRole('link', { name: 'الرئيسية' })[0]!);
    expect(screen.getByRole('dialog', { name: 'لديك تعديلات لم تُحفظ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'البقاء هنا' }));
    expect(window.location.pathname).toBe(at);
    unmount();
    open();
    expect(await screen.findByLabelText(/^العنوان بالعربية/)).toHaveValue('صفحة');
    expect(screen.getByText(/هذا ما كتبته من قبل/)).toBeInTheDocument();
  });
});
