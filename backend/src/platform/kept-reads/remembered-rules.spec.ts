import { getMetadataStorage, validateSync } from 'class-validator';
import { WholeNumber } from '#platform/http/fields';
import { versionOf } from '#testing/version-of';
import { rememberRules } from './remembered-rules.js';

class Page {
  @WholeNumber({ optional: true, min: 1, max: 5 }) limit?: unknown;
}
class Found extends Page {
  @WholeNumber({ optional: true, min: 1, max: 9 }) from?: unknown;
}

describe('remembered rules', () => {
  it('stand in for a method of the version that they were written for [API-6]', () => {
    // After an update: does the package still look through all classes with each call, by this method?
    expect(versionOf('class-validator')).toMatch(/^0\.15\./);
  });

  it('refuse what a class and those it extends refuse, each time, and no more [API-6] [PERF-1]', () => {
    rememberRules();
    const refused = (query: Page) => validateSync(query).map(({ property }) => property);
    for (let times = 0; times < 2; times += 1) {
      expect(refused(Object.assign(new Found(), { limit: 6, from: 10 })).sort()).toEqual(['from', 'limit']);
      expect(refused(Object.assign(new Found(), { limit: 5, from: 9 }))).toEqual([]);
      expect(refused(Object.assign(new Page(), { limit: 6 }))).toEqual(['limit']);
    }
  });

  it('are searched for once for each class [PERF-1]', () => {
    rememberRules();
    const storage = getMetadataStorage();
    const rulesOf = () => storage.getTargetValidationMetadatas(Found, '', false, false);
    expect(rulesOf()).toBe(rulesOf());
  });
});
