import { projects } from './project-catalogue.js';

/** Every bilingual text of a value, however deep. */
const texts = (value: unknown): { ar: string; en: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('ar' in value && 'en' in value) return [value as { ar: string; en: string }];
  return Object.values(value).flatMap(texts);
};

describe.each(projects)('project $id', (project) => {
  it('says everything in both languages [WRK-1] [READ-4]', () => {
    const all = texts(project);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ ar, en }) => !ar.trim() || !en.trim())).toEqual([]);
    const arabicProse = all.filter(({ ar, en }) => ar !== en);
    expect(arabicProse.filter(({ ar }) => !/\p{Script=Arabic}/u.test(ar))).toEqual([]);
    expect(arabicProse.filter(({ en }) => /\p{Script=Arabic}/u.test(en))).toEqual([]);
  });

  it('tells of each step how it is done and when it is, under an address of its own [WRK-1]', () => {
    const ids = project.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
    for (const { how, minutes } of project.steps) {
      expect(how.length).toBeGreaterThanOrEqual(3);
      expect(minutes).toBeGreaterThan(0);
    }
  });
});
