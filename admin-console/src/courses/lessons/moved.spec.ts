import { moved } from './moved';

describe('the order of lessons', () => {
  const lessons = ['greeting', 'subject', 'body', 'farewell'];

  it.each([
    [0, 2, ['subject', 'body', 'greeting', 'farewell']],
    [3, 0, ['farewell', 'greeting', 'subject', 'body']],
    [1, 2, ['greeting', 'body', 'subject', 'farewell']],
    [2, 2, lessons],
  ])('has the one at %i at %i after it was moved, and every other as it was [CON-1]', (from, to, expected) => {
    expect(moved(lessons, from, to)).toEqual(expected);
  });

  it('is a new one: the old one stays until it is saved [CON-1]', () => {
    moved(lessons, 0, 3);
    expect(lessons).toEqual(['greeting', 'subject', 'body', 'farewell']);
  });
});
