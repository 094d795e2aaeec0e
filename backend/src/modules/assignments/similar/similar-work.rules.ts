import { sharedPassages } from '@masar/domain';

/** Below this percentage two works share no more than their subject. */
const leastShare = 15;
const mostWorks = 5;
const mostPassages = 10;

export interface ComparedText {
  userId: string;
  text: string;
}

interface Passage {
  from: number;
  to: number;
  quote: string;
  otherQuote: string;
}

export type PointedAt<Other extends ComparedText> = Other & { share: number; passages: Passage[] };

/** Which of the other texts are worth a marker's look, the most similar first, one for each person (ASG-2). */
export function pointedAt<Other extends ComparedText>(
  text: string,
  others: readonly Other[],
  known: readonly string[],
): PointedAt<Other>[] {
  const compared = others.map((other) => {
    const { passages, share } = sharedPassages(text, other.text, known);
    const longest = [...passages].sort((one, another) => another.to - another.from - (one.to - one.from));
    return {
      ...other,
      share: Math.round(share * 100),
      passages: longest.slice(0, mostPassages).map(({ from, to, otherFrom, otherTo }) => ({
        from,
        to,
        quote: text.slice(from, to),
        otherQuote: other.text.slice(otherFrom, otherTo),
      })),
    };
  });
  const people = new Set<string>();
  return compared
    .filter(({ share }) => share >= leastShare)
    .sort((one, another) => another.share - one.share)
    .filter(({ userId }) => !people.has(userId) && people.add(userId))
    .slice(0, mostWorks);
}
