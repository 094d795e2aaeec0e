import { aMatch, aMatchedSkill, aMissingSkill } from '../testing/a-job';
import { groupSkills } from './match-groups';

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
});
