import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailTo } from '#testing/outbox';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../user.entity.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A small identity provider: it vouches for one person and checks the proof key, as a real one does. */
class ProviderStub {
  readonly claims = { email: 'Layla@example.org', email_verified: true, given_name: 'ليلى', family_name: 'عباس' };
  authTime: number | undefined;
  nonce = '';
  challenge = '';
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request).then((body) => {
      response
        .writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this.issuer;
  }

  stop(): void {
    this.server.close();
  }

  private get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage): Promise<object | undefined> {
    if (request.url?.startsWith('/.well-known')) return { ...this.endpoints(), issuer: this.issuer };
    if (request.url === '/jwks')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }] };
    const form = new URLSearchParams(await new Response(request as never).text());
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return proof === this.challenge ? { access_token: 'a', token_type: 'bearer', id_token: this.idToken() } : undefined;
  }

  private endpoints(): object {
    return {
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const body = {
      ...this.claims,
      iss: this.issuer,
      aud: 'masar',
      sub: '7',
      iat: now,
      exp: now + 60,
      nonce: this.nonce,
      ...(this.authTime && { auth_time: this.authTime }),
    };
    const signed = `${encode({ alg: 'RS256', kid: '1' })}.${encode(body)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  }
}

describe('GET /api/login with an identity provider', () => {
  const provider = new ProviderStub();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      OIDC_ISSUER: await provider.start(),
      OIDC_CLIENT_ID: 'masar',
      OIDC_CLIENT_SECRET: randomUUID(),
    });
  });
  afterAll(async () => {
    await test.close();
    provider.stop();
  });

  async function goToProvider(agent: Agent): Promise<URL> {
    await agent
      .get('/api/login?redirect=courses')
      .expect(302)
      .expect('Location', '/api/auth/oidc/start?redirect=courses');
    const { headers } = await agent.get('/api/auth/oidc/start?redirect=courses').expect(302);
    const url = new URL(headers.location ?? '');
    provider.nonce = url.searchParams.get('nonce') ?? '';
    provider.challenge = url.searchParams.get('code_challenge') ?? '';
    return url;
  }

  const stateOf = (url: URL) => url.searchParams.get('state') ?? '';
  const comeBack = (agent: Agent, state: string) =>
    agent.get(`/api/auth/oidc/callback?code=c&state=${state}`).expect(302);
  const refused = (why: string) => `/login?refused=${why}`;
  const settle = async (settings: object) =>
    (await test.as('admin')).agent.put('/api/admin/settings/organization').send(settings).expect(200);

  it('signs in whom the provider vouches for and goes where they wanted to [AUTH-3]', async () => {
    const agent = test.anonymous();
    const url = await goToProvider(agent);
    await comeBack(agent, stateOf(url)).expect('Location', '/courses');
    const user = await agent.get('/api/auth/user').expect(200);
    expect(user.body).toMatchObject({
      email: 'layla@example.org',
      name: 'ليلى عباس',
      role: 'student',
      emailVerified: true,
    });
  });

  it('refuses a return with another state, and one that nobody asked for [AUTH-3]', async () => {
    const agent = test.anonymous();
    await goToProvider(agent);
    await comeBack(agent, 'forged').expect('Location', refused('oidc_refused'));
    await comeBack(test.anonymous(), 'x').expect('Location', refused('oidc_refused'));
    await agent.get('/api/auth/user').expect(401);
  });

  it('makes no account where registration is closed, and lets in who has one [AUTH-3] [SET-1]', async () => {
    await settle({ registrationOpen: false });
    try {
      provider.claims.email = 'Newcomer@example.org';
      const agent = test.anonymous();
      const url = await goToProvider(agent);
      await comeBack(agent, stateOf(url)).expect('Location', refused('registration_closed'));
      await agent.get('/api/auth/user').expect(401);
      expect(await test.em().count(User, { email: 'newcomer@example.org' })).toBe(0);
      provider.claims.email = 'layla@example.org';
      const known = test.anonymous();
      await comeBack(known, stateOf(await goToProvider(known))).expect('Location', '/courses');
    } finally {
      await settle({ registrationOpen: true });
    }
  });

  it('tells a suspended account on the sign-in page [AUTH-3]', async () => {
    const em = test.em();
    await em.nativeUpdate(User, { email: 'layla@example.org' }, { suspendedAt: new Date() });
    const agent = test.anonymous();
    await comeBack(agent, stateOf(await goToProvider(agent))).expect('Location', refused('account_suspended'));
    await em.nativeUpdate(User, { email: 'layla@example.org' }, { suspendedAt: null });
  });

  it('forgets a password that was set before anybody proved the address [AUTH-3] [AUTH-6]', async () => {
    provider.claims.email = 'victim@example.org';
    const password = 'a-long-enough-passphrase';
    const stranger = { email: 'victim@example.org', password, firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    await test.anonymous().post('/api/auth/register').send(stranger).expect(202);
    const agent = test.anonymous();
    await comeBack(agent, stateOf(await goToProvider(agent))).expect('Location', '/courses');
    const { body } = await agent.get('/api/auth/user').expect(200);
    expect(body).toMatchObject({ name: 'ليلى عباس', emailVerified: true });
    await test.anonymous().post('/api/auth/login').send({ email: stranger.email, password }).expect(401);
    // Whatever becomes of the stranger's registration after that, it makes nothing.
    await test.anonymous().post('/api/auth/register').send(stranger).expect(202);
    await mailTo(test.dataDir, stranger.email, /you have one already/);
    await test.anonymous().post('/api/auth/login').send({ email: stranger.email, password }).expect(401);
  });

  describe('to confirm', () => {
    const nowInSeconds = () => Math.floor(Date.now() / 1000);
    const makeToken = (agent: Agent) =>
      agent.post('/api/auth/access-tokens').send({ name: 'p', scopes: ['courses:read'], expiresInDays: 30 });

    async function signedIn(): Promise<Agent> {
      provider.claims.email = 'layla@example.org';
      const agent = test.anonymous();
      await comeBack(agent, stateOf(await goToProvider(agent)));
      return agent;
    }

    /** Goes to the provider with the question whether it is really the same person. */
    async function confirm(agent: Agent): Promise<URL> {
      const { headers } = await agent.get('/api/auth/oidc/start?confirm=1&redirect=profile%3Ftab%3Dsafety').expect(302);
      const url = new URL(headers.location ?? '');
      provider.nonce = url.searchParams.get('nonce') ?? '';
      provider.challenge = url.searchParams.get('code_challenge') ?? '';
      return url;
    }

    it('asks the person anew and goes back to where they were [AUTH-12] [AUTH-3]', async () => {
      const agent = await signedIn();
      expect((await makeToken(agent).expect(403)).body).toMatchObject({ methods: ['oidc'] });
      const url = await confirm(agent);
      expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0']);
      provider.authTime = nowInSeconds();
      await comeBack(agent, stateOf(url)).expect('Location', '/profile?tab=safety');
      await makeToken(agent).expect(201);
    });

    it.each([
      ['an hour ago', () => nowInSeconds() - 3600, 'layla@example.org'],
      ['nobody knows when', () => undefined, 'layla@example.org'],
      ['as somebody else', nowInSeconds, 'other@example.org'],
    ])('does not count who signed in there %s, and says so where they were [AUTH-12]', async (_, authTime, email) => {
      const agent = await signedIn();
      const url = await confirm(agent);
      provider.authTime = authTime();
      provider.claims.email = email;
      await comeBack(agent, stateOf(url)).expect('Location', '/profile?tab=safety&confirmation=refused');
      await makeToken(agent).expect(403);
      expect(await test.em().count(User, { email: 'other@example.org' })).toBe(0);
    });
  });

  it('refuses an address that the provider has not verified [AUTH-3]', async () => {
    provider.claims.email_verified = false;
    const agent = test.anonymous();
    await comeBack(agent, stateOf(await goToProvider(agent))).expect('Location', refused('oidc_refused'));
    await agent.get('/api/auth/user').expect(401);
  });
});
