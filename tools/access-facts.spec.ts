import { callsNamedIn, consoleAccess, memberAccess } from './access-facts.ts';

const documentOf = (paths: Record<string, Record<string, unknown>>): string =>
  JSON.stringify({
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, calls]) => [
        path,
        Object.fromEntries(Object.entries(calls).map(([method, access]) => [method, { 'x-access': access }])),
      ]),
    ),
  });

describe('who may call what, read from the API document', () => {
  it('names for members the calls that the portal asks about and only some roles may make [READ-3] [PERF-4]', () => {
    const written = memberAccess(
      documentOf({
        '/api/jobs': { get: 'signed-in', post: ['admin', 'instructor'] },
        '/api/site/{page}': { get: 'public' },
        '/api/webhooks/{id}': { delete: ['admin'] },
      }),
      callsNamedIn([`useMay('POST /api/jobs')`, `access: 'GET /api/site/{page}'`]),
    );
    expect(written).toContain('memberAccess = {"POST /api/jobs":["admin","instructor"]} as const;');
  });

  it('follows a change of roles on a route [READ-3]', () => {
    const asked = new Set(['POST /api/jobs']);
    expect(memberAccess(documentOf({ '/api/jobs': { post: ['volunteer'] } }), asked)).toContain(
      '"POST /api/jobs":["volunteer"]',
    );
    expect(memberAccess(documentOf({ '/api/jobs': { post: 'signed-in' } }), asked)).not.toContain('/api/jobs');
  });

  it('leaves the calls of the console to the console [CON-1]', () => {
    const document = documentOf({
      '/api/admin/users': { get: ['admin'] },
      '/api/admin/users/{id}': { get: ['admin'] },
    });
    expect(memberAccess(document, new Set())).toContain('memberAccess = {} as const');
    expect(consoleAccess(document)).toContain('{"users":{"list":["admin"],"show":["admin"]}}');
  });
});
