import { stepThrough } from './step-through';

it.each([
  [-1, 1, 0],
  [0, 1, 1],
  [2, 1, -1],
  [-1, -1, 2],
  [0, -1, -1],
])('goes round a list of three from %i by %i to %i [A11Y-1]', (place, step, next) => {
  expect(stepThrough(3, place, step)).toBe(next);
});
