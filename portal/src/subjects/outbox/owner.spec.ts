import { clearIdentity, writeIdentity } from '#shared/session/stored-identity';
import { currentOwner, noteOwner, ownerOfPage } from './owner';

const signIn = (email: string) => writeIdentity({ name: 'سارة', email, role: 'student', method: 'password' });

describe('the owner of what waits', () => {
  it('is who the server said, as long as the same person is remembered [PERF-5]', () => {
    signIn('sara@example.org');
    expect(currentOwner()).toBeNull();
    noteOwner('user-1');
    expect(currentOwner()).toBe('user-1');
  });

  it('is nobody after signing out or for another person of the same phone [PERF-5]', () => {
    signIn('sara@example.org');
    noteOwner('user-1');
    signIn('ali@example.org');
    expect(currentOwner()).toBeNull();
    clearIdentity();
    expect(currentOwner()).toBeNull();
    signIn('sara@example.org');
    expect(currentOwner()).toBe('user-1');
  });

  it('is for what a page still sends who the page works for, whoever signed in elsewhere since [PERF-5]', () => {
    signIn('sara@example.org');
    noteOwner('user-1');
    // As another tab does, of which this page hears by the storage alone.
    localStorage.setItem('mockUserEmail', 'ali@example.org');
    localStorage.setItem('masarOutboxOwner', JSON.stringify({ id: 'user-2', email: 'ali@example.org' }));
    expect(currentOwner()).toBe('user-2');
    expect(ownerOfPage()).toBe('user-1');
    noteOwner('user-2');
    expect(ownerOfPage()).toBe('user-2');
  });
});
