import { sameRandom } from './holding-out.js';
import { positiveInverse } from './positive-inverse.js';

/** MᵀM plus a little, which is positive definite. */
function positiveMatrix(size: number, random: () => number): Float64Array {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => random() - 0.5));
  return Float64Array.from({ length: size * size }, (_, at) => {
    const [i, j] = [Math.floor(at / size), at % size];
    return rows.reduce((sum, row) => sum + row[i]! * row[j]!, i === j ? 0.1 : 0);
  });
}

describe('positiveInverse', () => {
  it.each([1, 2, 5, 33])('times the matrix of size %s is the identity [REC-2]', (size) => {
    const matrix = positiveMatrix(size, sameRandom(size));
    const inverse = positiveInverse(matrix, size);
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) {
        let sum = 0;
        for (let k = 0; k < size; k += 1) sum += matrix[i * size + k]! * inverse[k * size + j]!;
        expect(sum).toBeCloseTo(i === j ? 1 : 0, 8);
      }
    }
  });

  it('refuses a matrix that is not positive definite rather than answering nonsense [REC-2]', () => {
    expect(() => positiveInverse(Float64Array.of(1, 2, 2, 1), 2)).toThrow('positive definite');
    expect(() => positiveInverse(Float64Array.of(Number.NaN), 1)).toThrow('positive definite');
  });
});
