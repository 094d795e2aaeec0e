import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Get, type INestApplication, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import supertest from 'supertest';
import { AccessGuard } from '#platform/access/access.guard';
import { ProblemFilter } from '#platform/errors/problem.filter';
import { startTestApp, type TestApp } from '#testing/test-app';

describe('every request', () => {
  let test: TestApp;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'masar-web-'));
    await mkdir(join(webRoot, 'portal/dist'), { recursive: true });
    await writeFile(join(webRoot, 'portal/dist/index.html'), '<script nonce="__CSP_NONCE__"></script>');
    test = await startTestApp({ WEB_ROOT: webRoot });
  });
  afterAll(async () => {
    await test.close();
    await rm(webRoot, { recursive: true });
  });

  const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;

  it.each([
    ['a NUL character', JSON.stringify({ firstName: 'a\0b' }), 400, 'platform.unsafe_text'],
    ['a lone surrogate', '{"firstName":"\\ud800"}', 400, 'platform.unsafe_text'],
    ['JSON nested 40,000 deep', deep, 400, 'platform.invalid_input'],
    ['an own __proto__ key', '{"__proto__":{"role":"admin"}}', 400, 'platform.invalid_input'],
    ['broken JSON', '{"firstName":', 400, 'platform.malformed_body'],
    ['a body over the limit', JSON.stringify({ bio: 'x'.repeat(120_000) }), 413, 'platform.body_too_large'],
    ['a wrong type', '{"firstName":7}', 400, 'platform.invalid_input'],
    ['an unknown field', '{"isAdmin":true}', 400, 'platform.invalid_input'],
    ['an array instead of an object', '[]', 400, 'platform.invalid_input'],
  ])('answers %s with a clear 4xx and changes nothing [API-6] [SEC-6]', async (_, body, status, code) => {
    const { agent, userId } = await test.as('student');
    const before = await test.em().execute('select * from users where id = ?', [userId]);
    const refused = await agent.patch('/api/profile').set('Content-Type', 'application/json').send(body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await test.em().execute('select * from users where id = ?', [userId])).toEqual(before);
  });

  it('leaves it to proxies to close a quiet connection, for theirs are kept a minute [REL-5]', async () => {
    const { headers } = await test.anonymous().get('/api/health/live').set('Connection', 'keep-alive').expect(200);
    const [, seconds] = /^timeout=(\d+)$/.exec(headers['keep-alive'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it('refuses a form post, which another site’s page could send [SEC-2]', async () => {
    const { agent } = await test.as('student');
    const refused = await agent.patch('/api/profile').type('form').send({ role: 'admin' });
    expect([refused.status, refused.body.code]).toEqual([415, 'platform.unsupported_body']);
  });

  it.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
  ])('refuses a write with %s: %s whatever its cookie [AUTH-8] [SEC-2]', async (header, value) => {
    const { agent } = await test.as('student');
    const refused = await agent.patch('/api/profile').set(header, value).send({ firstName: 'x' });
    expect([refused.status, refused.body.code]).toEqual([403, 'platform.cross_site']);
    await agent.get('/api/auth/user').set(header, value).expect(200);
  });

  it('accepts a write from its own pages [SEC-2]', async () => {
    const { agent } = await test.as('student');
    await agent.patch('/api/profile').set('Sec-Fetch-Site', 'same-origin').send({ firstName: 'رنا' }).expect(200);
    await agent.patch('/api/profile').set('Origin', 'http://masar.test').send({ firstName: 'رنا' }).expect(200);
  });

  it('describes a failure as problem details in the caller’s language with a request id [API-3]', async () => {
    const arabic = await test.anonymous().get('/api/nothing').set('X-Request-Id', 'trace-12345').expect(404);
    expect(arabic.headers['content-type']).toMatch('application/problem+json');
    expect(arabic.headers['x-request-id']).toBe('trace-12345');
    expect(arabic.body).toMatchObject({
      title: 'Not Found',
      status: 404,
      code: 'platform.not_found',
      requestId: 'trace-12345',
    });
    expect(arabic.body.detail).toMatch(/[ء-ي]/);
    const english = await test.anonymous().get('/api/nothing').set('Accept-Language', 'en-GB,ar;q=0.5').expect(404);
    expect(english.body.detail).toBe('The requested address does not exist.');
  });

  it.each([
    '/api/courses/%00',
    '/api/courses/%E0%A4%A',
    '/api/courses/not-a-uuid',
    '/api/courses?limit=999999999999999999999',
    '/api/courses?cursor=%7B',
    '/api/courses?limit=ten',
    '/api/courses?unknown=1',
  ])('answers %s with 400, never 500 [API-6]', async (path) => {
    const refused = await test.anonymous().get(path);
    expect(refused.status).toBe(400);
  });

  it('sends the security headers of the snapshot [SEC-3]', async () => {
    const { headers } = await test.anonymous().get('/api/health/live').expect(200);
    const kept = [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
      'permissions-policy',
      'cross-origin-opener-policy',
    ];
    const snapshot = Object.fromEntries(kept.map((name) => [name, headers[name]?.replace(/nonce-[^']+/g, 'nonce-N')]));
    expect(snapshot).toEqual({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('lets pages run only what carries the nonce of their response [SEC-3]', async () => {
    const { headers } = await test.anonymous().get('/some-page');
    expect(headers['content-security-policy']?.replace(/nonce-[^']+/g, 'nonce-N')).toBe(
      "default-src 'self';script-src 'self' 'nonce-N';style-src 'self' 'nonce-N';img-src 'self' data: https:;" +
        "font-src 'self';media-src 'self' https:;connect-src 'self';" +
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;' +
        "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
  });

  it('writes a nonce of its own into every page [SEC-3]', async () => {
    const pages = [await test.anonymous().get('/some-page'), await test.anonymous().get('/some-page')];
    const nonces = pages.map(({ text }) => /nonce="([^"]{20,})"/.exec(text)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers }] of pages.entries()) {
      expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
    }
  });

  it('is live without the database and ready only with it [REL-5]', async () => {
    await test.anonymous().get('/api/health/live').expect(200, { status: 'ok' });
    await test.anonymous().get('/api/health/ready').expect(200, { status: 'ok' });
  });

  it('serves the document and Swagger UI [API-1] [API-2]', async () => {
    const document = await test.anonymous().get('/api/openapi.json').expect(200);
    expect(document.body.openapi).toBe('3.1.0');
    for (const address of ['/api/docs', '/api/docs/', '/api/docs?x=1']) {
      const { text, headers } = await test.anonymous().get(address).expect(200).expect('Content-Type', /html/);
      const asked = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
      expect(asked).toHaveLength(5);
      for (const path of asked) await test.anonymous().get(path).expect(200);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it('lets the page of the API load its own files only, and nothing inline [API-2] [SEC-3]', async () => {
    const { text, headers } = await test.anonymous().get('/api/docs').expect(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
        "base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(text).not.toMatch(/<style|style=|<script(?! src=)| on\w+=/);
  });
});

@Controller()
class ForgetfulController {
  @Get('forgotten')
  forgotten(): string {
    return 'secret';
  }
}

@Module({ controllers: [ForgetfulController] })
class ForgetfulModule {}

describe('a route that declares nothing', () => {
  let app: INestApplication;
  beforeAll(async () => {
    app = await NestFactory.create(ForgetfulModule, { logger: false });
    app.useGlobalGuards(new AccessGuard());
    app.useGlobalFilters(new ProblemFilter());
    await app.init();
  });
  afterAll(() => app.close());

  it('answers 403 to everybody [SEC-1]', async () => {
    await supertest(app.getHttpServer()).get('/forgotten').expect(403);
  });
});
