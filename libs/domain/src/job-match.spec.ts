import { isMissing, matchJob, type Nearness, type OwnSkill, scoreAfter, type WantedSkill } from './job-match.ts';
import type { SkillSource } from './skills/index.ts';

const has = (skill: string, level: number, source: SkillSource): OwnSkill => ({ skill, level, source });
const required = (level: number, ...skills: string[]): WantedSkill[] =>
  skills.map((skill) => ({ skill, level, weight: 1 }));
const nice = (level: number, ...skills: string[]): WantedSkill[] =>
  skills.map((skill) => ({ skill, level, weight: 0.4 }));

const relations: Record<string, number> = {
  'react javascript': 0.8,
  'javascript react': 0.8,
  'javascript typescript': 0.8,
  'vue javascript': 0.7,
  'figma wireframing': 0.5,
  'seo content-writing': 0.5,
  'scrum kanban': 0.6,
};
const nearness: Nearness = (held, wanted) => relations[`${held} ${wanted}`] ?? 0;

const people: Record<string, OwnSkill[]> = {
  nobody: [],
  tested: [has('html', 4, 'assessed'), has('css', 4, 'assessed'), has('javascript', 4, 'assessed')],
  beginner: [has('html', 1, 'self-stated'), has('css', 1, 'self-stated')],
  learner: [has('html', 2, 'course'), has('css', 2, 'course'), has('javascript', 2, 'course')],
  achiever: ['html', 'css', 'javascript'].map((skill) => ({ ...has(skill, 2, 'course'), achievedLevel: 2 })),
  builder: [has('react', 3, 'project'), has('javascript', 3, 'course')],
  vuer: [has('vue', 5, 'assessed')],
  designer: [has('figma', 4, 'assessed'), has('typography', 3, 'self-stated')],
  marketer: [has('seo', 3, 'assessed'), has('google-ads', 2, 'course')],
  manager: [has('scrum', 4, 'assessed'), has('planning', 3, 'self-stated')],
  everything: ['html', 'css', 'javascript', 'react', 'typescript', 'figma', 'seo', 'scrum', 'planning'].map((skill) =>
    has(skill, 5, 'assessed'),
  ),
};

const postings: Record<string, WantedSkill[]> = {
  juniorWeb: required(2, 'html', 'css', 'javascript'),
  midWeb: [...required(3, 'javascript', 'react'), ...nice(3, 'typescript')],
  seniorReact: required(4, 'react', 'typescript'),
  markup: required(2, 'html', 'css'),
  ui: [...required(3, 'figma', 'wireframing'), ...nice(3, 'typography')],
  seo: required(3, 'seo', 'content-writing'),
  ads: [...required(2, 'google-ads'), ...nice(2, 'seo')],
  agile: required(3, 'scrum', 'kanban', 'planning'),
  unknown: required(3, 'welding'),
  empty: [],
};

/** Worked out by docs/guides/job-matching.md: rows are people, columns the postings in their order above. */
const table: Record<string, number[]> = {
  //           junior mid    senior markup ui     seo    ads    agile  unkn. empty
  nobody: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  tested: [1, 0.697, 0.48, 1, 0, 0, 0, 0, 0, 0],
  beginner: [0.267, 0, 0, 0.4, 0, 0, 0, 0, 0, 0],
  learner: [0.8, 0.372, 0.192, 0.8, 0, 0, 0, 0, 0, 0],
  achiever: [1, 0.464, 0.24, 1, 0, 0, 0, 0, 0, 0],
  builder: [0.267, 0.793, 0.5, 0, 0, 0, 0, 0, 0, 0],
  vuer: [0.14, 0.175, 0, 0, 0, 0, 0, 0, 0, 0],
  designer: [0, 0, 0, 0, 0.675, 0, 0, 0, 0, 0],
  marketer: [0, 0, 0, 0, 0, 0.65, 0.857, 0, 0, 0],
  manager: [0, 0, 0, 0, 0, 0, 0, 0.72, 0, 0],
  everything: [1, 1, 1, 1, 0.542, 0.65, 0.286, 0.787, 0, 0],
};

describe('matchJob', () => {
  it.each(Object.entries(table))('scores %s against ten postings to three decimals [JOB-2]', (person, expected) => {
    const scores = Object.values(postings).map((wanted) => matchJob(wanted, people[person] ?? [], nearness).score);
    expect(scores).toEqual(expected);
  });

  it('names what it rests on: the own skill, a related one, or nothing [JOB-2]', () => {
    const { fits } = matchJob(postings['midWeb'] ?? [], people['tested'] ?? [], nearness);
    expect(fits.map(({ skill, from }) => [skill, from?.skill])).toEqual([
      ['javascript', 'javascript'],
      ['react', 'javascript'],
      ['typescript', 'javascript'],
    ]);
    expect(fits.filter(isMissing).map(({ skill }) => skill)).toEqual(['react', 'typescript']);
  });

  it('counts a course whole as far as a certificate of achievement shows it, else as a statement [JOB-2] [EVD-4]', () => {
    const scoreOf = (level: number, achievedLevel: number | null) =>
      matchJob(required(4, 'css'), [{ ...has('css', level, 'course'), achievedLevel }]).score;
    expect([scoreOf(4, null), scoreOf(4, 2), scoreOf(4, 4), scoreOf(2, 2)]).toEqual([0.8, 0.8, 1, 0.5]);
    expect(matchJob(required(4, 'css'), [has('css', 4, 'self-stated')]).score).toBe(scoreOf(4, null));
  });

  it('says what learning a missing skill would bring [JOB-2]', () => {
    const wanted = required(2, 'html', 'css');
    const own = [has('html', 2, 'assessed')];
    expect(matchJob(wanted, own).score).toBe(0.5);
    expect(scoreAfter(wanted, own, [has('css', 2, 'course')])).toBe(0.9);
  });
});
