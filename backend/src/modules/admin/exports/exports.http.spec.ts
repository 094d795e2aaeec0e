import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { accessMatrix } from '../../../../test/access-matrix.js';
import { Category } from '../../courses/category/category.entity.js';
import { exportableLists } from './exportable-lists.js';

const path = '/api/admin/exports';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test?.close());

const begin = (body: object, status = 201) => admin.agent.post(path).send(body).expect(status);

const lastEntry = async () => {
  const { body } = await admin.agent.get('/api/admin/audit-log').query({ range: '[0,0]' }).expect(200);
  return (body as object[])[0];
};

describe('taking a list of the console away', () => {
  it('is in the audit log with its list, filter, columns and rows before any record is read [CON-1] [CON-2] [SEC-8]', async () => {
    const { userId } = await test.as('volunteer');
    const filter = { role: 'volunteer' };
    const columns = ['email', 'createdAt'];
    const { body, headers } = await begin({ resource: 'users', filter: JSON.stringify(filter), columns });
    expect(body).toEqual({ ids: [userId] });
    expect(await lastEntry()).toMatchObject({
      actorId: admin.userId,
      action: 'export',
      resource: 'users',
      resourceId: null,
      requestId: headers['x-request-id'],
      before: null,
      after: { filter, columns, rows: 1 },
    });
  });

  it('names every record once and in the order asked for, which the list then answers [CON-1]', async () => {
    const names = Array.from({ length: 230 }, (_, place) => `export-${String(place).padStart(3, '0')}`);
    const em = test.em();
    for (const id of names) em.create(Category, { id, nameAr: 'مسار', nameEn: id, color: '#000000' });
    await em.flush();
    const sort = '["id","DESC"]';
    const { body } = await begin({ resource: 'categories', sort, columns: ['id'] });
    const { ids } = body as { ids: string[] };
    expect(ids.filter((id) => id.startsWith('export-'))).toEqual(names.reverse());
    expect(new Set(ids).size).toBe(ids.length);
    const filter = JSON.stringify({ id: ids.slice(0, 90) });
    const { body: records } = await admin.agent.get('/api/admin/categories').query({ filter }).expect(200);
    expect((records as { id: string }[]).map(({ id }) => id).sort()).toEqual(ids.slice(0, 90).sort());
  });

  it.each([
    ['an unknown list', { resource: 'passwords', columns: ['email'] }, 'resource'],
    ['no list', { columns: ['email'] }, 'resource'],
    [
      'a filter that the list does not have',
      { resource: 'users', filter: '{"passwordHash":"x"}', columns: [] },
      'filter.passwordHash',
    ],
    ['a filter that is none', { resource: 'users', filter: 'role', columns: [] }, 'filter'],
    ['a sort that the list does not have', { resource: 'users', sort: '["passwordHash","ASC"]', columns: [] }, 'sort'],
    ['no columns', { resource: 'users' }, 'columns'],
    ['columns that are none', { resource: 'users', columns: [1] }, 'columns'],
    ['a count of its own', { resource: 'users', columns: [], rows: 3 }, 'rows'],
  ])('is refused with %s, and leaves no entry [CON-1] [API-6]', async (_, wrong, field) => {
    const before = await lastEntry();
    const { body } = await begin(wrong, 400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
    expect(await lastEntry()).toEqual(before);
  });

  it('gives nothing away where it cannot be written down [SEC-8] [REL-2]', async () => {
    await test.em().execute('alter table audit_log rename to audit_log_away');
    try {
      const { body } = await begin({ resource: 'users', columns: ['email'] }, 500);
      expect(body).not.toHaveProperty('ids');
    } finally {
      await test.em().execute('alter table audit_log_away rename to audit_log');
    }
  });

  it('is for administrators [SEC-1]', async () => {
    const body = { resource: 'users', columns: ['email'] };
    for (const role of ['student', 'volunteer', 'instructor'] as const)
      await (await test.as(role)).agent.post(path).send(body).expect(403);
  });

  it('knows only lists that there are [CON-1]', () => {
    const unknown = [...exportableLists.keys()].filter((name) => !(`GET /api/admin/${name}` in accessMatrix));
    expect(unknown).toEqual([]);
  });
});
