import { givenName } from './given-name';

describe('the name to greet with', () => {
  it.each([
    ['سارة علي حسن', 'سارة', 'سارة'],
    ['Sara Ali Hasan', 'سارة', 'Sara'],
    ['أم البنين كاظم', 'أم البنين', 'أم البنين'],
    ['عبد الله كريم', null, 'عبد الله'],
    ['Abdul Rahman Kareem', 'عبد الرحمن', 'Abdul Rahman'],
    ['د. زهراء كاظم', undefined, 'د. زهراء'],
    ['سارةعلي', 'سارة', 'سارةعلي'],
    ['student', null, 'student'],
    ['عبد', null, 'عبد'],
    ['', null, ''],
  ])('of %j with the first name %j is %j [DSH-6] [PRF-1]', (name, firstName, expected) => {
    expect(givenName(name, firstName)).toBe(expected);
  });
});
