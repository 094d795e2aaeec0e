import { createQueryClient } from './query-client';
import { queryRoots } from './query-roots';

describe('the roots of query keys', () => {
  it('reach all that is kept below them, and nothing else is a root [NAV-8]', async () => {
    const client = createQueryClient({ onUnauthorized: () => undefined });
    client.setQueryData([...queryRoots.lessons, 'lesson-1'], 'read');
    await client.invalidateQueries({ queryKey: queryRoots.lessons });
    expect(client.getQueryState([...queryRoots.lessons, 'lesson-1'])).toMatchObject({ isInvalidated: true });
    // @ts-expect-error Written out it is no root, even where one has the name.
    expect(client.getQueryData(['lessons', 'lesson-1'])).toBe('read');
  });
});
