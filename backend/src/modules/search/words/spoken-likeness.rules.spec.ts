import { stemsOf } from '@masar/domain';
import { costOfReading } from './spoken-likeness.rules.js';

const cost = (typed: string, word: string) => costOfReading(typed, stemsOf(word)[0]!);

describe('a word in Latin letters and digits', () => {
  it.each([
    ['tayaran', 'طيران'],
    ['dawa', 'دواء'],
    ['jami3a', 'جامعة'],
    ['maajoun', 'معجون'],
    ['ta5teet', 'تخطيط'],
    ['7ayat', 'حياة'],
    ['wazifa', 'وظيفة'],
    ['imte7anat', 'امتحانات'],
    ['ta3awoniya', 'تعاونية'],
    ['3aila', 'عائلة'],
    ['aada', 'عادة'],
    ['ibdaa', 'إبداع'],
    ['m7ami', 'محامي'],
  ])('%s may be read as %s [SRCH-1]', (typed, word) => {
    expect(cost(typed, word)).toBeLessThan(0.4);
  });

  it.each([
    ['tayaran', 'تدريب'],
    ['dawa', 'درس'],
    ['7ayawan', 'حياة'],
    ['ba9al', 'أسأل'],
    ['karate', 'قار'],
    ['ballet', 'بلا'],
    ['guitar', 'كتر'],
  ])('%s has another letter than %s, or one too many [SRCH-1]', (typed, word) => {
    expect(cost(typed, word)).toBeGreaterThan(0.4);
  });

  it.each([
    ['for9a', 'فرصة', 'فرق'],
    ['taswir', 'تصوير', 'تدوير'],
    ['saqafa', 'سقف', 'ثقافة'],
    ['za2in', 'زائن', 'زقن'],
  ])('%s is %s rather than %s [SRCH-1]', (typed, word, other) => {
    expect(cost(typed, word)).toBeLessThan(cost(typed, other));
  });
});
