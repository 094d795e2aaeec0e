import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { queryRoots } from '#shared/query/query-roots';
import { askAnew } from './ask-anew';

it('gives up a first answer that is older than the news, and shows the newer one [COM-5] [NTF-3]', async () => {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryKey = [...queryRoots.community, 'replies'] as const;
  const shown = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  const stop = shown.subscribe(() => undefined);
  const asked = askAnew(client, queryKey);
  await Promise.resolve();
  answers[0]?.('before');
  await new Promise((next) => setTimeout(next, 0));
  answers[1]?.('after');
  await asked;
  expect(answers).toHaveLength(2);
  expect(shown.getCurrentResult().data).toBe('after');
  stop();
  client.clear();
});
