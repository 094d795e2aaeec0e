import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

describe('a changed list', () => {
  it('is read anew though its first reading had not ended when it changed [DSH-6]', async () => {
    const client = createQueryClient({ onUnauthorized: () => undefined });
    const answers: ((places: string[]) => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: ['course-places', 'granted'],
      queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => undefined);
    const invalidated = client.invalidateQueries({ queryKey: ['course-places'] });
    await Promise.resolve();
    answers[0]?.(['من قبل']);
    while (answers.length < 2) await new Promise((resolve) => setTimeout(resolve));
    answers[1]?.(['من قبل', 'الآن']);
    await invalidated;
    expect(observer.getCurrentResult().data).toEqual(['من قبل', 'الآن']);
    stop();
  });
});
