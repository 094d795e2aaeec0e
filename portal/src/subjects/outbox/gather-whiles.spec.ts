import { gatherWhiles, type LearnedWhile } from './gather-whiles';
import type { OutboxEntry } from './outbox-state';

const anEntry = (key: string, ...whiles: LearnedWhile[]): OutboxEntry => ({
  kind: 'learning-time',
  method: 'POST',
  path: '/api/lessons/1/learning-time',
  body: { whiles },
  subject: { id: '1', titleAr: 'درس', titleEn: 'Lesson' },
  key,
  owner: 'user-1',
  madeAt: Number(key),
});
const at = (time: string, seconds: number) => ({ startedAt: `2026-11-22T${time}Z`, seconds });

describe('learning time that waits', () => {
  it('gathers in one entry, whiles without a gap as one [LRN-1] [PERF-5]', () => {
    const before = anEntry('1', at('10:00:00.000', 30), at('10:00:31.000', 30));
    const gathered = gatherWhiles(before, anEntry('2', at('10:01:01.500', 30), at('10:10:00.000', 30)));
    expect(gathered).toMatchObject({ key: '2', madeAt: 1 });
    expect(gathered?.body).toEqual({ whiles: [at('10:00:00.000', 92), at('10:10:00.000', 30)] });
  });

  it('keeps whiles apart that are longer together than the server takes [LRN-1]', () => {
    const gathered = gatherWhiles(anEntry('1', at('10:00:00.000', 890)), anEntry('2', at('10:14:50.000', 30)));
    expect(gathered?.body).toEqual({ whiles: [at('10:00:00.000', 890), at('10:14:50.000', 30)] });
  });

  it('begins another entry where one beat cannot hold more [LRN-1]', () => {
    const whiles = Array.from({ length: 60 }, (_, minute) => at(`10:${String(minute).padStart(2, '0')}:00.000`, 5));
    const later = whiles.map(({ startedAt, seconds }) => ({ startedAt: startedAt.replace('T10', 'T11'), seconds }));
    expect(gatherWhiles(anEntry('1', ...whiles), anEntry('2', ...later))).toBeNull();
  });
});
