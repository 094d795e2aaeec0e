import { consoleAccess } from '@masar/contracts';
import { mayCall } from './may-call';

describe('what somebody may do in the console', () => {
  it('is what the contract says of the call behind it [CON-1] [READ-3]', () => {
    expect(mayCall('admin', 'users', 'edit')).toBe(true);
    expect(mayCall('student', 'users', 'edit')).toBe(false);
  });

  it('is nothing for which the contract has no call [CON-1]', () => {
    expect(Object.keys(consoleAccess['users'] ?? {})).not.toContain('delete');
    expect(mayCall('admin', 'users', 'delete')).toBe(false);
  });

  it('is open to administrators alone where a screen has no call of its own [CON-1]', () => {
    expect(['admin', 'instructor'].map((role) => mayCall(role, 'imports', 'list'))).toEqual([true, false]);
  });
});
