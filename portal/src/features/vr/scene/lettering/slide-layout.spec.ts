import { slideLines } from './slide-layout.ts';

/** Half an em for each letter, as Vazirmatn takes on average. */
const measure = (_weight: number, size: number) => (text: string) => text.length * size * 0.5;
const area = { width: 900, height: 452 };

describe('slides on the board [VRW-3]', () => {
  it('stands a title alone in the middle', () => {
    const lines = slideLines('صفحتي الأولى', [], area, measure);
    expect(lines).toHaveLength(1);
    expect(Math.abs(lines[0]!.y - area.height / 2)).toBeLessThan(lines[0]!.size);
  });

  it('marks where each point begins', () => {
    const points = ['قصيرة', `${'كلمة '.repeat(20)}طويلة`];
    const begins = slideLines('عنوان', points, area, measure).filter(({ isPoint }) => isPoint);
    expect(begins.map((line) => line.begins)).toEqual([true, true, ...begins.slice(2).map(() => false)]);
    expect(begins.length).toBeGreaterThan(2);
  });

  it('keeps the most that a slide may hold on the board', () => {
    const point = `${'كلمة '.repeat(39)}نعم`;
    const lines = slideLines(
      'عنوان '.repeat(20).trim(),
      Array.from({ length: 8 }, () => point),
      area,
      measure,
    );
    for (const line of lines) expect(line.y).toBeLessThanOrEqual(area.height);
    const ys = lines.map(({ y }) => y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });
});
