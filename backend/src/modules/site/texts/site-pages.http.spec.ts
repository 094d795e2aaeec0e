import { type SitePage, sitePages } from '@masar/domain';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Course } from '../../courses/course/course.entity.js';
import { aCategory, aCourse, anEnrollment, type CourseBuilder } from '../../courses/testing/course.builder.js';
import type { SitePageResponse } from './site-page.response.js';

type Columns = Parameters<CourseBuilder['with']>[0];

let app: TestApp;
afterEach(() => app?.close());

async function read(page: SitePage): Promise<SitePageResponse> {
  const { body } = await app.anonymous().get(`/api/site/${page}`).expect(200);
  return body as SitePageResponse;
}
const valuesOf = ({ figures }: SitePageResponse) =>
  Object.fromEntries(figures.map(({ name, value, isAtLeast }) => [name, `${value}${isAtLeast ? '+' : ''}`]));

describe('GET /api/site/{page}', () => {
  it('says nothing on any page of an empty live site, and names the product [READ-1] [READ-2]', async () => {
    app = await startTestApp();
    for (const page of sitePages) {
      expect(await read(page)).toEqual({
        page,
        organization: { nameAr: 'مسار', nameEn: 'Masar', logoUrl: null, socialLinks: [] },
        texts: [],
        figures: [],
        courses: [],
        openCourseId: null,
      });
    }
  });

  it('counts what there is on a live site, without drafts and courses in preparation [READ-1]', async () => {
    app = await startTestApp();
    const instructor = await app.as('instructor');
    const { course } = await aCourse().by(instructor.userId).published().saved(app.em());
    await aCourse().saved(app.em());
    const { userId } = await app.as('student');
    await anEnrollment(app.em(), course.id, userId);
    const landing = await read('landing');
    expect(valuesOf(landing)).toEqual({ learners: '1', courses: '1' });
    expect(landing.courses.map(({ id }) => id)).toEqual([course.id]);
    expect(valuesOf(await read('about'))).toEqual({ students: '1', courses: '1', instructors: '1' });
  });

  it('says in the demo what the specification says [READ-1] [PUB-1] [PUB-2] [PUB-3] [COM-6]', async () => {
    app = await startTestApp({ DEMO_MODE: 'true' });
    const landing = await read('landing');
    expect(valuesOf(landing)).toEqual({ learners: '5000+', courses: '150+', certificates: '2000+', features: '12+' });
    expect(landing.courses).toHaveLength(6);
    expect(landing.courses.every(({ id }) => id === null)).toBe(true);
    expect(valuesOf(await read('about'))).toEqual({
      students: '2500+',
      courses: '120+',
      instructors: '50+',
      certificates: '1800+',
    });
    expect(valuesOf(await read('community'))).toEqual({ members: '5000+', repliesToday: '1200+' });
    const tracks = [
      ['web-development', 15, 2500, 95],
      ['business-management', 12, 1800, 88],
      ['design-creativity', 10, 1200, 92],
      ['personal-skills', 8, 900, 96],
      ['digital-marketing', 7, 1500, 85],
      ['project-management', 6, 800, 91],
    ] as const;
    for (const [id, courses, students, placement] of tracks) {
      const page = await read(id);
      expect([id, valuesOf(page)]).toEqual([
        id,
        { courses: `${courses}+`, students: `${students}+`, placement: String(placement) },
      ]);
      expect(page.texts.find(({ name }) => name === 'skills')?.ar.split('\n\n')).toHaveLength(4);
    }
    const contact = await read('contact');
    expect(contact.texts.find(({ name }) => name === 'mailbox')?.ar).toBe('contact@masar.example');
  });

  it('leads to the open first lesson that most people learn, of a track or of all and where newcomers can begin [LSN-3] [PRE-2] [PUB-1]', async () => {
    app = await startTestApp();
    await aCategory(app.em(), 'digital-marketing');
    const learntBy = async (studentsCount: number, columns: Columns, lesson = { contentAr: 'نص' }) => {
      const { course } = await aCourse().published().with(columns).withLessons([lesson, {}]).saved(app.em());
      await app.em().nativeUpdate(Course, course.id, { studentsCount });
      return course.id;
    };
    await learntBy(900, { opensFirstLesson: false });
    await learntBy(800, { isInPreparation: true });
    await learntBy(700, {}, { contentAr: '' });
    await learntBy(690, { difficulty: 'advanced' });
    await learntBy(680, { price: '20.00' });
    const ofTrack = await learntBy(600, {});
    const ofAll = await learntBy(650, { categoryId: 'digital-marketing' });
    expect((await read('web-development')).openCourseId).toBe(ofTrack);
    expect((await read('landing')).openCourseId).toBe(ofAll);
    expect((await read('about')).openCourseId).toBeNull();
    await app.anonymous().get(`/api/courses/${ofTrack}/first-lesson`).expect(200);
  });

  it('knows no other page [READ-1] [API-6]', async () => {
    app = await startTestApp();
    const { body } = await app.anonymous().get('/api/site/toString').expect(404);
    expect(body).toMatchObject({ code: 'site.page_not_found' });
  });
});
