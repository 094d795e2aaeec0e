import { likelyOf, type NearCandidate, nearestOf } from './nearest.rules.js';
import { typedWords } from './typed-word.js';

const candidate = (stem: string, near: string, changes: Partial<NearCandidate> = {}): NearCandidate => ({
  stem,
  near,
  known: near,
  isKnown: false,
  soundsTheSame: false,
  ...changes,
});
const nearest = (text: string, stem: string, ...candidates: NearCandidate[]) =>
  nearestOf(likelyOf(typedWords(text, [stem]), candidates)).map(({ near }) => near);

describe('the nearest of a misspelt word', () => {
  it('are the three that are most alike, each once, and none that is another word [SRCH-1]', () => {
    const near = ['توظيف', 'توظف', 'توصيف', 'توقيف', 'مدينة'].map((one) => candidate('توضيف', one));
    expect(nearest('توضيف', 'توضيف', ...near, ...near)).toEqual(['توظيف', 'توظف', 'توصيف']);
  });

  it('are words of the other script only where they sound the same [SRCH-1]', () => {
    const [same, other] = [true, false].map((soundsTheSame) => candidate('fotoshop', 'فوتوشوب', { soundsTheSame }));
    expect(nearest('fotoshop', 'fotoshop', same!)).toEqual(['فوتوشوب']);
    expect(nearest('fotoshop', 'fotoshop', other!)).toEqual([]);
  });

  it('are not what is less like a stem than a name is like the whole word [SRCH-1]', () => {
    // The first letter of فوتوشب was taken for a joined word.
    const photoshop = candidate('توشب', 'توشوب', { known: 'فوتوشوب' });
    const resembles = candidate('توشب', 'تشب');
    expect(nearest('فوتوشب', 'توشب', resembles)).toEqual(['تشب']);
    expect(nearest('فوتوشب', 'توشب', resembles, photoshop)).toEqual(['توشوب']);
  });

  it('are compared with the whole word where its stem alone is known [SRCH-1]', () => {
    const known = (near: string) => candidate('بيت', near, { isKnown: true });
    expect(nearest('بيتون', 'بيت', known('بيثون'), known('بيتا'))).toEqual(['بيثون']);
  });
});
