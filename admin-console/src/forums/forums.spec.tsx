import { screen, waitFor } from '@testing-library/react';
import { aForum } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, problem, stubApi } from '../testing/stub-api';
import forums from './index';

/** The form of a forum whose place is asked for as a number. */
async function openForm() {
  const calls = stubApi({ forums: [aForum()] });
  const { user } = renderResource('forums', forums, { at: '/forums/forum-1', language: 'en' });
  const place = await screen.findByRole('textbox', { name: 'Place' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { calls, user, place, save };
}

describe('a number in a form', () => {
  it('stands there as the record has it [CON-1]', async () => {
    const { place } = await openForm();
    expect(place).toHaveValue('3');
  });

  it.each([
    ['٢٥', 25],
    ['۱۲', 12],
    ['7', 7],
  ])('%s is sent as %i [CON-1] [I18N-1]', async (typed, sent) => {
    const { calls, user, place, save } = await openForm();
    await user.clear(place);
    await user.type(place, typed);
    expect(place).toHaveValue(typed);
    await save();
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ method: 'PUT', body: { orderIndex: sent } }]));
  });

  it('is sent as nothing once it is emptied [CON-1]', async () => {
    const { calls, user, place, save } = await openForm();
    await user.clear(place);
    await save();
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ body: { orderIndex: null } }]));
  });

  it('that is none is left to the server, which says so at the field [CON-1] [API-3]', async () => {
    stubApi(
      { forums: [aForum()] },
      {
        'PUT /api/admin/forums/forum-1': () =>
          problem(400, 'Not valid', { errors: [{ field: 'orderIndex', code: 'field.invalid', message: 'A number.' }] }),
      },
    );
    const { user } = renderResource('forums', forums, { at: '/forums/forum-1', language: 'en' });
    await user.type(await screen.findByRole('textbox', { name: 'Place' }), ' cats');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A number.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Place' })).toHaveValue('3 cats');
  });
});
