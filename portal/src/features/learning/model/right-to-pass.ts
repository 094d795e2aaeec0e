/** How many right answers reach the pass mark, where all questions weigh the same (QZT-1). */
export function rightToPass(questions: number, passMark: number): number {
  for (let right = 0; right < questions; right += 1) {
    // As the server writes a score: percent with two decimals.
    if (Number(((right / questions) * 100).toFixed(2)) >= passMark) return right;
  }
  return questions;
}
