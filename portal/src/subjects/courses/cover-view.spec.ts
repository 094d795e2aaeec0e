import { coverView } from './cover-view';

describe('covers of courses', () => {
  it('differ between courses of one category and stay the same for one [CRS-1]', () => {
    const ids = Array.from({ length: 24 }, (_, index) => `course-${index}`);
    const views = ids.map((id) => JSON.stringify(coverView(id, 'wave')));
    expect(new Set(views).size).toBeGreaterThan(20);
    expect(ids.map((id) => JSON.stringify(coverView(id, 'wave')))).toEqual(views);
  });
});
