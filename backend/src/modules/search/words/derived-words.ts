import { stemsOf } from '@masar/domain';

const ends = ['er', 'or', 'ion', 'ation', 'ment', 'ly', 'ity', 'ive', 'ance', 'ness'];
/** What is left of a shorter word is rather another one: flower is not of flow. */
const leastLetters = 5;

/** Stems of English words that are made of the same one: remotely is of remote, evaluate of evaluation, CVs of CV. */
export function derivedStems(stem: string): string[] {
  const [, acronym] = /^([a-z]{2,4})s$/.exec(stem) ?? [];
  if (acronym) return [acronym];
  if (!/^[a-z]+$/.test(stem)) return [];
  const bases = [stem, ...ends.filter((end) => stem.endsWith(end)).map((end) => stem.slice(0, -end.length))];
  const made = bases
    .filter(({ length }) => length >= leastLetters)
    .flatMap((base) => [base, base.replace(/(.)\1$/, '$1'), ...ends.map((end) => base + end)])
    .flatMap(stemsOf);
  return [...new Set(made)].filter((one) => one !== stem);
}
