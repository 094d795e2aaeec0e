import { accessMatrix } from '../../../../test/access-matrix.js';
import { auditedDeed } from './audited-route.rules.js';

const deedOf = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return auditedDeed(method, path.replace('/api/', '').replace(/\{(\w+)\}/g, ':$1'));
};

describe('what the audit log keeps', () => {
  const ofAdminsOnly = Object.entries(accessMatrix).filter(
    ([route, access]) =>
      !/^GET|\/ping$|\/exports$|\/erasure$|\/email$/.test(route) && Array.isArray(access) && access.join() === 'admin',
  );

  it.each(ofAdminsOnly)('holds %s, as every write for administrators only [CON-2] [SEC-8]', (route) => {
    expect(deedOf(route)).toBeDefined();
  });

  it.each([
    ['PUT /api/admin/users/{id}', 'users', 'change'],
    ['DELETE /api/admin/categories', 'categories', 'remove'],
    ['POST /api/admin/users/import', 'users', 'import'],
    ['POST /api/certificates/{id}/revoke', 'certificates', 'revoke'],
    ['PUT /api/courses/{id}/lessons/order', 'courses', 'lessons-order'],
    ['PUT /api/courses/{id}/cover', 'courses', 'cover'],
    ['PATCH /api/lessons/{id}', 'lessons', 'change'],
  ])('calls %s a thing done to %s: %s [CON-2]', (route, resource, action) => {
    expect(deedOf(route)).toEqual({ resource, action, isAboutRecords: true });
  });

  it.each([
    ['PUT /api/courses/{id}/final/rules', 'courses', 'final-rules'],
    ['POST /api/discussions/{id}/like', 'discussions', 'like'],
    ['PATCH /api/profile', 'profile', 'change'],
  ])('takes %s for a deed to %s whose rows alone tell what it did: %s [CON-2]', (route, resource, action) => {
    expect(deedOf(route)).toEqual({ resource, action, isAboutRecords: false });
  });

  it.each([
    'GET /api/admin/users',
    'POST /api/admin/exports',
    'POST /api/admin/users/{id}/erasure',
    'PUT /api/admin/users/{id}/email',
    'DELETE /api/profile',
  ])('leaves out %s, which changes nothing or has an entry of its own [CON-2]', (route) => {
    expect(deedOf(route)).toBeUndefined();
  });
});
