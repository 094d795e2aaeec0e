import { screen, waitFor, within } from '@testing-library/react';
import roleRequests from '../role-requests';
import { aRoleRequest } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, stubApi } from '../testing/stub-api';

async function openQueue() {
  const calls = stubApi({
    'role-requests': [aRoleRequest(), aRoleRequest({ id: 'request-2' }), aRoleRequest({ id: 'request-3' })],
  });
  const { user } = renderResource('role-requests', roleRequests, { at: '/role-requests' });
  const rows = (await screen.findAllByRole('row')).slice(1);
  return { calls, user, rows };
}

describe('a row of a queue', () => {
  it('is decided where it stands, after its question, and the focus goes on to the next [CON-1]', async () => {
    const { calls, user, rows } = await openQueue();
    await user.click(within(rows[0]!).getByRole('button', { name: /^قبول الطلب/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'قبول الطلب' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([
        { path: '/api/admin/role-requests/request-1', body: { status: 'approved' } },
      ]),
    );
    expect(window.location.pathname).toBe('/role-requests');
  });

  it('is gone to by j and left by k [CON-1] [A11Y-1]', async () => {
    const { user, rows } = await openQueue();
    await user.keyboard('j');
    expect(within(rows[0]!).getByRole('link')).toHaveFocus();
    await user.keyboard('jj');
    expect(within(rows[2]!).getByRole('link')).toHaveFocus();
    await user.keyboard('k');
    expect(within(rows[1]!).getByRole('link')).toHaveFocus();
  });
});
