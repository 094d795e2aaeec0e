import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@masar/domain';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS } from '#platform/access/access.decorators';
import { METHOD_METADATA } from '#platform/http/nest-metadata';
import { createOpenApiDocument } from '#platform/openapi/openapi-document';
import { operationsOf } from '#platform/openapi/operations';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { callsConfirmedByContent, confirmedCalls } from './access-matrix.confirmation.js';
import { type Access, accessMatrix } from './access-matrix.js';

describe('access', () => {
  let test: TestApp;
  const agents = new Map<Role, Agent>();
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
    for (const role of roles) agents.set(role, (await test.as(role)).agent);
  });
  afterAll(() => test.close());

  it('is declared on every route of every controller [SEC-1]', () => {
    const reflector = test.app.get(Reflector);
    const undeclared: string[] = [];
    for (const module of test.app.get(ModulesContainer).values()) {
      for (const { metatype } of module.controllers.values()) {
        if (typeof metatype !== 'function') continue;
        for (const name of new MetadataScanner().getAllMethodNames(metatype.prototype)) {
          const handler = metatype.prototype[name] as () => unknown;
          if (Reflect.getMetadata(METHOD_METADATA, handler) === undefined) continue;
          if (!reflector.getAllAndOverride(ACCESS, [handler, metatype])) undeclared.push(`${metatype.name}.${name}`);
        }
      }
    }
    expect(undeclared).toEqual([]);
  });

  it('of the document equals the table of the repository, route by route [SEC-1] [API-1]', () => {
    const documented: Record<string, Access> = {};
    for (const [path, operations] of Object.entries(createOpenApiDocument(test.app).paths)) {
      for (const [method, operation] of Object.entries(operations as Record<string, Record<string, unknown>>)) {
        if (method.toUpperCase() in RequestMethod)
          documented[`${method.toUpperCase()} ${path}`] = operation['x-access'] as Access;
      }
    }
    expect(documented).toEqual(accessMatrix);
  });

  it('of the document asks for a confirmation where the table does [AUTH-12] [API-1]', () => {
    const documented = [...operationsOf(createOpenApiDocument(test.app))]
      .filter(({ operation }) => operation['x-confirmation'])
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(documented).toEqual(confirmedCalls);
  });

  /** Signing in and out would change who the agent is. */
  const changesTheCaller = (route: string): boolean => route.includes('/api/auth/') && route.startsWith('POST');
  const routes = Object.entries(accessMatrix).filter(([route]) => !changesTheCaller(route));

  function call(agent: Agent, route: string) {
    const [method = '', path = ''] = route.split(' ');
    const target = path.replace('{id}', randomUUID()).replace('{code}', 'AAAABBBBCCCCDDDD');
    // A stream that opens never ends; whoever may try it is answered that this is no topic.
    const query = path.endsWith('/stream') ? '?topics=none' : '';
    return agent[method.toLowerCase() as 'get'](target + query).redirects(0);
  }

  it.each(routes)('%s lets nobody in who is signed out unless it is public [SEC-1]', async (route, access) => {
    const { status } = await call(test.anonymous(), route);
    if (access === 'public') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(401);
    expect(status).toBeLessThan(500);
  });

  it.each(routes)('%s lets exactly its roles try [SEC-1]', async (route, access) => {
    for (const [role, agent] of agents) {
      const { status } = await call(agent, route);
      const mayTry = access !== 'organization' && (typeof access === 'string' || access.includes(role));
      expect([role, status === 403]).toEqual([role, !mayTry]);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(confirmedCalls)('%s lets nobody in who has not confirmed lately [AUTH-12]', async (route) => {
    const { agent } = await test.as('admin', { confirmedAt: null });
    const { status, body } = await call(agent, route);
    expect([status, body]).toMatchObject([403, { code: 'auth.confirmation_required', methods: [] }]);
  });

  it.each(callsConfirmedByContent)('%s asks for a confirmation where it is about more [AUTH-12]', async (...row) => {
    const [call, asking, free] = row;
    const { agent } = await test.as('admin', { confirmedAt: null });
    const { userId } = await test.as('student');
    const [method = '', path = ''] = call.replace('{id}', userId).split(' ');
    const send = (body: object) => agent[method.toLowerCase() as 'put'](encodeURI(path)).send(body);
    expect(await send(asking)).toMatchObject({ status: 403, body: { code: 'auth.confirmation_required' } });
    if (free) expect((await send(free)).status).not.toBe(403);
  });
});
