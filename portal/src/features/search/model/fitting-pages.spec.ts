import { fittingPages } from './fitting-pages';

const page = (...names: [string, string]) => ({ to: `/${names[1]}`, name: names[0], names });
const pages = [page('الوظائف', 'Jobs'), page('الدورات', 'Courses'), page('تقييم المهارات', 'Skills assessment')];
const found = (typed: string) => fittingPages(pages, typed).map(({ name }) => name);

describe('pages of the quick search', () => {
  it.each([
    ['وظا', ['الوظائف']],
    ['الوظائف', ['الوظائف']],
    ['المهارات', ['تقييم المهارات']],
    ['jobs', ['الوظائف']],
    ['ASSESS', ['تقييم المهارات']],
    ['ورات', []],
  ])('are found by the beginning of any word of their names: %s [NAV-3]', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('are all there before anything is typed [NAV-3]', () => {
    expect(found('')).toHaveLength(pages.length);
  });
});
