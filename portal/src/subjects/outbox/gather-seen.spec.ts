import { gatherSeen } from './gather-seen';
import type { OutboxEntry } from './outbox-state';

const entry = (watchTime: number, ...ranges: [number, number][]): OutboxEntry => ({
  kind: 'watch-time',
  method: 'PUT',
  path: '/api/lessons/one/progress',
  body: { watchTime, seen: ranges.map(([from, to]) => ({ from, to })) },
  subject: { id: 'one', titleAr: 'درس', titleEn: 'Lesson' },
  key: `key-${watchTime}`,
  owner: 'user-1',
  madeAt: watchTime,
});

describe('what was watched without network', () => {
  it('waits as one entry, the furthest place with all that was seen [EVD-1] [PERF-5]', () => {
    expect(gatherSeen(entry(30, [0, 30]), entry(10, [5, 10]))?.body).toEqual({
      watchTime: 30,
      seen: [
        { from: 0, to: 30 },
        { from: 5, to: 10 },
      ],
    });
  });

  it('stays in two entries where one report cannot hold it [EVD-1]', () => {
    const many = Array.from({ length: 60 }, (_, at): [number, number] => [at * 2, at * 2 + 1]);
    expect(gatherSeen(entry(30, ...many), entry(40, ...many))).toBeNull();
  });
});
