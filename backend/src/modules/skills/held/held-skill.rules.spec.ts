import { keepsOldLevel, levelsAfter, mostTrusted } from './held-skill.rules.js';

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

describe('levelsAfter', () => {
  const held = { level: 3, achievedLevel: null };

  it('remembers up to which level a certificate of achievement shows a skill [JOB-2] [EVD-4]', () => {
    expect(levelsAfter('course', null, { level: 2, isAchievement: true })).toEqual({ level: 2, achievedLevel: 2 });
    expect(levelsAfter('course', held, { level: 2, isAchievement: true })).toEqual({ level: 3, achievedLevel: 2 });
    const achieved = { level: 2, achievedLevel: 2 };
    expect(levelsAfter('course', achieved, { level: 4, isAchievement: false })).toEqual({ level: 4, achievedLevel: 2 });
  });

  it('says nothing where nothing is new, and of other sources than courses never that it was achieved [JOB-2]', () => {
    expect(levelsAfter('course', held, { level: 2, isAchievement: false })).toBeUndefined();
    expect(levelsAfter('project', null, { level: 2, isAchievement: true })).toEqual({ level: 2, achievedLevel: null });
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
