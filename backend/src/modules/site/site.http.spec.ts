import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hearStatements } from '#testing/sent-statements';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { Course } from '../courses/course/course.entity.js';
import { aCourse } from '../courses/testing/course.builder.js';

let app: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'masar-web-'));
  await mkdir(join(webRoot, 'portal/dist-ssr'), { recursive: true });
  const pages = { pages: { '/': {}, '/about': {} }, notFound: {}, patterns: ['/', '/about'] };
  await writeFile(join(webRoot, 'portal/dist-ssr/pages.json'), JSON.stringify(pages));
  app = await startTestApp({ WEB_ROOT: webRoot, PUBLIC_URL: 'https://masar.test' });
});
afterAll(async () => {
  await app.close();
  await rm(webRoot, { recursive: true });
});

describe('the sitemap', () => {
  it('names every public page and published course in both languages, and no draft [PUB-7]', async () => {
    const { course: shown } = await aCourse().published().saved(app.em());
    const { course: draft } = await aCourse().saved(app.em());
    const { text } = await app.anonymous().get('/sitemap.xml').expect(200).expect('Content-Type', /xml/);
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://masar.test/',
      'https://masar.test/?lang=en',
      'https://masar.test/about',
      'https://masar.test/about?lang=en',
      `https://masar.test/courses/${shown.id}`,
      `https://masar.test/courses/${shown.id}?lang=en`,
    ]);
    expect(text).not.toContain(draft.id);
    expect(text).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://masar.test/about?lang=en"/>');
  });

  it('is read once until a course changes, however often it is asked for [PUB-7] [REL-10]', async () => {
    const { course } = await aCourse().published().saved(app.em());
    const statements = hearStatements();
    const ask = async () => (await app.anonymous().get('/sitemap.xml').expect(200)).text;
    await until(async () => {
      statements.since();
      await ask();
      return !statements.since().some((text) => /from "courses" /.test(text));
    }, 'the sitemap to be kept');
    expect(await ask()).toContain(course.id);
    await app.em().nativeUpdate(Course, course.id, { isPublished: false });
    await until(async () => !(await ask()).includes(course.id), 'the closed course to be left out');
    statements.stop();
  });
});

it('tells crawlers where the sitemap is and what is none of theirs [PUB-7]', async () => {
  const { text } = await app
    .anonymous()
    .get('/robots.txt')
    .expect(200)
    .expect('Content-Type', /text\/plain/);
  expect(text).toContain('Sitemap: https://masar.test/sitemap.xml');
  expect(text).toContain('Disallow: /api/');
});
