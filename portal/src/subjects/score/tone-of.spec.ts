import { toneOf } from './tone-of';

it.each([
  [0.7, 'green'],
  [0.4, 'yellow'],
  [0.399, 'neutral'],
])('a score of %d is %s [JOB-2]', (score, tone) => {
  expect(toneOf(score)).toBe(tone);
});
