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
    const { calls, user, question } = await askedFor('قبول الطلب');
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changesIn(calls)).toEqual([]);
  });

  it('stands beside why it is asked for, in the list and on its page [AUTH-7]', async () => {
    stubApi({ 'role-requests': [aRoleRequest()] });
    const { unmount } = renderResource('role-requests', roleRequests, { at: '/role-requests' });
    expect(await screen.findByText('أدرّس البرمجة منذ خمس سنوات.')).toBeInTheDocument();
    unmount();
    renderResource('role-requests', roleRequests, { at: '/role-requests/request-1/show' });
    expect(await screen.findByText('أدرّس البرمجة منذ خمس سنوات.')).toBeInTheDocument();
  });

  it('is refused with a reason, which is asked for before anything is sent [AUTH-7]', async () => {
    const calls = stubApi({ 'role-requests': [aRoleRequest()] });
    const { user } = renderResource('role-requests', roleRequests, { at: '/role-requests/request-1/show' });
    await user.click(await screen.findByRole('button', { name: 'رفض الطلب' }));
    const reason = screen.getByRole('textbox', { name: 'سبب القرار' });
    expect(reason).toHaveAccessibleDescription(/اكتب سبب الرفض/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(reason, 'أرسل نموذجاً من درس.');
    await user.click(screen.getByRole('button', { name: 'رفض الطلب' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'رفض الطلب' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([{ body: { status: 'refused', decisionReason: 'أرسل نموذجاً من درس.' } }]),
    );
  });
});
