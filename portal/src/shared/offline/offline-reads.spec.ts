import { readKey } from './cache-names';
import { isOfflineRead } from './offline-reads';

const id = '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11';

describe('answers kept for reading offline', () => {
  it.each([
    '/api/auth/user',
    '/api/dashboard',
    '/api/dashboard/home',
    `/api/courses/${id}`,
    `/api/courses/${id}/lessons`,
    `/api/lessons/${id}`,
  ])('include %s [PERF-5]', (path) => expect(isOfflineRead(path)).toBe(true));

  it.each([
    '/api/courses/mine',
    '/api/auth/sessions',
    '/api/admin/role-requests',
    `/api/lessons/${id}/draft`,
    `/api/courses/${id}/offline`,
    '/api/certificates/verify/ABC',
  ])('leave out %s [PERF-5] [SEC-4]', (path) => expect(isOfflineRead(path)).toBe(false));

  it('are told apart by language, and by what was asked for [PERF-5] [I18N-1]', () => {
    const address = 'http://portal.test/api/categories?sort=name';
    expect(readKey(address, 'ar')).not.toBe(readKey(address, 'en'));
    expect(readKey(readKey(address, 'ar'), 'en')).toBe(readKey(address, 'en-GB'));
  });
});
