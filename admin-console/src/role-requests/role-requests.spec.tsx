import { screen, waitFor, within } from '@testing-library/react';
import { aRoleRequest } from '../testing/records';
import { renderResource } from '../testing/render-resource';
import { changesIn, stubApi } from '../testing/stub-api';
import roleRequests from './index';

async function askedFor(choice: string) {
  const calls = stubApi({ 'role-requests': [aRoleRequest()] });
  const { user } = renderResource('role-requests', roleRequests, { at: '/role-requests/request-1/show' });
  await user.click(await screen.findByRole('button', { name: choice }));
  return { calls, user, question: await screen.findByRole('dialog') };
}

describe('a wish for another role', () => {
  it('is approved after a question that names the person and the role [AUTH-7]', async () => {
    const { calls, user, question } = await askedFor('قبول الطلب');
    expect(question).toHaveTextContent('قبول طلب سارة علي؟');
    expect(question).toHaveTextContent('يصبح دوره «مدرّب» فوراً');
    expect(changesIn(calls)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'قبول الطلب' }));
    expect(await screen.findByText('قُبل الطلب')).toBeInTheDocument();
    expect(changesIn(calls)).toMatchObject([
      { path: '/api/admin/role-requests/request-1', body: { status: 'approved' } },
    ]);
  });

  it('stays as it is when the question is taken back [AUTH-7]', async () => {
    const { calls, user, question } = await askedFor('رفض الطلب');
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changesIn(calls)).toEqual([]);
  });

  it('asks for no reason, as the server takes none [AUTH-7]', async () => {
    stubApi({ 'role-requests': [aRoleRequest()] });
    renderResource('role-requests', roleRequests, { at: '/role-requests/request-1/show' });
    await screen.findByRole('button', { name: 'رفض الطلب' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
