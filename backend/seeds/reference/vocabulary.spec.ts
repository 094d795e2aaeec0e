import { categoryIdPattern, categoryIds, normalizeText, skillKey, skillKeys } from '@masar/domain';
import { readVocabulary } from './vocabulary.js';

const vocabulary = readVocabulary();
const ids = new Set(vocabulary.map(({ id }) => id));
const spellings = vocabulary.flatMap(({ id, namesAr, namesEn }) =>
  [...namesAr, ...namesEn].map((name) => ({ id, name, key: skillKey(name) })),
);

describe('the vocabulary of skills', () => {
  it('has more than 650 skills in all six categories [PRF-2]', () => {
    expect(vocabulary.length).toBeGreaterThan(650);
    expect(ids.size).toBe(vocabulary.length);
    for (const id of ids) expect(id).toMatch(categoryIdPattern);
    const perCategory = Object.groupBy(vocabulary, ({ category }) => category);
    expect(categoryIds.filter((category) => (perCategory[category]?.length ?? 0) < 60)).toEqual([]);
  });

  it('lists each spelling once: none means two skills, none is folded away as another [PRF-2]', () => {
    const byKey = Object.groupBy(spellings, ({ key }) => key);
    const twice = Object.values(byKey).filter((same = []) => same.length > 1);
    expect(twice.map((same = []) => same.map(({ id, name }) => `${id}: ${name}`))).toEqual([]);
    expect(new Set(spellings.map(({ name }) => normalizeText(name))).size).toBe(spellings.length);
    expect(spellings.filter(({ key }) => key === '')).toEqual([]);
  });

  it('reaches every skill by each of its spellings, first of all as itself [PRF-2]', () => {
    const skillOf = new Map(spellings.map(({ id, key }) => [key, id]));
    const found = (text: string) => skillOf.get(skillKeys(text).find((key) => skillOf.has(key)) ?? '');
    expect(spellings.filter(({ id, name }) => found(name) !== id)).toEqual([]);
  });

  it('speaks both languages, Arabic in at least three spellings [PRF-2]', () => {
    expect(vocabulary.filter(({ namesAr }) => namesAr.length < 3).map(({ id }) => id)).toEqual([]);
    expect(vocabulary.filter(({ namesAr }) => !/[ء-ي]/.test(namesAr[0] ?? '')).map(({ id }) => id)).toEqual([]);
    expect(vocabulary.filter(({ labelEn }) => !/^[\x20-\x7E]+$/.test(labelEn)).map(({ id }) => id)).toEqual([]);
  });

  it('writes tools in Latin letters in Arabic too, and knows how they are called there [PRF-2]', () => {
    const tools = vocabulary.filter(({ labelAr, labelEn }) => labelAr === labelEn);
    expect(tools.map(({ labelAr }) => labelAr)).toEqual(
      expect.arrayContaining(['React', 'Git', 'PHP', 'MySQL', 'C++']),
    );
    expect(tools.filter(({ namesAr }) => !/^[ء-ي]/.test(namesAr[0] ?? '')).map(({ id }) => id)).toEqual([]);
    expect(vocabulary.filter((skill) => !tools.includes(skill) && !/[ء-ي]/.test(skill.labelAr))).toEqual([]);
    expect(vocabulary.find(({ id }) => id === 'react')?.namesAr).toContain('رياكت');
  });

  it('relates every skill to others that exist, by tenths [PRF-2]', () => {
    const wrong = vocabulary.flatMap(({ id, related }) =>
      [...related].filter(
        ([other, tenths]) => !ids.has(other) || other === id || !Number.isInteger(tenths) || tenths < 1 || tenths > 9,
      ),
    );
    expect(wrong).toEqual([]);
    expect(vocabulary.filter(({ related }) => related.size === 0).map(({ id }) => id)).toEqual([]);
  });
});
