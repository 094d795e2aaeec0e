import { factorWeights } from './factor-weights.ts';
import { countCourses, type Histories } from './histories.ts';
import { sameRandom } from './holding-out.ts';
import { positiveInverse } from './positive-inverse.ts';
import type { Companion } from './trained-model.ts';

/** How often two courses stand in one history: XᵀX. */
export function togetherness({ courseCount: size, starts, courses, strengths }: Histories): Float64Array {
  const gram = new Float64Array(size * size);
  for (let learner = 0; learner + 1 < starts.length; learner += 1) {
    const end = starts[learner + 1]!;
    for (let one = starts[learner]!; one < end; one += 1) {
      const row = courses[one]! * size;
      for (let other = starts[learner]!; other < end; other += 1)
        gram[row + courses[other]!]! += strengths[one]! * strengths[other]!;
    }
  }
  return gram;
}

/**
 * EASE^R (Steck 2019): weights B without a diagonal that minimise |X − XB|² + λ|B|². Row i says what having taken
 * course i speaks for each other course.
 */
export function easeWeights(gram: Float64Array, size: number, lambda: number): Float32Array {
  const regularised = gram.slice();
  for (let i = 0; i < size; i += 1) regularised[i * size + i]! += lambda;
  const inverse = positiveInverse(regularised, size);
  const weights = new Float32Array(size * size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1)
      if (i !== j) weights[i * size + j] = -inverse[i * size + j]! / inverse[j * size + j]!;
  return weights;
}

/** Cosines between courses, each course's nearest neighbours only: the classic item-kNN. */
export function cosineWeights(gram: Float64Array, size: number, neighbours: number): Float32Array {
  const weights = new Float32Array(size * size);
  const lengths = Float64Array.from({ length: size }, (_, i) => Math.sqrt(gram[i * size + i]!));
  const column = new Float64Array(size);
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) {
      const product = lengths[i]! * lengths[j]!;
      column[i] = i === j || product === 0 ? 0 : gram[j * size + i]! / product;
    }
    const least = neighbours < size ? column.toSorted()[size - neighbours]! : 0;
    for (let i = 0; i < size; i += 1) if (column[i]! >= least) weights[i * size + j] = column[i]!;
  }
  return weights;
}

/** A share of the one and the rest of the other. */
export const mixed = (one: Float32Array, other: Float32Array, share: number): Float32Array =>
  one.map((weight, at) => (1 - share) * weight + share * other[at]!);

/** Weights of a companion. */
export const relatedWeights = (gram: Float64Array, size: number, { kind, size: extent }: Companion): Float32Array =>
  kind === 'cosines' ? cosineWeights(gram, size, extent) : factorWeights(gram, size, extent, sameRandom(extent));

/** 0 to 1, 1 for the course that most people take. */
export function popularityOf(histories: Histories): Float32Array {
  const counts = countCourses(histories);
  const most = Math.max(1, ...counts);
  return Float32Array.from(counts, (count) => count / most);
}
