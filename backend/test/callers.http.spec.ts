import { randomUUID } from 'node:crypto';
import { tokenScopes } from '@masar/domain';
import { organizationProgram } from '#testing/organization-program';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { accessMatrix } from './access-matrix.js';

let test: TestApp;
let admin: Agent;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ agent: admin } = await test.as('admin'));
  const { body } = await admin
    .post('/api/auth/access-tokens')
    .send({ name: 'Everything', scopes: tokenScopes, expiresInDays: 1 })
    .expect(201);
  ({ token } = body as { token: string });
});
afterAll(() => test.close());

const placed = (path: string) =>
  path
    .replace('{id}', randomUUID())
    .replace('{code}', 'AAAABBBBCCCCDDDD')
    .replace(/\{\w+\}/g, 'none') + (path.endsWith('/stream') ? '?topics=none' : '');
const routes = Object.keys(accessMatrix).map((route) => route.split(' ') as [method: string, path: string]);
const outOfTheDocument: [string, string][] = [
  ['GET', '/api/auth/oidc/start'],
  ['GET', '/api/auth/oidc/callback'],
  ['GET', '/api/login'],
  ['GET', '/api/logout'],
];

const wellFormed: Record<string, object> = {
  '/api/auth/login': { email: 'nobody@masar.test', password: 'wrong-password-1' },
  '/api/auth/demo-login': { role: 'student' },
};

describe('a program with a token', () => {
  it.each([...routes, ...outOfTheDocument])(
    'gets an answer from %s %s, never a fault [API-4] [SEC-13]',
    async (method, path) => {
      const call = test.anonymous()[method.toLowerCase() as 'get'](placed(path)).redirects(0);
      const { status } = await call.set('Authorization', `Bearer ${token}`).send(wellFormed[path]);
      expect(status).toBeLessThan(500);
    },
  );

  it('opens and ends no session [API-4] [SEC-13]', async () => {
    const { email, password } = { email: 'token-owner@masar.test', password: 'a-long-password-42' };
    for (const [path, body] of [
      ['/api/auth/logout', {}],
      ['/api/auth/login', { email, password }],
    ] as const) {
      const { status, headers } = await test.anonymous().post(path).set('Authorization', `Bearer ${token}`).send(body);
      expect([401, 403]).toContain(status);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const { body } = await test
      .anonymous()
      .post('/api/auth/logout')
      .set('Authorization', `Bearer ${token}`)
      .expect(403);
    expect(body.code).toBe('auth.session_needed');
  });
});

describe('a program of the organisation', () => {
  let program: Agent;
  beforeAll(async () => {
    program = await organizationProgram(test, admin);
  });

  // Without demo mode that door is not there at all.
  const others = routes.filter(
    ([method, path]) =>
      path.startsWith('/api/') &&
      path !== '/api/auth/demo-login' &&
      accessMatrix[`${method} ${path}`] !== 'organization',
  );

  it.each(others)('is refused by %s %s, whoever else may call it [API-7] [SEC-1]', async (method, path) => {
    const { status, headers } = await program[method.toLowerCase() as 'get'](placed(path))
      .redirects(0)
      .send(wellFormed[path]);
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

const reads = routes.filter(([method, path]) => method === 'GET' && !path.endsWith('/stream'));

describe('an answer to who is signed in', () => {
  it.each(reads)('%s %s is kept by no cache, unless it is the same for everybody [SEC-13]', async (_, path) => {
    const { headers, status } = await admin.get(placed(path)).redirects(0);
    const kept = headers['cache-control'] ?? '';
    const isForEverybody = accessMatrix[`GET ${path}`] === 'public' && /public|no-cache|max-age/.test(kept);
    expect([status, kept.includes('no-store') || isForEverybody]).toEqual([status, true]);
  });

  it('to a call that changes something is kept by none either, signed in or not [SEC-13]', async () => {
    const answers = [
      await admin.patch('/api/auth/user').send({}),
      await test.anonymous().post('/api/auth/login').send(wellFormed['/api/auth/login']),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});
