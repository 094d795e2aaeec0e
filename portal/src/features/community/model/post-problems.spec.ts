import { postProblems } from './post-problems';

describe('what a post lacks', () => {
  it('is forum, title and content of a new discussion [COM-1]', () => {
    expect(postProblems({ forumId: '', title: ' ', content: '\n' })).toEqual({
      forumId: 'forumRequired',
      title: 'titleRequired',
      content: 'contentRequired',
    });
    expect(postProblems({ forumId: 'f', title: 'سؤ', content: 'نص' })).toEqual({ title: 'titleShort' });
  });

  it('is nothing where all is there, and only what was asked for [COM-1]', () => {
    expect(postProblems({ forumId: 'f', title: 'سؤال', content: 'نص' })).toEqual({});
    expect(postProblems({ content: 'رد' })).toEqual({});
  });
});
