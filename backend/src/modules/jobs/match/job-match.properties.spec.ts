import {
  matchJob,
  type Nearness,
  type OwnSkill,
  scoreAfter,
  type SkillSource,
  skillSources,
  sourceTrust,
} from '@masar/domain';
import fc from 'fast-check';

const has = (skill: string, level: number, source: SkillSource): OwnSkill => ({ skill, level, source });
const relations: Record<string, number> = { 'react javascript': 0.8, 'javascript react': 0.8, 'vue javascript': 0.7 };
const nearness: Nearness = (held, wanted) => relations[`${held} ${wanted}`] ?? 0;

const level = fc.integer({ min: 1, max: 5 });
const skill = fc.constantFrom('html', 'css', 'javascript', 'react', 'vue', 'seo', 'figma');
const source = fc.constantFrom(...skillSources);
const ownSkills = fc.array(fc.record({ skill, level, source }), { maxLength: 8 });
const wantedSkills = fc.array(fc.record({ skill, level, weight: fc.constantFrom(0.4, 1) }), {
  minLength: 1,
  maxLength: 8,
});

describe('matchJob in general', () => {
  it('stays between 0 and 1 with three decimals [JOB-2]', () => {
    fc.assert(
      fc.property(wantedSkills, ownSkills, (wanted, own) => {
        const { score } = matchJob(wanted, own, nearness);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(score).toBe(Number(score.toFixed(3)));
      }),
    );
  });

  it('never falls by another skill, a higher level or a better source [JOB-2]', () => {
    fc.assert(
      fc.property(wantedSkills, ownSkills, fc.record({ skill, level, source }), (wanted, own, more) => {
        const before = matchJob(wanted, own, nearness).score;
        expect(scoreAfter(wanted, own, [more], nearness)).toBeGreaterThanOrEqual(before);
        const tested = own.map((one) => ({ ...one, source: 'assessed' as const }));
        expect(matchJob(wanted, tested, nearness).score).toBeGreaterThanOrEqual(before);
        const higher = own.map((one) => ({ ...one, level: Math.min(5, one.level + 1) }));
        expect(matchJob(wanted, higher, nearness).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('does not depend on the order of skills [JOB-2]', () => {
    fc.assert(
      fc.property(wantedSkills, ownSkills, (wanted, own) => {
        const { score } = matchJob(wanted, own, nearness);
        expect(matchJob(wanted.toReversed(), own.toReversed(), nearness).score).toBeCloseTo(score, 2);
      }),
    );
  });

  it('is 1 exactly for who has all of it tested at the level asked for [JOB-2]', () => {
    fc.assert(
      fc.property(wantedSkills, (wanted) => {
        const own = wanted.map((each) => has(each.skill, 5, 'assessed'));
        expect(matchJob(wanted, own).score).toBe(1);
        expect(
          matchJob(
            wanted,
            own.map((one) => ({ ...one, source: 'self-stated' as const })),
          ).score,
        ).toBe(sourceTrust['self-stated']);
      }),
    );
  });
});
