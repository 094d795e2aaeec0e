// Loaded before the first test, which would otherwise wait for the lazy screen.
import './GradebookPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aBook, aCell, aRow } from '../testing/a-book';

const entry = 'PUT /api/courses/c1/gradebook/rows/u2/items/q1';

function open(handlers: Handlers = {}, role: 'instructor' | 'student' = 'instructor') {
  const user = aUser({ role });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1/gradebook': () => json(aBook()),
    'GET /api/courses/c1/gradebook/rows': () => json([aRow(), aRow('u3', 'نور كاظم')], { 'X-Total-Count': '2' }),
    'GET /api/courses/c1/gradebook/changes': () => json([], { 'X-Total-Count': '0' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/grades' }) };
}

const line = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const cells = async (name: string) => (await line(name)).getAllByRole('button');

describe('/courses/{id}/grades', () => {
  it('shows learners by items with totals, and says each sign in words [GRD-1]', async () => {
    open({
      'GET /api/courses/c1/gradebook/rows': () =>
        json([
          aRow('u2', 'علي حسن', {
            cells: [
              aCell('q1', { score: '85.50', isEntered: true }),
              aCell('a1', { state: 'excused', score: null }),
              aCell('m1', { score: '7.00', found: null }),
            ],
          }),
          aRow('u3', 'نور كاظم'),
        ]),
    });
    expect(await screen.findByRole('grid', { name: 'سجل درجات أساسيات الويب' })).toBeInTheDocument();
    const ali = (await cells('علي حسن')).map((cell) => cell.textContent);
    expect(ali).toEqual(['85.5%درجة معدّلة', 'إعفاء', '7']);
    const nur = (await cells('نور كاظم')).map((cell) => cell.textContent);
    expect(nur).toEqual(['80%', '—لم يُنجز', '—بلا درجة']);
    expect(screen.getByText('متعلّمان')).toBeInTheDocument();
  });

  it('has one cell in the order of Tab, and arrows go where the screen shows it [GRD-1]', async () => {
    const { user } = open();
    const [first, second] = await cells('علي حسن');
    const below = (await cells('نور كاظم'))[1];
    expect(screen.getAllByRole('button').filter(({ dataset, tabIndex }) => dataset['cell'] && tabIndex === 0)).toEqual([
      first,
    ]);
    first!.focus();
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowDown}');
    expect(below).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /صفحتي الأولى · نور كاظم/ })).toBeInTheDocument();
  });

  it('overrides with a reason that is required, and shows the new total [GRD-1]', async () => {
    const overridden = aRow('u2', 'علي حسن', {
      current: '95.00',
      cells: [aCell('q1', { score: '95', isEntered: true })],
    });
    const { user, calls } = open({ [entry]: () => json(overridden) });
    await user.click((await cells('علي حسن'))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('النتيجة المسجّلة: 80%')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'حفظ' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'درجة أخرى' }));
    await user.type(dialog.getByLabelText(/الدرجة بالمئة/), '٩٥');
    const reason = dialog.getByLabelText(/السبب/);
    expect(reason).toBeRequired();
    await user.type(reason, 'سؤال معطوب');
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 0,
      score: '95',
      isExcused: false,
      reason: 'سؤال معطوب',
    });
    expect(await line('علي حسن').then((one) => one.getAllByText('95%'))).toHaveLength(2);
  });

  it('excuses, and takes an override back, each with its reason [GRD-1]', async () => {
    const { user, calls } = open({
      'GET /api/courses/c1/gradebook/rows': () =>
        json([aRow('u2', 'علي حسن', { cells: [aCell('q1', { isEntered: true, score: '95', version: 2 })] })]),
      [entry]: () => json(aRow()),
    });
    for (const way of ['إعفاء', 'النتيجة المسجّلة']) {
      await user.click((await cells('علي حسن'))[0]!);
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: way }));
      const save = dialog.getByRole('button', { name: 'حفظ' });
      if (save.hasAttribute('disabled')) await user.keyboard('{Escape}');
      else {
        await user.clear(dialog.getByLabelText(/السبب/));
        await user.type(dialog.getByLabelText(/السبب/), 'كان في المشفى');
        await user.click(save);
      }
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { version: 2, score: null, isExcused: true, reason: 'كان في المشفى' },
    ]);
  });

  it('keeps what was typed when somebody else was faster, and saves over it when told to [GRD-1]', async () => {
    let isFirst = true;
    let row = aRow();
    const { user, calls } = open({
      'GET /api/courses/c1/gradebook/rows': () => json([row]),
      [entry]: () => {
        if (!isFirst) return json(aRow('u2', 'علي حسن', { cells: [aCell('q1', { score: '90', isEntered: true })] }));
        isFirst = false;
        row = aRow('u2', 'علي حسن', { cells: [aCell('q1', { score: '70', isEntered: true, version: 4 })] });
        return problem(412, 'غيّر شخص آخر', { code: 'grades.changed_meanwhile' });
      },
    });
    await user.click((await cells('علي حسن'))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'درجة أخرى' }));
    await user.type(dialog.getByLabelText(/الدرجة بالمئة/), '90');
    await user.type(dialog.getByLabelText(/السبب/), 'أعيد التصحيح');
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));
    expect(await dialog.findByText(/وهي الآن: 70% \(درجة معدّلة\)/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/الدرجة بالمئة/)).toHaveValue('90');
    expect(dialog.getByLabelText(/السبب/)).toHaveValue('أعيد التصحيح');
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { version: number }).version);
    expect(sent).toEqual([0, 4]);
  });

  it('marks by hand without a reason, and says why the server refuses [GRD-1]', async () => {
    const { user } = open({
      'PUT /api/courses/c1/gradebook/rows/u2/items/m1': () =>
        problem(422, 'Unprocessable', { code: 'grades.score_above_maximum', detail: 'الدرجة أعلى من الحد الأقصى' }),
    });
    await user.click((await cells('علي حسن'))[2]!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/الدرجة من 10/), '12');
    expect(dialog.getByLabelText(/ملاحظة للمتعلّم/)).not.toBeRequired();
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));
    expect(await dialog.findByText('الدرجة أعلى من الحد الأقصى')).toBeInTheDocument();
    expect(dialog.getByLabelText(/الدرجة من 10/)).toHaveValue('12');
  });

  it('tells the history of a cell [GRD-1]', async () => {
    const side = { score: null, isExcused: false, lines: [] };
    const { user } = open({
      'GET /api/courses/c1/gradebook/changes': (_call, query) =>
        json([
          {
            id: `${query.get('userId')} ${query.get('itemId')}`,
            kind: 'marked',
            way: 'file',
            itemTitleAr: 'اختبار HTML',
            itemTitleEn: 'HTML',
            userId: 'u2',
            userName: 'علي حسن',
            before: side,
            after: { ...side, score: '95.00' },
            reason: 'سؤال معطوب',
            byName: 'زهراء كاظم',
            changedAt: '2026-11-20T08:00:00.000Z',
          },
        ]),
    });
    await user.click((await cells('علي حسن'))[0]!);
    const history = await screen.findByRole('region', { name: 'سجل هذه الدرجة' });
    expect(await within(history).findByText('من النتيجة المسجّلة إلى 95%')).toBeInTheDocument();
    expect(history).toHaveTextContent('سؤال معطوبزهراء كاظم');
    expect(history).toHaveTextContent('من ملف');
  });

  it('finds learners by name, and says when there are none [GRD-1]', async () => {
    const { user } = open({
      'GET /api/courses/c1/gradebook/rows': (_call, query) =>
        query.get('name') ? json([], { 'X-Total-Count': '0' }) : json([aRow()], { 'X-Total-Count': '1' }),
    });
    await cells('علي حسن');
    await user.type(screen.getByRole('searchbox', { name: 'ابحث عن متعلّم' }), 'زينب');
    expect(await screen.findByRole('heading', { name: 'لا أحد بهذا الاسم' })).toBeInTheDocument();
  });

  it('shows more learners page by page [CRS-7]', async () => {
    const { user } = open({
      'GET /api/courses/c1/gradebook/rows': (_call, query) =>
        query.get('cursor')
          ? json([aRow('u3', 'نور كاظم')], { 'X-Total-Count': '2' })
          : json([aRow()], { 'X-Total-Count': '2', Link: '</api/courses/c1/gradebook/rows?cursor=x>; rel="next"' }),
    });
    await cells('علي حسن');
    await user.click(screen.getByRole('button', { name: 'عرض المزيد' }));
    expect(await cells('نور كاظم')).toHaveLength(3);
  });

  it('leads to the plan where nothing is graded, and says whose book it is not [GRD-1]', async () => {
    const { unmount } = open({ 'GET /api/courses/c1/gradebook': () => json(aBook({ items: [] })) });
    expect(await screen.findByRole('heading', { name: 'لا شيء يُقيَّم في هذه الدورة' })).toBeInTheDocument();
    unmount();
    open({ 'GET /api/courses/c1/gradebook': () => problem(403, 'ممنوع', { detail: 'الدورة لغيرك.' }) });
    expect(await screen.findByRole('heading', { name: 'ليست هذه الدرجات لك' })).toBeInTheDocument();
    expect(screen.getByText('الدورة لغيرك.')).toBeInTheDocument();
  });

  it('tries a file first, shows what becomes of each cell, and takes it over when told to [GRD-1]', async () => {
    const read = {
      changed: 1,
      unchanged: 2,
      refusedCount: 1,
      changes: [
        {
          row: 2,
          userId: 'u2',
          userName: 'علي حسن',
          itemTitleAr: 'الحضور',
          itemTitleEn: 'x',
          before: null,
          after: '9',
        },
      ],
      refused: [{ row: 3, value: 'x', code: 'c', messageAr: 'ليست هذه درجة', messageEn: 'No score' }],
    };
    const { user, calls } = open({
      'POST /api/courses/c1/gradebook/import/trial': () => json(read),
      'POST /api/courses/c1/gradebook/import': () => json(read),
    });
    await user.click(await screen.findByRole('button', { name: 'استيراد CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText('اختر ملف CSV'), new File(['x'], 'b.csv', { type: 'text/csv' }));
    expect(await dialog.findByText('ليست هذه درجة')).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: '2 علي حسن الحضور لا درجة 9' })).toBeInTheDocument();
    const taken = () => calls.filter(({ path }) => path.endsWith('/import'));
    expect(taken()).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'تطبيق هذه التغييرات' }));
    expect(await screen.findByText('طُبّقت التغييرات على السجل')).toBeInTheDocument();
    expect(taken()).toHaveLength(1);
  });
});
