import { anchorsOf, headingText } from './heading-anchors.ts';

describe('the anchors of headings', () => {
  it('are their words with hyphens, in every script [SRCH-2]', () => {
    expect(anchorsOf(['خطوات أولى: ماذا؟', 'What is `useState`?', '3.1 C++ & C#'])).toEqual([
      'خطوات-أولى-ماذا',
      'what-is-usestate',
      '31-c--c',
    ]);
  });

  it('are numbered where two are the same, and never empty [SRCH-2]', () => {
    expect(anchorsOf(['مثال', 'مثال', 'مثال!', '؟', '!'])).toEqual([
      'مثال',
      'مثال-1',
      'مثال-2',
      'section',
      'section-1',
    ]);
  });

  it('are those that the author named, which are no words of the heading [SRCH-2]', () => {
    expect(anchorsOf(['تحديث الحالة {#updating-state}', 'updating state'])).toEqual([
      'updating-state',
      'updating-state-1',
    ]);
    expect(anchorsOf(['الحالة [#state]'])).toEqual(['state']);
    for (const written of ['تحديث الحالة {#updating-state}', 'تحديث الحالة [#updating-state]'])
      expect(headingText(written)).toBe('تحديث الحالة');
  });
});
