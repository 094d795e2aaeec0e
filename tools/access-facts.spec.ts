import { consoleAccess, memberAccess } from './access-facts.ts';

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
  it('names for members the calls that only some roles may make, and those roles [READ-3]', () => {
    const written = memberAccess(
      documentOf({
        '/api/jobs': { get: 'signed-in', post: ['admin', 'instructor'] },
        '/api/site/{page}': { get: 'public' },
        '/api/webhooks/{id}': { delete: ['admin'] },
      }),
    );
    expect(written).toContain(
      'memberAccess = {"POST /api/jobs":["admin","instructor"],"DELETE /api/webhooks/{id}":["admin"]} as const;',
    );
  });

  it('follows a change of roles on a route [READ-3]', () => {
    expect(memberAccess(documentOf({ '/api/jobs': { post: ['volunteer'] } }))).toContain(
      '"POST /api/jobs":["volunteer"]',
    );
    expect(memberAccess(documentOf({ '/api/jobs': { post: 'signed-in' } }))).not.toContain('/api/jobs');
  });

  it('leaves the calls of the console to the console [CON-1]', () => {
    const document = documentOf({
      '/api/admin/users': { get: ['admin'] },
      '/api/admin/users/{id}': { get: ['admin'] },
    });
    expect(memberAccess(document)).toContain('memberAccess = {} as const');
    expect(consoleAccess(document)).toContain('{"users":{"list":["admin"],"show":["admin"]}}');
  });
});
