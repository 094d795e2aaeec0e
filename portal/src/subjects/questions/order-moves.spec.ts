import { movedTo, placeAt } from './order-moves';

describe('a dragged step', () => {
  it('goes where it is let go, and the others make room [QB-1]', () => {
    expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  });

  it('lies in the row at its height, above all in the first and below all in the last [QB-1]', () => {
    const rows = [
      { top: 0, bottom: 50 },
      { top: 50, bottom: 100 },
    ];
    expect([-20, 30, 70, 400].map((y) => placeAt(rows, y))).toEqual([0, 0, 1, 1]);
  });
});
