import { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#shared/query/query-roots';
import { lastPersonKey } from '#shared/storage/personal-keys';
import { readStored, storedKeys, writeStored } from '#shared/storage/stored';
import { aUser } from '#testing/stub-api';
import { rememberUser } from './session.queries';

/** What the last person, whose session ended with a 401, left on a shared phone. */
function leftBehind(): QueryClient {
  writeStored(lastPersonKey, JSON.stringify({ id: 'former', email: 'former@example.org' }));
  writeStored('masarPaper:p', '{"answers":{}}');
  writeStored('masarWork:former:a', '{"text":"…"}');
  writeStored('masarDraft:former:course:c', '{"titleAr":"…"}');
  writeStored('masarNotes former p s', '{"text":"…"}');
  writeStored('RaStoremasarConsole.users.listParams', '{"filter":{"q":"ali@example.org"}}');
  writeStored('keyOfWhatComesLater', '…');
  writeStored('masarTextSize', 'large');
  const page = new QueryClient();
  page.setQueryData(queryRoots.courses, ['of the former person']);
  return page;
}

describe('a shared phone', () => {
  it('keeps nothing of a former person once somebody else is signed in, by whatever way [PERF-5]', () => {
    const page = leftBehind();
    rememberUser(page, aUser({ id: 'next', email: 'next@example.org' }), 'password');
    const identity = ['isLoggedIn', 'mockUserName', 'mockUserEmail', 'mockUserRole', 'masarSignInMethod'];
    expect(storedKeys().filter((key) => !identity.includes(key))).toEqual(['masarTextSize']);
    expect(page.getQueryData(queryRoots.courses)).toBeUndefined();
  });

  it('keeps unsent work for the same person, who signs in again after the session ended [PERF-5] [EVD-2]', () => {
    const page = leftBehind();
    rememberUser(page, aUser({ id: 'former', email: 'former@example.org' }), 'password');
    expect(readStored('masarPaper:p')).not.toBeNull();
    expect(readStored('masarWork:former:a')).not.toBeNull();
  });

  it('keeps unsent work of somebody who changes their address [PERF-5] [EVD-2]', () => {
    const page = leftBehind();
    rememberUser(page, aUser({ id: 'former', email: 'changed@example.org' }), 'password');
    expect(readStored('masarPaper:p')).not.toBeNull();
  });
});
