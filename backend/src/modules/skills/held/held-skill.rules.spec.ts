import { keepsOldLevel, mostTrusted } from './held-skill.rules.js';

describe('keepsOldLevel', () => {
  it('keeps what courses and projects gave against an easier one [PRF-2]', () => {
    expect(keepsOldLevel('course', 4, 2)).toBe(true);
    expect(keepsOldLevel('project', 2, 3)).toBe(false);
    expect(keepsOldLevel('course', null, 1)).toBe(false);
  });

  it('takes the latest assessment and statement, also a lower one [ASM-1] [PRF-2]', () => {
    expect(keepsOldLevel('assessed', 5, 2)).toBe(false);
    expect(keepsOldLevel('self-stated', 5, 1)).toBe(false);
  });
});

describe('mostTrusted', () => {
  it('lets no statement stand before an assessment, whatever its level [PRF-2]', () => {
    const stated = { skill_id: 'css', source: 'self-stated', level: 5 } as const;
    const assessed = { skill_id: 'css', source: 'assessed', level: 2 } as const;
    const other = { skill_id: 'html', source: 'self-stated', level: 3 } as const;
    expect(mostTrusted([stated, assessed, other])).toEqual([assessed, other]);
  });
});
