import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { aCategory, aCourse, anEnrollment } from '../courses/testing/course.builder.js';
import { NotTranslatable, TranslatedRowNotFound, TranslationNotFound, UnsuitableTranslation } from './index.js';
import { Translation } from './translation.entity.js';
import { type TranslationPlace, Translations } from './translations.service.js';

const kurdish = 'بنەماکانی دروستکردنی وێب';

describe('texts in further languages', () => {
  let app: TestApp;
  let translations: Translations;
  let translated: string;
  let plain: string;
  let categoryId: string;

  const titleOf = (entityId: string): TranslationPlace => ({
    entityType: 'courses',
    entityId,
    language: 'ckb',
    field: 'title',
  });
  const bodyOf = async <Body>(path: string, language?: string): Promise<Body> => {
    const call = app.anonymous().get(path);
    if (language) call.set('Accept-Language', language);
    return (await call.expect(200).expect('Vary', /Accept-Language/)).body as Body;
  };

  beforeAll(async () => {
    app = await startTestApp();
    translations = app.app.get(Translations);
    categoryId = await aCategory(app.em());
    const course = await aCourse().with({ categoryId }).published().withLessons(2).saved(app.em());
    translated = course.course.id;
    plain = (await aCourse().with({ categoryId }).published().saved(app.em())).course.id;
    await translations.put(titleOf(translated), 'ناونیشانی کۆن');
    await translations.put(titleOf(translated), kurdish);
    const [first] = course.lessons;
    await translations.put({ ...titleOf(first?.id ?? ''), entityType: 'lessons' }, 'وانەی یەکەم');
    await translations.put({ ...titleOf(categoryId), entityType: 'categories', field: 'name' }, 'وێب');
  });
  afterAll(() => app.close());

  describe('GET /api/translations/languages', () => {
    it('lists Arabic first, then English, then further languages with how far they are [TRN-1] [READ-4]', async () => {
      const { body } = await app.anonymous().get('/api/translations/languages').expect(200);
      const { supportedLanguages } = body as { supportedLanguages: Record<string, object> };
      expect(Object.keys(supportedLanguages)).toEqual(['ar', 'en', 'ckb']);
      expect(supportedLanguages).toMatchObject({
        ar: { flag: '🇮🇶', nativeName: 'العربية', name: 'Arabic', direction: 'rtl', translated: 2, total: 2 },
        ckb: { nativeName: 'کوردیی ناوەندی', name: 'Central Kurdish', isInterface: false, translated: 1, total: 2 },
      });
    });
  });

  describe('courses, categories and lessons', () => {
    it('come in the language of ?language= or Accept-Language, else in Arabic, and say in which [TRN-2]', async () => {
      type Titles = { id: string; title?: string; titleLanguage?: string; titleAr: string }[];
      for (const [query, header] of [
        ['&language=ckb', undefined],
        ['', 'ckb, ar;q=0.9'],
      ]) {
        const list = await bodyOf<Titles>(`/api/courses?categoryId=${categoryId}${query}`, header);
        const titles = list.map(({ id, title, titleLanguage }) => ({ id, title, titleLanguage }));
        expect(titles).toContainEqual({ id: translated, title: kurdish, titleLanguage: 'ckb' });
        expect(titles).toContainEqual({ id: plain, title: 'أساسيات البرمجة', titleLanguage: 'ar' });
      }
      const detail = await bodyOf(`/api/courses/${translated}?language=ckb`);
      expect(detail).toMatchObject({ title: kurdish, titleEn: 'Programming basics', descriptionLanguage: 'ar' });
      const lessons = await bodyOf(`/api/courses/${translated}/lessons?language=ckb`);
      expect(lessons).toMatchObject([
        { title: 'وانەی یەکەم', titleLanguage: 'ckb' },
        { title: 'الدرس 2', titleLanguage: 'ar' },
      ]);
      expect(await bodyOf('/api/categories', 'ckb')).toContainEqual(
        expect.objectContaining({ id: categoryId, name: 'وێب', nameLanguage: 'ckb' }),
      );
    });

    it('come so in the list of my enrolments, with the next lesson [ENR-1] [TRN-2]', async () => {
      const { agent, userId } = await app.as('student');
      await anEnrollment(app.em(), translated, userId);
      const { body } = await agent.get('/api/enrollments').set('Accept-Language', 'ckb').expect(200);
      expect(body).toMatchObject([
        {
          course: { title: kurdish, titleLanguage: 'ckb' },
          nextLesson: { title: 'وانەی یەکەم', titleLanguage: 'ckb' },
        },
      ]);
    });

    it('are found by their translated words too, in that language only [CRS-1] [TRN-2]', async () => {
      const found = (language: string) =>
        bodyOf<unknown[]>(
          `/api/courses?categoryId=${categoryId}&search=${encodeURIComponent('دروستکردنی')}${language}`,
        );
      expect(await found('&language=ckb')).toMatchObject([{ id: translated }]);
      expect(await found('&language=ar')).toEqual([]);
    });

    it('are as they were for readers of Arabic and English, whatever else they understand [TRN-2] [PERF-1]', async () => {
      for (const header of [undefined, 'en', 'ar, ckb;q=0.5']) {
        expect(await bodyOf(`/api/courses/${translated}`, header)).not.toHaveProperty('title');
      }
      const asked = await bodyOf(`/api/courses/${translated}?language=ar`, 'ckb');
      expect(asked).not.toHaveProperty('titleLanguage');
    });

    it('refuse a language that nobody offers [API-6] [TRN-2]', async () => {
      await app.anonymous().get(`/api/courses/${translated}?language=xx`).expect(400);
    });
  });

  describe('writing them', () => {
    it.each([
      ['a text that is not declared', { field: 'slug' }, NotTranslatable],
      ['a table that is not declared', { entityType: 'users', field: 'title' }, NotTranslatable],
      ['a row that is not there', { entityId: randomUUID() }, TranslatedRowNotFound],
    ])('refuses %s [TRN-2]', async (_, place, failure) => {
      await expect(translations.put({ ...titleOf(plain), ...place }, 'س')).rejects.toBeInstanceOf(failure);
    });

    it.each([
      ['empty', '  '],
      ['of two lines', 'سطر\nآخر'],
      ['longer than titles are', 'س'.repeat(201)],
    ])('refuses a title that is %s [TRN-2]', async (_, content) => {
      await expect(translations.put(titleOf(plain), content)).rejects.toBeInstanceOf(UnsuitableTranslation);
    });

    it('changes and removes a translation, after which readers get Arabic again [TRN-2]', async () => {
      const id = await translations.put(titleOf(plain), 'سەرەتا');
      await translations.change(id, 'دەستپێک');
      expect(await bodyOf(`/api/courses/${plain}?language=ckb`)).toMatchObject({ title: 'دەستپێک' });
      await translations.remove(id);
      expect(await bodyOf(`/api/courses/${plain}?language=ckb`)).toMatchObject({ titleLanguage: 'ar' });
      await expect(translations.remove(id)).rejects.toBeInstanceOf(TranslationNotFound);
    });

    it('goes with the row whose text it is [TRN-2]', async () => {
      const { course } = await aCourse().saved(app.em());
      await translations.put(titleOf(course.id), kurdish);
      await app.em().execute('delete from courses where id = ?', [course.id]);
      expect(await app.em().count(Translation, { entityId: course.id })).toBe(0);
    });
  });
});
