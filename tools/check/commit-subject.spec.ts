import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitRulesOf, faultOfSubject } from './commit-subject.ts';

const rules = commitRulesOf(readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8'));

describe('the subject of a commit', () => {
  it('is judged by the lists that contributors read [OPS-1]', () => {
    expect(rules.types).toEqual(expect.arrayContaining(['feat', 'fix', 'docs']));
    expect(rules.scopes).toEqual(expect.arrayContaining(['platform', 'courses', 'e2e']));
    expect(rules.scopes.every((scope) => /^[a-z0-9]+$/.test(scope))).toBe(true);
  });

  it.each([
    'feat(courses): reviews so that learners hear from each other',
    'docs: the licence lies beside the code whole',
    'refactor(auth)!: one way in',
    "Merge branch 'main' into reviews",
    'Revert "feat(courses): reviews"',
  ])('may be: %s [OPS-1]', (subject) => {
    expect(faultOfSubject(subject, rules)).toBeUndefined();
  });

  it.each([
    ['Add reviews', 'type(scope)'],
    ['feature(courses): reviews', 'no type'],
    ['feat(reviews): stars', 'no scope'],
    ['feat(): stars', 'no scope'],
    ['feat(courses):  ', 'says nothing'],
    ['feat(courses):stars', 'type(scope)'],
  ])('may not be: %s [OPS-1]', (subject, fault) => {
    expect(faultOfSubject(subject, rules)).toContain(fault);
  });
});
