import { rarity, roundedScore, scoreOf, worthOfQuery } from './score.rules.js';

const alike = () => 1;
const candidate = (impacts: Record<string, number>) => (stem: string) => impacts[stem];

describe('the score of a document', () => {
  it('adds up its terms and takes the best variant of each [SRCH-1]', () => {
    const terms = [
      {
        variants: [
          { stems: ['js'], weight: 1 },
          { stems: ['javascript'], weight: 0.9 },
        ],
      },
      { variants: [{ stems: ['web'], weight: 1 }] },
    ];
    expect(scoreOf(terms, candidate({ javascript: 2000, web: 1000 }), alike)).toBeCloseTo(2.8);
    expect(scoreOf(terms, candidate({ javascript: 2000, js: 1000 }), alike)).toBeCloseTo(1.8);
  });

  it('counts a phrase only where all its words stand [SRCH-1]', () => {
    const terms = [{ variants: [{ stems: ['جاف', 'سكريبت'], weight: 1 }] }];
    expect(scoreOf(terms, candidate({ جاف: 1000 }), alike)).toBe(0);
    expect(scoreOf(terms, candidate({ جاف: 1000, سكريبت: 2000 }), alike)).toBe(1.5);
  });

  it('can be compared with what the query is worth, without the words that nothing has [SRCH-1]', () => {
    const words = ['كيف', 'سيره', 'xyz'].map((stem) => ({ variants: [{ stems: [stem], weight: 1 }] }));
    const rarityOf = (stem: string) => (stem === 'كيف' ? 1 : 3);
    expect(worthOfQuery(words, rarityOf, (stem) => stem !== 'xyz')).toBe(4);
    expect(worthOfQuery(words, rarityOf, (stem) => stem === 'كيف')).toBe(1);
  });

  it('has four places, as its decimals say, also halfway between two [SRCH-1]', () => {
    const random = Array.from({ length: 20_000 }, (_, place) => (place * 0.618_033_988_75) % 40);
    const halfway = Array.from({ length: 20_000 }, (_, place) => (2 * place + 1) / 20_000);
    const nearly = halfway.flatMap((half) => [half * (1 + Number.EPSILON), half * (1 - Number.EPSILON), half + 1e-9]);
    const differing = [0, ...random, ...halfway, ...nearly].filter(
      (score) => roundedScore(score) !== Number(score.toFixed(4)),
    );
    expect(differing).toEqual([]);
  });

  it('weighs rare words more, and none less than nothing [SRCH-1]', () => {
    expect(rarity(1000, 1)).toBeGreaterThan(rarity(1000, 500));
    expect(rarity(10, 500)).toBeGreaterThan(0);
  });
});
