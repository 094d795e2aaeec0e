import type { Notification } from '@masar/contracts';
import { byDay, nearDay } from './by-day';

const at = (createdAt: string): Notification => ({
  id: createdAt,
  kind: 'welcome',
  titleAr: '',
  titleEn: '',
  href: null,
  isRead: true,
  createdAt,
});

describe('days of notifications', () => {
  it('begin at midnight in Baghdad [NTF-2]', () => {
    const days = byDay([at('2026-11-20T21:30:00Z'), at('2026-11-20T20:30:00Z'), at('2026-11-19T22:00:00Z')]);
    expect(days.map(({ day, notifications }) => [day, notifications.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 2],
    ]);
  });

  it('are today and yesterday by the same clock [NTF-2]', () => {
    const now = new Date('2026-11-20T21:30:00Z');
    expect(['2026-11-21', '2026-11-20', '2026-11-19'].map((day) => nearDay(day, now))).toEqual([
      'today',
      'yesterday',
      undefined,
    ]);
  });
});
