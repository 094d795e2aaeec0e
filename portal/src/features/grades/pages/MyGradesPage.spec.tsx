// Loaded before the first test, which would otherwise wait for the lazy screen.
import './MyGradesPage';
import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { someGrades } from '../testing/a-book';

function open(handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  const user = aUser();
  stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1/grades': () => json(someGrades()),
    'GET /api/courses/c1/assignments': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at: '/courses/c1/my-grades', language });
}

const lineOf = async (title: string) => (await screen.findByText(title)).closest('li')!;

describe('/courses/{id}/my-grades', () => {
  it('tells the total so far and between what the final one lies [GRD-1]', async () => {
    open();
    const totals = await screen.findByRole('region', { name: 'أساسيات الويب' });
    expect(totals).toHaveTextContent('المجموع حتى الآن78.33%');
    expect(totals).toHaveTextContent('أدنى ما قد يكون41.5%إن لم يُنجز شيء آخر');
    expect(within(totals).getByRole('img', { name: 'مجموعك النهائي بين 41.5% و91%' })).toBeInTheDocument();
  });

  it('lists each item below its category with score, weight and what is missing, and leads to where it is done [GRD-1]', async () => {
    open();
    const work = await screen.findByRole('region', { name: 'الأعمال' });
    expect(work).toHaveTextContent('60% من المجموع');
    expect(within(work).getByRole('link', { name: 'اختبار HTML' })).toHaveAttribute('href', '/courses/c1/lessons/q1');
    expect(await lineOf('اختبار HTML')).toHaveTextContent('وزنه 30% من المجموع80%');
    expect(await lineOf('صفحتي الأولى')).toHaveTextContent('لم يُنجز بعد');
    expect(await lineOf('الحضور')).toHaveTextContent('7.5 من 10');
    expect(screen.queryByRole('link', { name: 'الحضور' })).not.toBeInTheDocument();
  });

  it('says what is overdue, excused, overridden with its reason, and left out as the lowest [GRD-1]', async () => {
    const own = someGrades();
    const [quiz, assignment, manual] = own.items;
    open({
      'GET /api/courses/c1/grades': () =>
        json({
          ...own,
          categories: own.categories.map((one) => ({ ...one, dropLowest: 1 })),
          items: [
            { ...quiz!, score: '40.00' },
            { ...quiz!, itemId: 'q2', titleAr: 'اختبار CSS', isOverridden: true, reason: 'سؤال معطوب' },
            assignment!,
            { ...manual!, state: 'excused', score: null, weight: null, reason: 'مرض' },
          ],
        }),
      'GET /api/courses/c1/assignments': () =>
        json([{ id: 'a1', state: 'draft', dueAt: '2020-01-01T00:00:00.000Z', hasPassed: false }]),
    });
    expect(await lineOf('اختبار HTML')).toHaveTextContent('من الأدنى، لا تُحتسب');
    expect(await lineOf('اختبار CSS')).toHaveTextContent('درجة معدّلةالسبب: سؤال معطوب80%');
    expect(await lineOf('صفحتي الأولى')).toHaveTextContent('فات الموعد');
    expect(await lineOf('الحضور')).toHaveTextContent('السبب: مرضإعفاء');
    expect(screen.getByRole('region', { name: 'الأعمال' })).toHaveTextContent('تُترك أدنى نتيجة');
  });

  it('says that a course declares no weights, in English too [GRD-1]', async () => {
    const own = someGrades({ hasWeights: false, categories: [] });
    open({ 'GET /api/courses/c1/grades': () => json(own) }, 'en');
    expect(await screen.findByText(/This course declares no weights/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Quizzes and assignments' })).toBeInTheDocument();
  });

  it('says that nothing is graded where a course has no items [GRD-1]', async () => {
    open({ 'GET /api/courses/c1/grades': () => json(someGrades({ items: [] })) });
    expect(await screen.findByRole('heading', { name: 'لا درجات في هذه الدورة' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'صفحة الدورة' })).toHaveAttribute('href', '/courses/c1');
  });

  it.each([
    [403, 'هذه الصفحة لمن التحق بالدورة'],
    [404, 'لم نجد هذه الدورة'],
    [409, 'لم تُفتح الدورة بعد'],
    [400, 'تعذّر تحميل الدرجات'],
  ])('says in plain words what %i means [GRD-1]', async (status, title) => {
    open({ 'GET /api/courses/c1/grades': () => problem(status, 'لا') });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});
