import { screen, waitFor } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { changesIn, stubApi } from '../testing/stub-api';
import users from './index';
import type { User } from './user.fields';

const aUser = (changes: Partial<User> = {}): User => ({
  id: 'user-1',
  version: 'v1',
  email: 'sara@example.org',
  firstName: 'سارة',
  lastName: 'علي',
  nameAr: 'سارة علي',
  nameEn: 'Sara Ali',
  bio: null,
  role: 'student',
  isSuspended: false,
  isVerified: true,
  isDemo: false,
  enrollmentsCount: 3,
  certificatesCount: 1,
  lastActiveAt: null,
  suspendedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});

describe('accounts in the console', () => {
  it.each([
    [{ isSuspended: true }, 'Suspended'],
    [{ isVerified: false }, 'E-mail not confirmed'],
    [{}, 'Active'],
  ])('%j is told as %s [CON-1]', async (changes, words) => {
    stubApi({ users: [aUser(changes)] });
    renderResource('users', users, { at: '/users/user-1/show', language: 'en' });
    const name = await screen.findByText('State of the account', { selector: 'dt' });
    expect(name.nextElementSibling).toHaveTextContent(words);
  });

  it('lead from the number of their courses to them [CON-1]', async () => {
    stubApi({ users: [aUser()] });
    renderResource('users', users, { at: '/users/user-1/show', language: 'en' });
    const filter = encodeURIComponent(JSON.stringify({ userId: 'user-1' }));
    expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', `/enrollments?filter=${filter}`);
  });

  it('are made with an address that is asked of nobody later [CON-1]', async () => {
    const calls = stubApi({ users: [aUser()] });
    const { user, unmount } = renderResource('users', users, { at: '/users/create', language: 'en' });
    await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'new@example.org');
    await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Rana');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Salim');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changesIn(calls)).toMatchObject([
        { method: 'POST', body: { email: 'new@example.org', firstName: 'Rana', role: 'student' } },
      ]),
    );
    unmount();
    renderResource('users', users, { at: '/users/user-1', language: 'en' });
    await screen.findByRole('textbox', { name: /First name/ });
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).toBeNull();
  });

  it('are told a letter that no certificate can print before it is sent [CRT-3] [CON-1]', async () => {
    const calls = stubApi({ users: [aUser()] });
    const { user } = renderResource('users', users, { at: '/users/user-1', language: 'en' });
    await user.type(await screen.findByRole('textbox', { name: /First name/ }), '😀');
    await user.type(screen.getByRole('textbox', { name: 'Full name for certificates (English)' }), 'ש');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/no font that prints “😀”/)).toBeInTheDocument();
    expect(screen.getByText(/no font that prints “ש”/)).toBeInTheDocument();
    expect(changesIn(calls)).toEqual([]);
  });
});
