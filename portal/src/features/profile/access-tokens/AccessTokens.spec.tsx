import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { AccessToken } from './access-tokens.queries';

const aToken = (changes: Partial<AccessToken> = {}): AccessToken => ({
  id: 'token-1',
  name: 'Course list',
  scopes: ['courses:read'],
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2027-01-30T00:00:00Z',
  lastUsedAt: null,
  ...changes,
});

function open(handlers: Handlers = {}, { role = 'student' as const, language = 'ar' as 'ar' | 'en' } = {}) {
  const person = aUser({ role });
  let tokens = [aToken()];
  const calls = stubApi({
    ...commonHandlers(person),
    'GET /api/auth/sessions': () => json([]),
    'GET /api/auth/access-tokens': () => json(tokens),
    'POST /api/auth/access-tokens': ({ body }) => {
      const made = aToken({ id: 'token-2', ...(body as object) });
      tokens = [made, ...tokens];
      return { status: 201, body: { ...made, token: 'masar_secret' } };
    },
    'DELETE /api/auth/access-tokens/token-1': () => {
      tokens = tokens.filter(({ id }) => id !== 'token-1');
      return { status: 204 };
    },
    ...handlers,
  });
  rememberAs(person);
  return { calls, ...renderApp({ at: '/profile?tab=safety', language }) };
}

describe('access tokens on the profile', () => {
  it('makes one with the chosen scopes and shows it once [API-4]', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'رمز جديد…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'رمز وصول جديد' }));
    await user.type(dialog.getByRole('textbox', { name: 'الاسم' }), 'موقعنا');
    await user.click(dialog.getByRole('checkbox', { name: 'قراءة: الشهادات' }));
    expect(dialog.queryByText('خطافات الويب')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'إنشاء الرمز' }));
    expect(await screen.findByText('masar_secret')).toBeInTheDocument();
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/auth/access-tokens');
    expect(sent?.body).toEqual({ name: 'موقعنا', expiresInDays: 90, scopes: ['courses:read', 'certificates:read'] });
    await user.click(screen.getByRole('button', { name: 'تم' }));
    expect(screen.queryByText('masar_secret')).not.toBeInTheDocument();
    expect(await screen.findByText('موقعنا')).toBeInTheDocument();
  });

  it('revokes one after asking [API-4]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'إلغاء الرمز Course list' }));
    await user.click(screen.getByRole('button', { name: 'إلغاء الرمز' }));
    await waitFor(() => expect(screen.queryByText('Course list')).not.toBeInTheDocument());
    expect(await screen.findByText('لا رموز بعد.')).toBeInTheDocument();
  });

  it('speaks English and offers to load a list again that failed [API-4]', async () => {
    const failing = () => problem(503, 'Service Unavailable');
    const { user } = open({ 'GET /api/auth/access-tokens': failing }, { language: 'en' });
    expect(await screen.findByText('The access tokens could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New token…' }));
    expect(await screen.findByRole('dialog', { name: 'New access token' })).toBeInTheDocument();
  });
});
