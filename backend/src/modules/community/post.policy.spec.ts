import { postStatuses } from '@masar/domain';
import { mayDeletePost, mayEditPost, mayReadPost } from './post.policy.js';

const author = { id: 'author', role: 'student' } as const;
const other = { id: 'other', role: 'instructor' } as const;
const admin = { id: 'admin', role: 'admin' } as const;
const allowed = (may: typeof mayReadPost, viewer: typeof author | typeof other | typeof admin) =>
  postStatuses.filter((status) => may({ userId: 'author', status }, viewer));

describe('the policy of posts', () => {
  it('lets everybody read visible and the place of deleted ones, author and moderators all [COM-4]', () => {
    expect(allowed(mayReadPost, other)).toEqual(['visible', 'deleted']);
    expect(allowed(mayReadPost, author)).toEqual([...postStatuses]);
    expect(allowed(mayReadPost, admin)).toEqual([...postStatuses]);
  });

  it('lets nobody but the author edit and delete, and never what was judged or is gone [COM-4]', () => {
    expect(allowed(mayEditPost, author)).toEqual(['visible', 'pending']);
    expect(allowed(mayDeletePost, author)).toEqual(['visible', 'pending', 'hidden']);
    for (const viewer of [other, admin]) {
      expect([...allowed(mayEditPost, viewer), ...allowed(mayDeletePost, viewer)]).toEqual([]);
    }
  });

  it('gives a post without author to nobody [COM-4]', () => {
    expect(mayEditPost({ userId: null, status: 'visible' }, author)).toBe(false);
  });
});
