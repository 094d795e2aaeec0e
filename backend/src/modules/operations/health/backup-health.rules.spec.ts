import { backupHealth } from './backup-health.rules.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('the health of backups', () => {
  it.each([
    [null, { value: null, state: 'strained' }],
    [ago(0), { value: 0, state: 'well' }],
    [ago(36), { value: 36, state: 'well' }],
    [ago(37), { value: 37, state: 'strained' }],
    [ago(7 * 24), { value: 168, state: 'strained' }],
    [ago(8 * 24), { value: 192, state: 'failing' }],
  ])('of the last one at %s is %o [REL-8]', (backupAt, health) => {
    expect(backupHealth(backupAt, now)).toEqual(health);
  });
});
