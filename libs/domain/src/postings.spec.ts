import { closedReason } from './postings.ts';

const now = new Date('2026-05-31T12:00:00Z');
const open = { status: 'published', isActive: true, isPosterSuspended: false } as const;

describe('closedReason', () => {
  it.each([
    ['an open one', open, undefined],
    ['one that ends today', { ...open, endDate: '2026-05-31' }, undefined],
    ['one that ended yesterday', { ...open, endDate: '2026-05-30' }, 'ended'],
    ['one with a deadline ahead', { ...open, deadline: new Date('2026-05-31T12:00:01Z') }, undefined],
    ['one whose deadline is now', { ...open, deadline: now }, 'deadline_passed'],
    ['one that was closed', { ...open, isActive: false }, 'closed'],
    ['one whose poster is suspended', { ...open, isPosterSuspended: true }, 'closed'],
    ['one closed after its end', { ...open, isActive: false, endDate: '2026-01-01' }, 'ended'],
    ['one that waits for review', { ...open, status: 'pending' as const }, 'not_published'],
    ['one that was refused', { ...open, status: 'refused' as const }, 'not_published'],
  ])('tells why %s takes no applications [OPP-4] [JOB-1]', (_, posting, expected) => {
    expect(closedReason(posting, now, '2026-05-31')).toBe(expected);
  });
});
