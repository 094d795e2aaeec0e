/** Sum of products of two stretches; four sums at once keep the processor busy. */
function dot(a: Float64Array, aStart: number, b: Float64Array, bStart: number, length: number): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  let k = 0;
  for (; k + 3 < length; k += 4) {
    one += a[aStart + k]! * b[bStart + k]!;
    two += a[aStart + k + 1]! * b[bStart + k + 1]!;
    three += a[aStart + k + 2]! * b[bStart + k + 2]!;
    four += a[aStart + k + 3]! * b[bStart + k + 3]!;
  }
  for (; k < length; k += 1) one += a[aStart + k]! * b[bStart + k]!;
  return one + two + three + four;
}

/** The lower triangle L with L·Lᵀ = matrix, row by row. */
function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    const row = i * size;
    for (let j = 0; j < i; j += 1)
      lower[row + j] = (matrix[row + j]! - dot(lower, row, lower, j * size, j)) / lower[j * size + j]!;
    const rest = matrix[row + i]! - dot(lower, row, lower, row, i);
    if (!(rest > 0)) throw new Error('The matrix is not positive definite');
    lower[row + i] = Math.sqrt(rest);
  }
  return lower;
}

/** Column i of L⁻¹ as row i, so that what is multiplied lies side by side. */
function invertedColumns(lower: Float64Array, size: number): Float64Array {
  const columns = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    const column = i * size;
    columns[column + i] = 1 / lower[column + i]!;
    for (let k = i + 1; k < size; k += 1)
      columns[column + k] = -dot(lower, k * size + i, columns, column + i, k - i) / lower[k * size + k]!;
  }
  return columns;
}

/**
 * Inverse of a symmetric positive definite matrix in rows. Every inner loop walks along rows only: 1,000 × 1,000 take
 * about a second, where the textbook's order takes eight (PERF-6).
 */
export function positiveInverse(matrix: Float64Array, size: number): Float64Array {
  const columns = invertedColumns(cholesky(matrix, size), size);
  const inverse = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      const value = dot(columns, i * size + i, columns, j * size + i, size - i);
      inverse[i * size + j] = value;
      inverse[j * size + i] = value;
    }
  }
  return inverse;
}
