import { type OrganizationScope, organizationScopes } from '@masar/domain';
import type { Agent, TestApp } from './test-app.js';

/** A new token of the organisation, made by an administrator; with all scopes unless some are named. */
export async function organizationToken(
  admin: Agent,
  scopes: readonly OrganizationScope[] = organizationScopes,
): Promise<string> {
  const { body } = await admin
    .post('/api/organization-tokens')
    .send({ name: 'Student registry', scopes, expiresInDays: 1 })
    .expect(201);
  return (body as { token: string }).token;
}

/** A program that shows such a token with every call. */
export async function organizationProgram(test: TestApp, admin: Agent, ...scopes: OrganizationScope[]): Promise<Agent> {
  const token = await organizationToken(admin, scopes.length > 0 ? scopes : undefined);
  const program = test.anonymous();
  program.set('Authorization', `Bearer ${token}`);
  return program;
}
