import type { AuthConfig, CurrentUser } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { emptySitePages } from './site-pages';

export interface SeenCall {
  method: string;
  path: string;
  /** Parsed JSON body; undefined for calls without one, and for files. */
  body: unknown;
}

/** An answer: a JSON value for 200, or status and body. */
type Answer = { status: number; body?: unknown } | { json: unknown; headers?: Record<string, string> };
type Handler = (call: SeenCall, query: URLSearchParams) => Answer | Promise<Answer>;

/** Answers by "METHOD /path"; what is not named answers 404. */
export type Handlers = Record<string, Handler>;

export const json = (value: unknown, headers: Record<string, string> = {}): Answer => ({ json: value, headers });
export const problem = (status: number, title: string, rest: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title, status, detail: title, code: 'test', requestId: 'r-1', ...rest },
});

/** A valid, dull current user. */
export const aUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'user-1',
  email: 'student@demo.masar.example',
  name: 'سارة علي حسن',
  firstName: 'سارة',
  lastName: 'علي حسن',
  nameAr: 'سارة علي حسن',
  nameEn: 'Sara Ali Hasan',
  certificateNamesConfirmed: true,
  bio: null,
  role: 'student',
  profileImageUrl: null,
  emailVerified: true,
  hasPassword: false,
  digits: 'latn',
  learningGoal: null,
  track: null,
  dailyMinutes: null,
  planAsked: true,
  pendingRole: null,
  pendingRoleReason: null,
  roleRefusal: null,
  lacksSecondFactor: false,
  ...changes,
});

export const demoConfig: AuthConfig = {
  demoMode: true,
  oidcEnabled: false,
  registrationEnabled: true,
  organization: { nameAr: 'مسار', nameEn: 'Masar', logoUrl: null, socialLinks: [] },
};

/** What every page asks for: demo mode, an open session as far as `user` is given, three unread notifications. */
export const commonHandlers = (user: CurrentUser | null = null): Handlers => ({
  'GET /api/auth/config': () => json(demoConfig),
  'GET /api/auth/user': () => (user ? json(user) : problem(401, 'Unauthorized')),
  'POST /api/auth/demo-login': ({ body }) => json(aUser({ role: (body as { role: Role }).role })),
  'POST /api/auth/logout': () => ({ status: 204 }),
  'POST /api/analytics/track': () => ({ status: 204 }),
  'GET /api/notifications/unread-count': () => json({ count: 3 }),
  'GET /api/notifications': () => json([]),
  'GET /api/course-places': () => json([]),
  ...Object.fromEntries(emptySitePages.map(([path, page]) => [`GET ${path}`, () => json(page)])),
});

/** Replaces the network: `const calls = stubApi({ ...commonHandlers(), 'GET /api/courses': () => json([]) })`. */
export function stubApi(handlers: Handlers): SeenCall[] {
  const calls: SeenCall[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    const text = isJson ? await request.text() : '';
    const { pathname: path, searchParams } = new URL(request.url);
    const call = { method: request.method, path, body: text ? JSON.parse(text) : undefined };
    calls.push(call);
    const answer = (await handlers[`${call.method} ${path}`]?.(call, searchParams)) ?? problem(404, 'Not Found');
    if ('json' in answer) return Response.json(answer.json, { headers: answer.headers ?? {} });
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status, headers: { 'Content-Type': 'application/problem+json' } });
  });
  return calls;
}
