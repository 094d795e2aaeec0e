import { readField } from './read-field.ts';

describe('a field as it is typed', () => {
  it('has name, kind, words and whether it is required', () => {
    expect(readField('places:integer!=المقاعد|Places')).toMatchObject({
      name: 'places',
      isRequired: true,
      label: { ar: 'المقاعد', en: 'Places' },
      kind: { name: 'integer' },
    });
    expect(readField('motto:text=الشعار|Motto').isRequired).toBe(false);
  });

  it('in both languages has two columns', () => {
    const { properties } = readField('title:bilingual!=العنوان|Title');
    expect(properties.map(({ name, column }) => [name, column])).toEqual([
      ['titleAr', 'title_ar'],
      ['titleEn', 'title_en'],
    ]);
  });

  it('says the values of a choice, and the table of a reference', () => {
    expect(readField('state:choice(new=جديد|New,used=مستعمل|Used)=الحال|State').choices).toEqual([
      { value: 'new', ar: 'جديد', en: 'New' },
      { value: 'used', ar: 'مستعمل', en: 'Used' },
    ]);
    expect(readField('course:reference(courses)=الدورة|Course')).toMatchObject({
      target: { table: 'courses' },
      properties: [{ name: 'courseId', column: 'course_id' }],
    });
  });

  it.each([
    'title',
    'title:text',
    'title:colour=العنوان|Title',
    'title:text=العنوان',
    'state:choice(new=جديد|New)=الحال|State',
    'owner:reference(planets)=المالك|Owner',
    `title:text=العنوان|Title's`,
  ])('is refused where it reads %s', (written) => {
    expect(() => readField(written)).toThrow(/cannot be read/);
  });
});
