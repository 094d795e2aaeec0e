import { screen, waitFor, within } from '@testing-library/react';
import categories from '../categories';
import discussions from '../discussions';
import { opportunities } from '../postings';
import { aCategory, aDiscussion, aForum, anOpportunity } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, problem, stubApi } from '../testing/stub-api';

const change = 'PUT /api/admin/categories/web-development';

async function renamed(handlers: Parameters<typeof stubApi>[1] = {}) {
  const calls = stubApi({ categories: [aCategory()] }, handlers);
  const { user } = renderResource('categories', categories, { at: '/categories/web-development', language: 'en' });
  const name = await screen.findByRole('textbox', { name: /Name \(English\)/ });
  await user.clear(name);
  await user.type(name, 'The web');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { calls, user };
}

describe('the form of a record', () => {
  it('sends what was changed with the version that was opened, and returns to the list [CON-1]', async () => {
    const { calls } = await renamed();
    expect(await screen.findByText('The changes are saved')).toBeInTheDocument();
    expect(changesIn(calls)).toMatchObject([{ method: 'PUT', body: { version: 'v1', nameEn: 'The web' } }]);
    expect(await screen.findByRole('link', { name: 'The web' })).toBeInTheDocument();
  });

  it('asks a new record for what an old one keeps, and shows what is required [CON-1]', async () => {
    const calls = stubApi({ categories: [] });
    const { user } = renderResource('categories', categories, { at: '/categories/create', language: 'en' });
    await user.type(await screen.findByRole('textbox', { name: /^Key/ }), 'cooking');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Required')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /Name \(Arabic\)/ }), 'الطبخ');
    await user.type(screen.getByRole('textbox', { name: /Name \(English\)/ }), 'Cooking');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([
        { method: 'POST', body: { id: 'cooking', nameAr: 'الطبخ', nameEn: 'Cooking', color: '#0E5E6F' } },
      ]),
    );
  });

  it('says at the field what the server refuses [CON-1] [API-3]', async () => {
    const errors = [{ field: 'nameEn', code: 'field.invalid', message: 'Another category is called so.' }];
    await renamed({ [change]: () => problem(400, 'Not valid', { errors }) });
    expect(await screen.findByText('Another category is called so.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Name \(English\)/ })).toHaveValue('The web');
  });

  it('shows a discussion’s forum by its name, and what moderators may set [CON-1] [COM-4]', async () => {
    const calls = stubApi({ discussions: [aDiscussion()], forums: [aForum()] });
    const { user } = renderResource('discussions', discussions, {
      at: '/discussions/discussion-1',
      language: 'en',
      besides: { forums: {} },
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Forum/ })).toHaveValue('Web questions'));
    await user.click(screen.getByRole('combobox', { name: /^Status/ }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent.trim());
    // The first takes the choice away.
    expect(offered).toEqual(['', 'Visible', 'Hidden']);
    await user.click(screen.getByRole('option', { name: 'Hidden' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not here');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([{ body: { status: 'hidden', reason: 'Not here', version: 'v1' } }]),
    );
  });

  it('does not ask a question of a lesson for a forum [CON-1] [COM-4]', async () => {
    stubApi({ discussions: [aDiscussion({ forumId: null, lessonId: 'lesson-1' })] });
    renderResource('discussions', discussions, { at: '/discussions/discussion-1', language: 'en' });
    await screen.findByRole('combobox', { name: /^Status/ });
    expect(screen.queryByRole('combobox', { name: /Forum/ })).toBeNull();
  });
});

describe('a form whose record somebody else saved meanwhile', () => {
  const theirs = anOpportunity({ version: 'v2', titleAr: 'قراءة للجميع', type: 'internship' });

  /** I changed the title, they changed the title too and the kind. */
  async function collided() {
    let refusals = 1;
    const path = '/api/admin/opportunities/opportunity-1';
    const calls = stubApi(
      { opportunities: [anOpportunity()] },
      {
        [`PUT ${path}`]: ({ body }) =>
          refusals-- > 0
            ? problem(412, 'Changed', { current: theirs })
            : { json: { ...(body as object), version: 'v3' } },
      },
    );
    const { user } = renderResource('opportunities', opportunities, { at: '/opportunities/opportunity-1' });
    const title = await screen.findByRole('textbox', { name: /العنوان \(بالعربية\)/ });
    await user.clear(title);
    await user.type(title, 'قراءة لي');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await screen.findByRole('heading', { name: 'عدّل شخص آخر هذا السجل أثناء عملك' });
    return { calls, user };
  }

  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name.replace(/[()]/g, '.')) }));

  it('names the fields that differ as the form does and tells both values in words [CON-1]', async () => {
    await collided();
    const title = rowOf('العنوان (بالعربية)');
    expect(title.getByRole('radio', { name: 'قراءة لي' })).toBeChecked();
    expect(title.getByRole('radio', { name: 'قراءة للجميع' })).not.toBeChecked();
    expect(rowOf('النوع').getByRole('radio', { name: 'تدريب' })).toBeChecked();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 2);
  });

  it('saves what is chosen of both under their version [CON-1]', async () => {
    const { calls, user } = await collided();
    await user.click(rowOf('النوع').getByRole('radio', { name: 'تطوّع' }));
    await user.click(screen.getByRole('button', { name: 'حفظ المختار' }));
    expect(await screen.findByText('حُفظت التغييرات')).toBeInTheDocument();
    expect(changesIn(calls).at(-1)?.body).toMatchObject({ version: 'v2', titleAr: 'قراءة لي', type: 'volunteer' });
  });

  it('shows the record as it is now when mine is dropped [CON-1]', async () => {
    const { calls, user } = await collided();
    await user.click(screen.getByRole('button', { name: 'ترك ما كتبتُه' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'عدّل شخص آخر هذا السجل أثناء عملك' })).toBeNull());
    expect(screen.getByRole('textbox', { name: /العنوان \(بالعربية\)/ })).toBeVisible();
    expect(changesIn(calls)).toHaveLength(1);
  });
});

describe('deleting a record', () => {
  it('is called by its word, asks with the name of the record and waits for the server [CON-1]', async () => {
    const calls = stubApi(
      { categories: [aCategory()] },
      { 'DELETE /api/admin/categories/web-development': () => ({}) },
    );
    const { user } = renderResource('categories', categories, { at: '/categories/web-development', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: /^Delete “.*Web development.*”\?$/ }));
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(changesIn(calls).map(({ method }) => method)).toEqual(['DELETE']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
