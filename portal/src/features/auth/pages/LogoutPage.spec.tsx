import { screen, waitFor } from '@testing-library/react';
import { failureMessages } from '#shared/failure/failure.messages';
import { deviceKeys } from '#shared/storage/personal-keys';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, problem, stubApi } from '#testing/stub-api';

describe('signing out', () => {
  it('opens no demo session anew when the question who is there is answered after the end [AUTH-1] [SEC-2]', async () => {
    rememberAs(aUser());
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const calls = stubApi({
      ...commonHandlers(),
      'GET /api/auth/user': () => ended.then(() => problem(401, 'Unauthorized')),
      'POST /api/auth/logout': async () => {
        end();
        // The other answer arrives first.
        await new Promise((resolve) => setTimeout(resolve, 200));
        return { status: 204 };
      },
    });
    renderApp({ at: '/logout' });
    await waitFor(() => expect(window.localStorage.getItem('isLoggedIn')).toBeNull());
    const paths = calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('GET /api/auth/user');
    expect(paths).toContain('POST /api/auth/logout');
    expect(paths).not.toContain('POST /api/auth/demo-login');
  });

  it('says nothing of a lost session to who is leaving, and sends nobody back here after the next sign-in [NAV-9] [SEC-2]', async () => {
    rememberAs(aUser());
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const calls = stubApi({
      ...commonHandlers(aUser()),
      'GET /api/notifications/unread-count': () => ended.then(() => problem(401, 'Unauthorized')),
      'POST /api/auth/logout': async () => {
        await waitFor(() => expect(calls.some(({ path }) => path === '/api/notifications/unread-count')).toBe(true));
        end();
        await new Promise((resolve) => setTimeout(resolve, 200));
        return { status: 204 };
      },
    });
    renderApp({ at: '/logout' });
    await waitFor(() => expect(window.localStorage.getItem('isLoggedIn')).toBeNull());
    expect(screen.queryByText(failureMessages.ar.unauthorizedTitle)).not.toBeInTheDocument();
  });

  it('leaves no answer or flag of an open paper, no draft, no address and no unsent work on a shared phone, and keeps what belongs to nobody [EVD-2] [ASG-1] [PERF-5]', async () => {
    rememberAs(aUser());
    window.localStorage.setItem('masarOneByOne', 'on');
    window.localStorage.setItem(
      'masarPaper:paper-1',
      JSON.stringify([['question-1', { kind: 'short-text', text: 'بغداد' }]]),
    );
    window.localStorage.setItem('masarPaperFlags:paper-1', 'question-1');
    for (const draft of ['assignment-1', 'review:review-1'])
      window.localStorage.setItem(`masarWork:user-1:${draft}`, JSON.stringify({ comment: 'واضح' }));
    for (const key of [
      'masarDraft:user-1:new-course',
      'masarNotes user-1 p s',
      'upload:1:cv.pdf:9:9',
      'masarOutboxOwner',
    ])
      window.localStorage.setItem(key, '{"id":"user-1","email":"sara@example.org"}');
    stubApi({ ...commonHandlers(aUser()), 'POST /api/auth/logout': () => ({ status: 204 }) });
    renderApp({ at: '/logout' });
    await waitFor(() => expect(window.localStorage.getItem('isLoggedIn')).toBeNull());
    expect(Object.keys(window.localStorage).filter((key) => !deviceKeys.includes(key))).toEqual([]);
    expect(window.localStorage.getItem('masarOneByOne')).toBe('on');
  });
});
