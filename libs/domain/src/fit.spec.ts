import { type FitCourse, fitFor, type FitReader, newcomer } from './index.ts';

const courses: Record<string, FitCourse> = {
  react: { needs: [{ skillId: 'javascript', level: 2 }], level: 2, categoryId: 'web', price: '0.00' },
  scrum: { needs: [], level: 4, categoryId: 'projects', price: '0.00' },
  photos: { needs: [], level: 2, categoryId: 'design', price: '15.00' },
  html: { needs: [], level: 2, categoryId: 'web', price: '15.00' },
  colours: { needs: [], level: 2, categoryId: 'design', price: '0.00' },
};
const orderFor = (reader: FitReader) =>
  Object.keys(courses).toSorted((one, other) => fitFor(courses[other]!, reader) - fitFor(courses[one]!, reader));

describe('the order of fit', () => {
  it('shows newcomers beginnings, free ones first, and what needs something else last [PRE-2]', () => {
    expect(orderFor(newcomer)).toEqual(['colours', 'photos', 'html', 'scrum', 'react']);
    expect(orderFor({ ...newcomer, track: 'web' })).toEqual(['html', 'colours', 'photos', 'scrum', 'react']);
  });

  it('only puts what lacks something last for those who can do something: the rest each list knows better [PRE-2]', () => {
    const typing = { known: new Map([['typing', 1]]), track: 'web' };
    expect(orderFor(typing)).toEqual(['scrum', 'photos', 'html', 'colours', 'react']);
    expect(orderFor({ ...typing, known: new Map([['javascript', 2]]) })).toEqual(Object.keys(courses));
    expect(orderFor({ ...typing, known: new Map([['javascript', 1]]) }).at(-1)).toBe('react');
  });
});
