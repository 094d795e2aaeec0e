import { screen, waitFor } from '@testing-library/react';
import { lastPersonKey } from '#shared/storage/personal-keys';
import { readStored, writeStored } from '#shared/storage/stored';
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

  it.each([
    ['of a live site', false],
    ['of the demo, in the same role', true],
  ])(
    'is somebody else whose session came without a call of the page, %s: nothing of the former stays [PERF-5] [AUTH-3]',
    async (_site, demoMode) => {
      const next = aUser({ id: 'next', email: 'next@example.org' });
      stubApi({ ...commonHandlers(next), 'GET /api/auth/config': () => json({ demoMode }) });
      rememberAs(aUser({ id: 'former', email: 'former@example.org' }), demoMode ? 'demo' : 'password');
      writeStored(lastPersonKey, JSON.stringify({ id: 'former', email: 'former@example.org' }));
      writeStored('masarPaper:p', '{"answers":{}}');
      writeStored('masarDraft:former:course:c', '{"titleAr":"…"}');
      renderApp({ at: '/' });
      await waitFor(() => expect(readStored(lastPersonKey)).toBe(JSON.stringify({ id: 'next', email: next.email })));
      expect(readStored('mockUserEmail')).toBe(next.email);
      expect(readStored('masarPaper:p')).toBeNull();
      expect(readStored('masarDraft:former:course:c')).toBeNull();
    },
  );
});
