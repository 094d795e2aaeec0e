import { aMatch, aMatchedSkill, aMissingSkill } from '../testing/a-job';
import { groupSkills, toneOf } from './match-groups';

describe('the skills of a vacancy', () => {
  it('are ones that I have, am near to or lack [JOB-2]', () => {
    const match = aMatch({
      matchedSkills: [aMatchedSkill({ skill: 'html' }), aMatchedSkill({ skill: 'css', level: 1, neededLevel: 3 })],
      missingSkills: [aMissingSkill({ skill: 'react', near: 'جافاسكربت' }), aMissingSkill({ skill: 'sass' })],
    });
    const { have, near, lack } = groupSkills(match);
    const ids = (skills: { skill: string }[]) => skills.map(({ skill }) => skill);
    expect([ids(have), ids(near), ids(lack)]).toEqual([['html'], ['css', 'react'], ['sass']]);
  });

  it.each([
    [0.7, 'green'],
    [0.4, 'yellow'],
    [0.399, 'neutral'],
  ])('match of %d is %s [JOB-2]', (score, tone) => {
    expect(toneOf(score)).toBe(tone);
  });
});
