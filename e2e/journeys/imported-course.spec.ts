import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { overflowingElements } from '../checks/layout.ts';
import { lessonTextFaults } from '../checks/lesson-text.ts';
import { settled } from '../checks/settled.ts';
import { canImportCourses, importCourse } from '../environment/import-course.ts';
import { root } from '../environment/masar-server.ts';
import { expect, test } from '../environment/test.ts';
import { LessonPage } from '../pages/lesson-page.ts';

const folder = resolve(root, '../shared/data/courses/react-basics');
/** Places in the curriculum, from one. */
const lessonsRead = [1, 2, 8];

test.skip(!existsSync(folder), `there is no course to import at ${folder}`);
test.use({ viewport: { width: 360, height: 740 } });

test('an imported course reads well on a phone in both languages, its code from left to right [CRS-5] [LSN-2] [I18N-1]', async ({
  page,
  signInAs,
}) => {
  test.skip(!canImportCourses(), 'the server was started by somebody else, and DATA_DIR or DATABASE_URL is not set');
  const courseId = importCourse(folder);
  await signInAs('volunteer');
  const enrolled = await page.request.post('/api/enrollments', { data: { courseId } });
  expect(enrolled.ok()).toBe(true);
  const lessons = (await (await page.request.get(`/api/courses/${courseId}/lessons`)).json()) as { id: string }[];
  expect(lessons).toHaveLength(19);
  for (const place of lessonsRead) {
    await page.goto(`/courses/${courseId}/lessons/${lessons[place - 1]!.id}`);
    for (const language of ['ar', 'en'] as const) {
      if (language === 'en') await new LessonPage(page, 'ar').switchLanguage();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settled(page);
      await expect(page.locator('main article pre').first()).toBeVisible();
      expect.soft(await lessonTextFaults(page), `lesson ${place}, ${language}`).toEqual([]);
      expect.soft(await overflowingElements(page), `lesson ${place}, ${language}`).toEqual([]);
    }
    await new LessonPage(page, 'en').switchLanguage();
  }
});
