import type { Role } from '@masar/domain';
import { type APIRequestContext, request as requests } from '@playwright/test';

export interface ApiSession {
  request: APIRequestContext;
  cookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];
  /** The four local-storage keys of somebody signed in (AUTH-1). */
  identity: Record<'isLoggedIn' | 'mockUserName' | 'mockUserEmail' | 'mockUserRole', string>;
}

/** Signs a demo user in over the API alone. */
export async function openApiSession(address: string, role: Role): Promise<ApiSession> {
  const request = await requests.newContext({ baseURL: address });
  const answer = await request.post('/api/auth/demo-login', { data: { role } });
  if (!answer.ok()) throw new Error(`demo-login as ${role}: ${answer.status()} ${await answer.text()}`);
  const user = (await answer.json()) as { name: string; email: string; role: Role };
  return {
    request,
    cookies: (await request.storageState()).cookies,
    identity: { isLoggedIn: 'true', mockUserName: user.name, mockUserEmail: user.email, mockUserRole: user.role },
  };
}
