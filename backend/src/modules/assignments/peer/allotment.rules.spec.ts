import fc from 'fast-check';
import { type Candidate, nextToReview } from './allotment.rules.js';

const candidate = (id: string, reviews: number, isMutual = false): Candidate => ({ id, reviews, isMutual });
const first = () => 0;
const alone = (wanted: number, written = 0) => ({ wanted, written, isGroupWork: false });

/** A class whose people come in any order, each taking and handing in until nothing is left for them. */
function reviewing(people: number, wanted: number, turns: readonly number[], chance: (below: number) => number) {
  const given = new Set<string>();
  const written = Array.from({ length: people }, () => 0);
  const got = Array.from({ length: people }, () => 0);
  const take = (person: number, isVolunteer = false): boolean => {
    if (!isVolunteer && written[person]! >= wanted) return false;
    const candidates = got.flatMap((reviews, author) =>
      author === person || given.has(`${person} ${author}`)
        ? []
        : [candidate(String(author), reviews, given.has(`${author} ${person}`))],
    );
    const id = nextToReview(candidates, alone(wanted, written[person]), chance);
    if (id === undefined) return false;
    given.add(`${person} ${id}`);
    written[person]! += 1;
    got[Number(id)]! += 1;
    return true;
  };
  for (const turn of turns) take(turn % people);
  for (let person = 0; person < people; person += 1) while (take(person));
  return { written, got, take };
}

describe('the work that somebody reviews next', () => {
  it('is the one with the fewest reviews, and not of those who review the same person [ASG-2]', () => {
    expect(nextToReview([candidate('a', 2), candidate('b', 1)], alone(3), first)).toBe('b');
    expect(nextToReview([candidate('a', 1, true), candidate('b', 1)], alone(3), first)).toBe('b');
    expect(nextToReview([candidate('a', 1, true)], alone(3), first)).toBe('a');
    const impossible = () => {
      throw new Error('There is nothing to choose from.');
    };
    expect(nextToReview([], alone(3), impossible)).toBeUndefined();
  });

  it('is beyond what was asked for only while somebody lacks their share, and never for groups [ASG-2]', () => {
    const full = [candidate('a', 3), candidate('b', 4)];
    expect(nextToReview(full, alone(3, 2), first)).toBe('a');
    expect(nextToReview(full, alone(3, 3), first)).toBeUndefined();
    expect(nextToReview(full, { ...alone(3, 2), isGroupWork: true }, first)).toBeUndefined();
    expect(nextToReview([candidate('a', 1)], alone(3, 4), first)).toBe('a');
    expect(nextToReview([candidate('a', 1)], alone(3, 5), first)).toBeUndefined();
  });

  it('gives everybody their share and no work more than one beyond its own, in any class and order [ASG-2]', () => {
    const aClass = fc.record({
      people: fc.integer({ min: 2, max: 30 }),
      wanted: fc.integer({ min: 1, max: 5 }),
      turns: fc.array(fc.nat(1000), { maxLength: 120 }),
      seed: fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(aClass, ({ people, wanted, turns, seed }) => {
        let at = 0;
        const { written, got, take } = reviewing(people, wanted, turns, (below) => seed[at++ % seed.length]! % below);
        const share = Math.min(wanted, people - 1);
        expect(Math.min(...written)).toBe(share);
        expect(Math.max(...written)).toBeLessThanOrEqual(wanted);
        expect(Math.max(...got)).toBeLessThanOrEqual(wanted + 1);
        // Helpers bring what still lacks reviews to its number.
        for (let person = 0; person < people; person += 1) while (take(person, true));
        expect(Math.max(...written)).toBeLessThanOrEqual(wanted + 2);
        expect(Math.min(...got)).toBeGreaterThanOrEqual(share);
      }),
      { numRuns: 500 },
    );
  });
});
