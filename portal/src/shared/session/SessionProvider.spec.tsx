import { screen } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';

describe('who is there', () => {
  it('is remembered with the role that the server says, for when it cannot be asked [AUTH-1] [READ-3]', async () => {
    const home = { figures: { enrollments: 0, overallProgress: '0.00' }, enrollments: [] };
    stubApi({ ...commonHandlers(aUser({ role: 'instructor' })), 'GET /api/dashboard/home': () => json(home) });
    rememberAs(aUser({ role: 'student' }));
    const { unmount } = renderApp({ at: '/dashboard' });
    expect(await screen.findByRole('region', { name: 'مساحة المدرّب' })).toBeInTheDocument();
    unmount();
    globalThis.fetch = jest
      .fn<Promise<Response>, Parameters<typeof fetch>>()
      .mockRejectedValue(new TypeError('no network'));
    renderApp({ at: '/dashboard' });
    expect(await screen.findByRole('region', { name: 'مساحة المدرّب' })).toBeInTheDocument();
  });
});
