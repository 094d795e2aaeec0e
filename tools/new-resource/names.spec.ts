import { arabicNounOf } from './arabic.ts';
import { isName, namesOf, pluralOf } from './names.ts';

describe('the name of a new resource', () => {
  it('stands in every form that files, tables, classes and sentences take', () => {
    expect(namesOf('study-circle')).toMatchObject({
      many: 'study-circles',
      camel: 'studyCircle',
      pascals: 'StudyCircles',
      table: 'study_circles',
      code: 'study_circle',
      aOne: 'a study circle',
    });
    expect(namesOf('aid', 'aids').aOne).toBe('an aid');
  });

  it.each([
    ['category', 'categories'],
    ['day', 'days'],
    ['box', 'boxes'],
    ['badge', 'badges'],
  ])('%s has the plural %s', (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });

  it.each(['Badge', 'study_circle', '-badge', '2fa', ''])('is not %j', (name) => {
    expect(isName(name)).toBe(false);
  });
});

describe('its Arabic name', () => {
  it('has its forms derived where it is one word', () => {
    expect(arabicNounOf('شارة|شارات')).toMatchObject({
      theOne: 'الشارة',
      two: 'شارتان',
      eleven: 'شارة',
      isFeminine: true,
    });
    expect(arabicNounOf('مقعد|مقاعد')).toMatchObject({
      theMany: 'المقاعد',
      two: 'مقعدان',
      eleven: 'مقعداً',
      isFeminine: false,
    });
  });

  it('names all six where it is several words, which nobody can derive', () => {
    expect(arabicNounOf('رسالة شكر|رسائل شكر')).toBeUndefined();
    const forms = 'رسالة شكر|رسائل شكر|رسالة الشكر|رسائل الشكر|رسالتا شكر|رسالة شكر';
    expect(arabicNounOf(forms)).toMatchObject({ theOne: 'رسالة الشكر', two: 'رسالتا شكر', isFeminine: true });
    expect(arabicNounOf('شارة')).toBeUndefined();
  });
});
