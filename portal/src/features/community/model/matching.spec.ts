import { aDiscussion } from '../testing/a-discussion';
import { matching } from './matching';

const discussions = [
  aDiscussion({ id: 'a', title: 'أسئلة البرمجة', content: '' }),
  aDiscussion({ id: 'b', title: 'React', content: 'useState لا يتغيّر' }),
];
const found = (words: string) => matching(discussions, words).map(({ id }) => id);

describe('the search of the forum', () => {
  it.each([
    ['برمجه', ['a']],
    ['البَرْمَجَة', ['a']],
    ['USESTATE', ['b']],
    ['رياضة', []],
    ['  ', ['a', 'b']],
  ])('finds by %j in title or content %j [COM-1] [SRCH-1]', (words, ids) => {
    expect(found(words)).toEqual(ids);
  });
});
