import { forgetPersonalKeys } from '#shared/storage/personal-keys';
import { leaveFormerPerson } from './leave-former-person';
import { clearIdentity, forgetIdentity, readIdentity, writeIdentity } from './stored-identity';

const person = (email: string) => ({ name: email, email, role: 'student', method: 'password' }) as const;
const inAnotherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'mockUserEmail' }));
};
/** As browsers tell of it; jsdom has no such event of its own. */
const turn = (name: 'pageshow' | 'pagehide', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));

describe('a page that was drawn for somebody', () => {
  let reload: jest.Mock;
  let end: () => void;
  beforeEach(() => {
    reload = jest.fn();
    writeIdentity(person('sara@example.org'));
    end = leaveFormerPerson(reload);
  });
  afterEach(() => {
    end();
    clearIdentity();
    document.body.removeAttribute('style');
  });
  const isLeft = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return { isHidden: document.body.style.visibility === 'hidden', isLoadedAnew: reload.mock.calls.length > 0 };
  };

  it('is hidden and loaded anew by who goes back to it after signing out [PERF-5]', async () => {
    forgetIdentity();
    turn('pagehide', true);
    expect(document.body.style.visibility).toBe('hidden');
    turn('pageshow', true);
    expect(await isLeft()).toEqual({ isHidden: true, isLoadedAnew: true });
  });

  it('is hidden and loaded anew once they sign out, or somebody else signs in, in another tab [PERF-5]', async () => {
    inAnotherTab(() => {
      forgetPersonalKeys();
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('mockUserEmail', 'ali@example.org');
    });
    expect(await isLeft()).toEqual({ isHidden: true, isLoadedAnew: true });
  });

  it('stays as it is while they stay, whatever other tabs store [PERF-5]', async () => {
    readIdentity();
    inAnotherTab(() => localStorage.setItem('mockUserRole', 'instructor'));
    turn('pageshow', true);
    turn('pageshow', false);
    turn('pagehide', true);
    expect(await isLeft()).toEqual({ isHidden: false, isLoadedAnew: false });
  });
});
