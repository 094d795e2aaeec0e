import { screen } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import courses from './index';

describe('the list of courses', () => {
  it.each([
    ['ar', 'استيراد دورة'],
    ['en', 'Import a course'],
  ] as const)('leads to where a course is imported, in %s [CRS-5] [CON-1]', async (language, name) => {
    stubApi({ courses: [], users: [], categories: [] });
    renderResource('courses', courses, { at: '/courses', language });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/create-course');
  });
});
