import { courseSlug, idInSlug, lessonKeys, lessonSlugs, toSlug } from './slug.rules.js';

describe('slugs', () => {
  it('come from the names of folders and archives [CRS-5]', () => {
    expect(toSlug('React basics (1).ZIP')).toBe('react-basics-1');
    expect(toSlug('دورة')).toBe('');
  });

  it('recognise a lesson that moved, unless another has its name [CRS-5]', () => {
    expect(lessonKeys(['01-start', '02-end', '10-exercise', '20-exercise', 'plain'])).toEqual([
      'start',
      'end',
      '10-exercise',
      '20-exercise',
      'plain',
    ]);
  });

  it('are made for lessons and courses written in the portal, and found again [CRS-5]', () => {
    const lessons = [
      { slug: null, titleEn: 'First steps!' },
      { slug: '02-kept', titleEn: 'x' },
      { slug: null, titleEn: 'ثالث' },
    ];
    expect(lessonSlugs(lessons)).toEqual(['01-first-steps', '02-kept', '03-lesson']);
    const id = '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11';
    expect(idInSlug(courseSlug({ id, slug: null }))).toBe(id);
    expect(idInSlug(courseSlug({ id, slug: 'react-basics' }))).toBeUndefined();
  });
});
