import { ApiError } from '@masar/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { beginLeaving } from '#shared/session/leaving';
import { createQueryClient } from './query-client';
import { queryRoots } from './query-roots';

describe('a changed list', () => {
  const readFirst = () => {
    const client = createQueryClient({ onUnauthorized: () => undefined });
    const answers: ((places: string[]) => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: [...queryRoots.coursePlaces, 'granted'],
      queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    });
    return { client, answers, observer, stop: observer.subscribe(() => undefined) };
  };

  it.each(['active', 'none'] as const)(
    'is read anew though its first reading had not ended when it changed, where %s of the rest is [DSH-6] [COM-5] [NTF-3]',
    async (refetchType) => {
      const { client, answers, observer, stop } = readFirst();
      const invalidated = client.invalidateQueries({ queryKey: queryRoots.coursePlaces, refetchType });
      await new Promise((resolve) => setTimeout(resolve));
      answers[0]?.(['من قبل']);
      await new Promise((resolve) => setTimeout(resolve));
      answers[1]?.(['من قبل', 'الآن']);
      await invalidated;
      expect(observer.getCurrentResult().data).toEqual(['من قبل', 'الآن']);
      stop();
    },
  );
});

describe('a 401', () => {
  it('announces the end of the session, except on a page whose visitor is signing out [NAV-9]', async () => {
    const announced: string[] = [];
    const ask = async (page: string, isLeft: boolean) => {
      const client = createQueryClient({ onUnauthorized: () => announced.push(page) });
      if (isLeft) beginLeaving(client);
      const queryFn = () => Promise.reject(new ApiError(401, 'Unauthorized', ''));
      await expect(client.fetchQuery({ queryKey: queryRoots.courses, queryFn })).rejects.toThrow('401');
    };
    await ask('left', true);
    await ask('next', false);
    expect(announced).toEqual(['next']);
  });
});
