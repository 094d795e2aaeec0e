import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import courses from './index';

describe('the list of courses', () => {
  it.each([
    ['ar', 'استيراد دورة'],
    ['en', 'Import a course'],
  ] as const)('leads to where a course is imported, in %s [CRS-5] [CON-1]', async (language, name) => {
    stubApi({ courses: [], users: [], categories: [] }, { 'GET /api/admin/road-faults': () => ({ json: [] }) });
    renderResource('courses', courses, { at: '/courses', language });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/create-course#import');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it.each([
    ['ar', 'دورات لا طريق إليها: 1', 'رياكت', 'لا دورة منشورة تعلّم «جافاسكربت» إلى المستوى 2.'],
    ['en', 'Courses that no road leads to: 1', 'React', 'No published course teaches “JavaScript” to level 2.'],
  ] as const)('names courses that nobody can reach, and why, in %s [PRE-1]', async (language, title, course, why) => {
    const skill = { skillId: 'javascript', labelAr: 'جافاسكربت', labelEn: 'JavaScript', level: 2 };
    const fault = { courseId: 'c-1', titleAr: 'رياكت', titleEn: 'React', needs: [{ ...skill, reason: 'untaught' }] };
    stubApi({ courses: [], users: [], categories: [] }, { 'GET /api/admin/road-faults': () => ({ json: [fault] }) });
    renderResource('courses', courses, { at: '/courses', language });
    await userEvent.setup().click(await screen.findByText(title));
    expect(screen.getByRole('link', { name: course })).toHaveAttribute('href', expect.stringMatching(/courses\/c-1$/));
    expect(screen.getByText(why)).toBeVisible();
  });
});
