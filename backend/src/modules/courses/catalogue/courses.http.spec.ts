import { randomUUID } from 'node:crypto';
import { categoryIds } from '@masar/domain';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { aCategory, aCourse, anEnrollment } from '../testing/course.builder.js';

const payload = {
  titleAr: 'مقدمة في الويب',
  descriptionAr: 'نبني أول صفحة.',
  categoryId: 'web-development',
  level: 'beginner',
  duration: 4,
  price: 12.5,
};

describe('courses', () => {
  let app: TestApp;
  let instructor: SignedInAgent;
  let other: SignedInAgent;
  let student: SignedInAgent;
  let admin: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    [instructor, other] = [await app.as('instructor'), await app.as('instructor')];
    [student, admin] = [await app.as('student'), await app.as('admin')];
    await aCategory(app.em(), 'web-development');
  });
  afterAll(() => app.close());

  describe('GET /api/courses', () => {
    it('shows published courses to everybody, with total and pages that lose and repeat nothing [CRS-7]', async () => {
      const categoryId = await aCategory(app.em());
      for (const students of [1, 2, 2, 2, 3]) {
        const { course } = await aCourse().by(instructor.userId).with({ categoryId }).published().saved(app.em());
        await app.em().execute('update courses set students_count = ? where id = ?', [students, course.id]);
      }
      await aCourse().by(instructor.userId).with({ categoryId }).saved(app.em());
      for (const sort of ['newest', 'popular', 'rating']) {
        const seen: { id: string; studentsCount: number }[] = [];
        let path: string | undefined = `/api/courses?categoryId=${categoryId}&sort=${sort}&limit=2`;
        while (path) {
          const page: { body: unknown; headers: Record<string, string> } = await app
            .anonymous()
            .get(path)
            .expect(200)
            .expect('X-Total-Count', '5');
          seen.push(...(page.body as typeof seen));
          path = /<(.+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
        }
        expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
        expect(seen).toHaveLength(5);
        if (sort === 'popular') expect(seen.map(({ studentsCount }) => studentsCount)).toEqual([3, 2, 2, 2, 1]);
      }
    });

    it('finds part of title or description in either language, or in one only [CRS-1, CRS-7]', async () => {
      const { course } = await aCourse()
        .with({ titleAr: 'إدارة الوقت', titleEn: 'Time Keeping 100%', difficulty: 'advanced' })
        .by(other.userId)
        .published()
        .saved(app.em());
      const found = async (query: string) =>
        ((await app.anonymous().get(`/api/courses?${query}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
      expect(await found(`search=${encodeURIComponent('اداره')}`)).toEqual([course.id]);
      expect(await found('search=time%20keep')).toEqual([course.id]);
      expect(await found('search=time%20keep&language=ar')).toEqual([]);
      expect(await found('search=100%25')).toEqual([course.id]);
      expect(await found('difficulty=advanced')).toEqual([course.id]);
      expect(await found(`instructorId=${other.userId}&sort=rating`)).toEqual([course.id]);
    });

    it('is narrowed by price, length and language of the texts, and counts what is left [CRS-11]', async () => {
      const categoryId = await aCategory(app.em());
      const arabic = { titleAr: 'الزراعة', titleEn: 'الزراعة', descriptionAr: 'من البذرة', descriptionEn: 'من البذرة' };
      const courses = {
        freeShort: { ...arabic, price: '0.00', durationHours: 3 },
        pricedMedium: { ...arabic, price: '12.50', durationHours: 4, descriptionEn: 'From the seed' },
        freeLong: {
          ...arabic,
          price: '0.00',
          durationHours: 8,
          descriptionAr: 'All in English',
          descriptionEn: 'English',
        },
      };
      const names = new Map<string, string>();
      for (const [name, values] of Object.entries(courses)) {
        const { course } = await aCourse()
          .with({ categoryId, ...values })
          .published()
          .saved(app.em());
        names.set(course.id, name);
      }
      const kurdish = [...names.keys()][0];
      await app.em().execute(
        `insert into translations (id, entity_type, entity_id, field, language, content)
         values (gen_random_uuid(), 'courses', ?, 'title', 'ckb', 'کشتوکاڵ')`,
        [kurdish],
      );
      const left = async (query: string) => {
        const { body, headers } = await app
          .anonymous()
          .get(`/api/courses?categoryId=${categoryId}&${query}`)
          .expect(200);
        const found = (body as { id: string }[]).map(({ id }) => names.get(id)).sort();
        expect(headers['x-total-count']).toBe(String(found.length));
        return found;
      };
      expect(await left('price=free')).toEqual(['freeLong', 'freeShort']);
      expect(await left('price=priced')).toEqual(['pricedMedium']);
      expect(await left('length=short')).toEqual(['freeShort']);
      expect(await left('length=medium')).toEqual(['pricedMedium']);
      expect(await left('length=long')).toEqual(['freeLong']);
      expect(await left('taughtIn=ar')).toEqual(['freeShort', 'pricedMedium']);
      expect(await left('taughtIn=en')).toEqual(['freeLong', 'pricedMedium']);
      expect(await left('taughtIn=ckb')).toEqual(['freeShort']);
      expect(await left('taughtIn=en&price=free&length=short')).toEqual([]);
    });

    it('puts first what answers the words best, on pages that lose and repeat nothing [CRS-11] [CRS-7]', async () => {
      const categoryId = await aCategory(app.em());
      const titles = ['تعلّم Rust بعمق', 'شيء آخر', 'Rust للمبتدئين', 'Rust', 'أساسيات Rust'];
      const expected = ['Rust', 'Rust للمبتدئين', 'أساسيات Rust', 'تعلّم Rust بعمق', 'شيء آخر'];
      for (const [students, titleAr] of titles.entries()) {
        const values = { categoryId, titleAr, descriptionAr: 'عن لغة Rust' };
        const { course } = await aCourse().with(values).published().saved(app.em());
        await app.em().execute('update courses set students_count = ? where id = ?', [students, course.id]);
      }
      const toCome = { categoryId, titleAr: 'Rust', descriptionAr: 'قريباً' };
      await aCourse().with(toCome).published().inPreparation().saved(app.em());
      const shown: string[] = [];
      let path: string | undefined = `/api/courses?categoryId=${categoryId}&sort=fit&search=rust&language=ar&limit=2`;
      while (path) {
        const page: { body: unknown; headers: Record<string, string> } = await app.anonymous().get(path).expect(200);
        shown.push(...(page.body as { titleAr: string }[]).map(({ titleAr }) => titleAr));
        path = /<(.+)>; rel="next"/.exec(page.headers.link ?? '')?.[1];
      }
      expect(shown).toEqual([...expected, 'Rust']);
      const byLearners = await app.anonymous().get(`/api/courses?categoryId=${categoryId}&sort=fit`).expect(200);
      expect((byLearners.body as { titleAr: string }[])[0]?.titleAr).toBe('أساسيات Rust');
      const forged = Buffer.from(JSON.stringify(['true', '1e9', '00000000-0000-4000-8000-000000000000']));
      const cursor = forged.toString('base64url');
      await app.anonymous().get(`/api/courses?sort=fit&search=rust&cursor=${cursor}`).expect(400);
    });

    it('names the instructor and reviewers in the reader’s script, where they gave such a name [CRS-11] [PRF-1]', async () => {
      const categoryId = await aCategory(app.em());
      const { course } = await aCourse().by(other.userId).with({ categoryId }).published().saved(app.em());
      await anEnrollment(app.em(), course.id, student.userId, '50.00');
      await student.agent.post(`/api/courses/${course.id}/reviews`).send({ rating: 5, text: 'واضحة' });
      const names = async (language: string) => {
        const get = async (path: string) =>
          (
            await app
              .anonymous()
              .get(path)
              .set('Accept-Language', language)
              .expect('Vary', /Accept-Language/)
          ).body;
        const [listed] = await get(`/api/courses?categoryId=${categoryId}`);
        const [review] = await get(`/api/courses/${course.id}/reviews`);
        return [listed.instructorName, (await get(`/api/courses/${course.id}`)).instructor.name, review?.userName];
      };
      const inArabic = await names('ar');
      expect(await names('en')).toEqual(inArabic);
      await app.em().execute(`update users set name_en = 'Zahraa Kadhim' where id = ?`, [other.userId]);
      await app.em().execute(`update users set name_en = 'Hussein Ali' where id = ?`, [student.userId]);
      expect(await names('en')).toEqual(['Zahraa Kadhim', 'Zahraa Kadhim', 'Hussein Ali']);
      expect(await names('ar')).toEqual(inArabic);
    });

    it.each([
      'limit=0',
      'limit=101',
      'sort=price',
      'price=cheap',
      'length=endless',
      'taughtIn=tlh',
      'cursor=x',
      `cursor=${Buffer.from('["a","b"]').toString('base64url')}`,
      'unknown=1',
      'instructorId=1',
      'search=a&search=b',
    ])('refuses ?%s [API-6]', async (query) => {
      const answer = await app.anonymous().get(`/api/courses?${query}`).expect(400);
      expect(answer.body).toMatchObject({ code: 'platform.invalid_input' });
    });
  });

  describe('POST /api/courses', () => {
    it('takes the specification’s payload as a draft of the caller and ignores what the server decides [CRS-3, READ-3]', async () => {
      const body = {
        ...payload,
        imageUrl: '',
        instructorId: other.userId,
        studentsCount: 99,
        lessonsCount: '7',
        rating: 5,
      };
      const { body: course } = await instructor.agent.post('/api/courses').send(body).expect(201);
      expect(course).toMatchObject({
        titleEn: payload.titleAr,
        descriptionEn: payload.descriptionAr,
        difficulty: 'beginner',
        durationHours: 4,
        price: '12.50',
        rating: '0.00',
        studentsCount: 0,
        lessonsCount: 0,
        thumbnailUrl: null,
        isPublished: false,
        instructorId: instructor.userId,
        canEdit: true,
      });
      const id = (course as { id: string }).id;
      for (const agent of [app.anonymous(), student.agent, other.agent])
        await agent.get(`/api/courses/${id}`).expect(404);
      await admin.agent.get(`/api/courses/${id}`).expect(200);
      const mine = await instructor.agent.get('/api/courses/mine').expect(200);
      expect((mine.body as { id: string }[]).map((each) => each.id)).toContain(id);
    });

    it('is for instructors and admins [CRS-3, SEC-1]', async () => {
      await student.agent.post('/api/courses').send(payload).expect(403);
      await student.agent.get('/api/courses/mine').expect(403);
      await admin.agent.post('/api/courses').send(payload).expect(201);
    });

    it('names the fields that it refuses [API-3, API-6]', async () => {
      const refused = await instructor.agent
        .post('/api/courses')
        .send({ titleAr: '', duration: 0, price: -1, isPublished: true })
        .expect(400);
      const fields = (refused.body as { errors: { field: string }[] }).errors.map(({ field }) => field).sort();
      expect(fields).toEqual(['categoryId', 'descriptionAr', 'duration', 'isPublished', 'price', 'titleAr']);
      const unknown = await instructor.agent
        .post('/api/courses')
        .send({ ...payload, categoryId: 'cooking' })
        .expect(422);
      expect(unknown.body).toMatchObject({ code: 'courses.category_not_found' });
    });
  });

  describe('one course', () => {
    it('tells everything of a published course and who may edit it [CRS-2]', async () => {
      const skills = [{ ar: 'تصميم', en: 'Design' }];
      const { course } = await aCourse().by(instructor.userId).with({ skills }).published().saved(app.em());
      const { body } = await app.anonymous().get(`/api/courses/${course.id}`).expect(200);
      expect(body).toMatchObject({ skills, canEdit: false, instructor: { id: instructor.userId, name: 'زهراء كاظم' } });
      await app.anonymous().get(`/api/courses/${randomUUID()}`).expect(404);
      await app.anonymous().get('/api/courses/nonsense').expect(400);
    });

    it('changes what is sent, keeps the rest, and only for its instructor and admins [CRS-4]', async () => {
      const { course } = await aCourse().by(instructor.userId).published().saved(app.em());
      const path = `/api/courses/${course.id}`;
      const change = {
        titleAr: 'عنوان جديد',
        learningPoints: [{ ar: 'نقطة' }],
        thumbnailUrl: 'https://example.org/a.png',
        price: '9.99',
        categoryId: null,
      };
      const { body } = await instructor.agent.patch(path).send(change).expect(200);
      expect(body).toMatchObject({
        titleAr: 'عنوان جديد',
        titleEn: 'Programming basics',
        learningPoints: [{ ar: 'نقطة', en: 'نقطة' }],
        price: '9.99',
        categoryId: 'web-development',
      });
      expect((await admin.agent.patch(path).send({ thumbnailUrl: null }).expect(200)).body).toMatchObject({
        thumbnailUrl: null,
      });
      await student.agent.patch(path).send(change).expect(403);
      await other.agent.patch(path).send(change).expect(403);
      await instructor.agent.patch(path).send({ studentsCount: 5 }).expect(400);
      await instructor.agent.patch(`/api/courses/${randomUUID()}`).send(change).expect(404);
    });

    it('is published with a lesson at least, unpublished, and stays with those enrolled [CRS-3, CRS-4]', async () => {
      const { course } = await aCourse().by(instructor.userId).saved(app.em());
      const path = `/api/courses/${course.id}`;
      expect((await instructor.agent.post(`${path}/publish`).expect(422)).body).toMatchObject({
        code: 'courses.has_no_lessons',
      });
      await other.agent.post(`${path}/publish`).expect(404);
      await instructor.agent.post(`${path}/lessons`).send({ titleAr: 'درس' }).expect(201);
      expect((await instructor.agent.post(`${path}/publish`).expect(200)).body).toMatchObject({ isPublished: true });
      await anEnrollment(app.em(), course.id, student.userId);
      expect((await instructor.agent.post(`${path}/unpublish`).expect(200)).body).toMatchObject({ isPublished: false });
      await student.agent.get(path).expect(200);
      await app.anonymous().get(path).expect(404);
    });

    it('is deleted as a draft without learners only [CRS-4]', async () => {
      const { course } = await aCourse().by(instructor.userId).published().saved(app.em());
      const path = `/api/courses/${course.id}`;
      expect((await instructor.agent.delete(path).expect(409)).body).toMatchObject({ code: 'courses.is_published' });
      await instructor.agent.post(`${path}/unpublish`).expect(200);
      await other.agent.delete(path).expect(404);
      const taken = await aCourse().by(instructor.userId).saved(app.em());
      await anEnrollment(app.em(), taken.course.id, student.userId);
      expect((await instructor.agent.delete(`/api/courses/${taken.course.id}`).expect(409)).body).toMatchObject({
        code: 'courses.has_enrollments',
      });
      await instructor.agent.delete(path).expect(204);
      await instructor.agent.get(path).expect(404);
    });
  });

  it('lists the categories with the specification’s first, for everybody [CRS-8]', async () => {
    const { body } = await app.anonymous().get('/api/categories').expect(200);
    expect((body as { id: string }[]).slice(0, 6).map(({ id }) => id)).toEqual(categoryIds);
  });
});
