import { placeAfter } from './useGridKeys';

const last = { row: 3, column: 5 };

describe('keys in a gradebook', () => {
  it.each([
    ['ArrowLeft', true, { row: 1, column: 3 }],
    ['ArrowLeft', false, { row: 1, column: 1 }],
    ['ArrowRight', true, { row: 1, column: 1 }],
    ['ArrowRight', false, { row: 1, column: 3 }],
    ['ArrowDown', true, { row: 2, column: 2 }],
    ['ArrowUp', true, { row: 0, column: 2 }],
    ['Home', true, { row: 1, column: 0 }],
    ['End', true, { row: 1, column: 5 }],
    ['PageDown', true, { row: 3, column: 2 }],
  ])('%s leads where the screen shows it, right to left: %s [GRD-1]', (key, isRightToLeft, to) => {
    expect(placeAfter(key, { row: 1, column: 2 }, last, isRightToLeft)).toEqual(to);
  });

  it('stay within the book, and other keys lead nowhere [GRD-1]', () => {
    expect(placeAfter('ArrowRight', { row: 0, column: 0 }, last, true)).toEqual({ row: 0, column: 0 });
    expect(placeAfter('ArrowDown', { row: 3, column: 0 }, last, true)).toEqual({ row: 3, column: 0 });
    expect(placeAfter('a', { row: 0, column: 0 }, last, true)).toBeUndefined();
  });
});
