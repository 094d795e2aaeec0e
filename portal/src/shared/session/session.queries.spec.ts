import { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#shared/query/query-roots';
import { lastPersonKey } from '#shared/storage/personal-keys';
import { readStored, writeStored } from '#shared/storage/stored';
import { aUser } from '#testing/stub-api';
import { rememberUser } from './session.queries';

/** What the last person, whose session ended with a 401, left on a shared phone. */
function leftBehind(): QueryClient {
  writeStored(lastPersonKey, JSON.stringify({ id: 'former', email: 'former@example.org' }));
  writeStored('masarPaper:p', '{"answers":{}}');
  writeStored('masarWork:former:a', '{"text":"…"}');
  const page = new QueryClient();
  page.setQueryData(queryRoots.courses, ['of the former person']);
  return page;
}

describe('a shared phone', () => {
  it('keeps nothing of a former person once somebody else is signed in, by whatever way [PERF-5]', () => {
    const page = leftBehind();
    rememberUser(page, aUser({ email: 'next@example.org' }), 'password');
    expect(readStored('masarPaper:p')).toBeNull();
    expect(readStored('masarWork:former:a')).toBeNull();
    expect(page.getQueryData(queryRoots.courses)).toBeUndefined();
  });

  it('keeps unsent work for the same person, who signs in again after the session ended [PERF-5] [EVD-2]', () => {
    const page = leftBehind();
    rememberUser(page, aUser({ email: 'former@example.org' }), 'password');
    expect(readStored('masarPaper:p')).not.toBeNull();
    expect(readStored('masarWork:former:a')).not.toBeNull();
  });
});
