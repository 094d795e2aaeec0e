import { screen, waitFor, within } from '@testing-library/react';
import categories from '../categories';
import discussions from '../discussions';
import { opportunities } from '../postings';
import { aCategory, aDiscussion, anOpportunity } from '../testing/records';
import { onPhone, renderResource } from '../testing/render-resource';
import { changesIn, problem, type SeenCall, stubApi } from '../testing/stub-api';

const listsIn = (calls: readonly SeenCall[], resource: string): SeenCall[] =>
  calls.filter(({ method, path, query }) => method === 'GET' && path === `/api/admin/${resource}` && 'range' in query);

describe('a list of records', () => {
  it('tells each record in a row whose name leads to it [CON-1]', async () => {
    stubApi({ categories: [aCategory()] });
    renderResource('categories', categories, { at: '/categories' });
    const name = await screen.findByRole('link', { name: 'تطوير الويب' });
    expect(name).toHaveAttribute('href', '/categories/web-development');
    const row = screen.getByRole('row', { name: /تطوير الويب/ });
    expect(within(row).getByText('web-development')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('عدد السجلات: 1');
  });

  it('reads in the language of the console and asks for its order [CON-1] [I18N-1]', async () => {
    const calls = stubApi({ categories: [aCategory()] });
    renderResource('categories', categories, { at: '/categories', language: 'en' });
    await screen.findByRole('link', { name: 'Web development' });
    expect(screen.getByRole('columnheader', { name: /Name/ })).toBeInTheDocument();
    expect(listsIn(calls, 'categories')[0]?.query).toMatchObject({ sort: ['nameEn', 'ASC'], range: [0, 24] });
  });

  it('follows the words that are searched [CON-1]', async () => {
    const calls = stubApi({ categories: [aCategory()] });
    const { user } = renderResource('categories', categories, { at: '/categories' });
    await user.type(await screen.findByRole('searchbox'), ' ويب ');
    await waitFor(() => expect(listsIn(calls, 'categories').at(-1)?.query['filter']).toEqual({ q: 'ويب' }));
  });

  it('is narrowed by what its fields can be, and by all again [CON-1]', async () => {
    const calls = stubApi({ opportunities: [anOpportunity()] });
    const { user } = renderResource('opportunities', opportunities, { at: '/opportunities' });
    const kind = await screen.findByRole('combobox', { name: 'النوع' });
    await user.selectOptions(kind, 'تدريب');
    await waitFor(() =>
      expect(listsIn(calls, 'opportunities').at(-1)?.query['filter']).toEqual({ type: 'internship' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'النوع' }), 'الكل');
    await waitFor(() => expect(listsIn(calls, 'opportunities').at(-1)?.query['filter']).toEqual({}));
  });

  it('that is empty says whether a filter is to blame [CON-1]', async () => {
    stubApi({ categories: [] });
    const { user } = renderResource('categories', categories, { at: '/categories' });
    expect(await screen.findByText('لم يُضف أحد شيئاً بعد.')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'ويب');
    expect(await screen.findByText('غيّر عوامل التصفية لترى سجلات أخرى.')).toBeInTheDocument();
  });

  it('that failed is asked for again [CON-1]', async () => {
    let isDown = true;
    stubApi(
      {},
      {
        'GET /api/admin/categories': () =>
          isDown ? problem(503, 'Away') : { json: [aCategory()], headers: { 'Content-Range': 'categories 0-0/1' } },
      },
    );
    const { user } = renderResource('categories', categories, { at: '/categories' });
    const again = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'تطوير الويب' })).toBeInTheDocument();
  });

  it('is cards on a phone, with its filters folded and its order to be chosen [CON-1]', async () => {
    onPhone();
    stubApi({ opportunities: [anOpportunity()] });
    renderResource('opportunities', opportunities, { at: '/opportunities' });
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('link', { name: 'قراءة للأطفال' })).toBeInTheDocument();
    expect(within(card).getByText('النوع').closest('div')).toHaveTextContent('تطوّع');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('تصفية القائمة').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('combobox', { name: 'الترتيب حسب' })).toHaveValue('createdAt DESC');
  });

  it('changes all that are ticked by one call, after a question where it asks one [CON-1] [COM-4]', async () => {
    const calls = stubApi({ discussions: [aDiscussion(), aDiscussion({ id: 'discussion-2', title: 'آخر' })] });
    const { user } = renderResource('discussions', discussions, { at: '/discussions' });
    await screen.findByRole('link', { name: 'من أين أبدأ؟' });
    const [all] = screen.getAllByRole('checkbox');
    await user.click(all!);
    await user.click(await screen.findByRole('button', { name: 'إخفاء لأنه إعلان' }));
    expect(changesIn(calls)).toEqual([]);
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('يُبلَّغ كاتبوها');
    await user.click(within(question).getByRole('button', { name: 'إخفاء لأنه إعلان' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([
        {
          method: 'PUT',
          path: '/api/admin/discussions',
          query: { filter: { id: ['discussion-1', 'discussion-2'] } },
          body: { status: 'hidden', reason: 'إعلان لا يخص المنتدى.' },
        },
      ]),
    );
  });
});
