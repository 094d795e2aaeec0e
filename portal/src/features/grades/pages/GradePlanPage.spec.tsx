// Loaded before the first test, which would otherwise wait for the lazy screen.
import './GradePlanPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aBook } from '../testing/a-book';

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1/gradebook': () => json(aBook()),
    'PUT /api/courses/c1/gradebook/settings': () => json(aBook({ version: 4 })),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/grades/plan' }) };
}

const weights = () => screen.getAllByLabelText(/الوزن بالمئة/);
const save = () => screen.getByRole('button', { name: 'حفظ' });
const sentTo = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/settings')).map(({ body }) => body);

describe('/courses/{id}/grades/plan', () => {
  it('counts the weights as they are typed, and saves only what makes 100 [GRD-1]', async () => {
    const { user, calls } = open();
    expect(await screen.findByText('مجموع الأوزان 100%')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.clear(weights()[0]!);
    await user.type(weights()[0]!, '٥٠');
    expect(await screen.findByText('بقي 10%')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.clear(weights()[1]!);
    await user.type(weights()[1]!, '50');
    await user.click(save());
    expect(await screen.findByText('حُفظت الأوزان والبنود')).toBeInTheDocument();
    expect(sentTo(calls)).toHaveLength(1);
    expect(sentTo(calls)[0]).toMatchObject({ version: 3, categories: [{ id: 'k1', weight: '50' }, { id: 'k2' }] });
  });

  it('adds a category and an item marked by hand that counts in it, and removes both again [GRD-1]', async () => {
    const { user, calls } = open({
      'GET /api/courses/c1/gradebook': () => json(aBook({ categories: [], items: [] })),
    });
    await user.click(await screen.findByRole('button', { name: 'إضافة فئة' }));
    await user.type(screen.getByLabelText(/الاسم بالعربية/), 'الحضور');
    await user.type(weights()[0]!, '100');
    await user.click(screen.getByRole('button', { name: 'إضافة بند تقيّمه بنفسك' }));
    const item = within(screen.getByRole('group', { name: /بند جديد/ }));
    await user.type(item.getByLabelText(/الاسم بالعربية/), 'الأسبوع الأول');
    await user.click(save());
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1));
    expect(sentTo(calls)[0]).toEqual({
      version: 3,
      categories: [{ titleAr: 'الحضور', titleEn: '', weight: '100', dropLowest: 0, takes: null }],
      items: [{ titleAr: 'الأسبوع الأول', titleEn: '', points: '100', isPlaced: true, category: 0 }],
    });
  });

  it('places a quiz where its author says, and nowhere once its category is gone [GRD-1]', async () => {
    const { user, calls } = open();
    const quiz = () => within(screen.getByRole('group', { name: /اختبار HTML/ }));
    await screen.findByText('مجموع الأوزان 100%');
    await user.selectOptions(quiz().getByLabelText(/يُحتسب في/), 'المشاركة');
    await user.click(screen.getByRole('button', { name: 'حذف الفئة المشاركة' }));
    expect(quiz().getByLabelText(/يُحتسب في/)).toHaveValue('nowhere');
    await user.clear(weights()[0]!);
    await user.type(weights()[0]!, '100');
    await user.click(save());
    await waitFor(() => expect(sentTo(calls)).toHaveLength(1));
    expect((sentTo(calls)[0] as { items: object[] }).items).toMatchObject([
      { id: 'q1', isPlaced: true, category: null },
      { id: 'a1', isPlaced: true, category: 0 },
      { id: 'm1', isPlaced: true, category: null },
    ]);
  });

  it('keeps what was typed when somebody else was faster, with what is new in the book [GRD-1]', async () => {
    let book = aBook();
    const { user, calls } = open({
      'GET /api/courses/c1/gradebook': () => json(book),
      'PUT /api/courses/c1/gradebook/settings': ({ body }) => {
        if ((body as { version: number }).version === 7) return json(aBook({ version: 8 }));
        const added = { ...book.items[2]!, id: 'm2', titleAr: 'عمل جماعي' };
        book = aBook({ version: 7, items: [...book.items, added] });
        return problem(412, 'غيّر شخص آخر', { code: 'grades.changed_meanwhile' });
      },
    });
    await screen.findByText('مجموع الأوزان 100%');
    await user.clear(weights()[0]!);
    await user.type(weights()[0]!, '70');
    await user.clear(weights()[1]!);
    await user.type(weights()[1]!, '30');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'متابعة بما كتبته' }));
    expect(weights()[0]).toHaveValue('70');
    expect(await screen.findByRole('group', { name: /عمل جماعي/ })).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(sentTo(calls)).toHaveLength(2));
    expect(sentTo(calls)[1]).toMatchObject({ version: 7, items: [{}, {}, {}, { id: 'm2' }] });
  });

  it('says why the server refuses, without losing what was typed [GRD-1]', async () => {
    const { user } = open({
      'PUT /api/courses/c1/gradebook/settings': () =>
        problem(409, 'Conflict', { code: 'grades.item_has_marks', detail: 'لهذا البند درجات مسجّلة.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'حذف البند الحضور' }));
    await user.click(save());
    expect(await screen.findByText('لهذا البند درجات مسجّلة.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /الحضور/ })).not.toBeInTheDocument();
  });

  it('says whose book it is not [GRD-1]', async () => {
    open({ 'GET /api/courses/c1/gradebook': () => problem(403, 'ممنوع') });
    expect(await screen.findByRole('heading', { name: 'ليست هذه الدرجات لك' })).toBeInTheDocument();
  });
});
