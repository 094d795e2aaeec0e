/** Rounds after which the subspace hardly moves. */
const rounds = 25;

/**
 * What courses have in common in a few directions (PureSVD on cosines, after Nikolakopoulos 2019): where people fall
 * into fields, a course speaks for all of its field, also for those that nobody has taken together with it yet.
 */
export function factorWeights(gram: Float64Array, size: number, rank: number, random: () => number): Float32Array {
  const lengths = Float64Array.from({ length: size }, (_, i) => Math.sqrt(Math.max(gram[i * size + i]!, 1e-9)));
  const cosines = gram.map((value, at) => value / (lengths[Math.floor(at / size)]! * lengths[at % size]!));
  const directions = leadingDirections(cosines, size, Math.min(rank, size), random);
  const weights = new Float32Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      if (i === j) continue;
      let sum = 0;
      for (const direction of directions) sum += direction[i]! * direction[j]!;
      weights[i * size + j] = (sum * lengths[j]!) / lengths[i]!;
    }
  }
  return weights;
}

/** The subspace in which a symmetric matrix stretches most, as orthonormal vectors, by repeated multiplication. */
function leadingDirections(matrix: Float64Array, size: number, count: number, random: () => number): Float64Array[] {
  let vectors: Float64Array[] = Array.from({ length: count }, () =>
    Float64Array.from({ length: size }, () => random() - 0.5),
  );
  for (let round = 0; round < rounds; round += 1)
    vectors = orthonormal(vectors.map((vector) => product(matrix, vector, size)));
  return vectors;
}

function product(matrix: Float64Array, vector: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    for (let j = 0; j < size; j += 1) sum += matrix[i * size + j]! * vector[j]!;
    result[i] = sum;
  }
  return result;
}

/** Gram-Schmidt, one after the other. */
function orthonormal(vectors: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const other of done) {
      const overlap = inner(vector, other);
      for (let i = 0; i < vector.length; i += 1) vector[i]! -= overlap * other[i]!;
    }
    const length = Math.sqrt(inner(vector, vector));
    // A direction that the matrix does not have.
    if (length > 1e-9) done.push(vector.map((value) => value / length));
  }
  return done;
}

function inner(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += one[i]! * other[i]!;
  return sum;
}
