import { isolated } from '@masar/i18n';
import { screen, waitFor } from '@testing-library/react';
import { renderResource } from '../../testing/render-resource';
import { changesIn, stubApi } from '../../testing/stub-api';
import courses from '../index';

const people = [
  { id: 'u1', name: 'أحمد كريم', profileImageUrl: null, right: 'owner', isInEffect: true },
  { id: 'u2', name: 'نور حيدر', profileImageUrl: null, right: 'assistant', isInEffect: false },
];

describe('who teaches a course, on its page', () => {
  it('is listed, invited, changed and taken back [CRS-14] [CON-1]', async () => {
    const calls = stubApi(
      {
        courses: [{ id: 'c1', titleAr: 'دورة', titleEn: 'A course', learningPoints: [], requirements: [], skills: [] }],
        lessons: [],
      },
      {
        'GET /api/courses/c1/people': () => ({ json: people }),
        'GET /api/courses/c1/invitations': () => ({ json: [] }),
        'POST /api/courses/c1/invitations': () => ({ status: 201, json: { id: 'i1' } }),
        'PATCH /api/courses/c1/people/u2': () => ({ json: people[1] }),
        'DELETE /api/courses/c1/people/u2': () => ({ status: 204 }),
      },
    );
    const { user } = renderResource('courses', courses, { at: '/courses/c1/show' });
    expect(await screen.findByText('صاحب الدورة')).toBeInTheDocument();
    expect(screen.getByText('لا تعمل الصلاحية الآن، لأن الحساب ليس حساب مدرّب.')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: `صلاحية ${isolated('نور حيدر')}` }), 'teacher');
    await user.type(screen.getByRole('textbox', { name: /دعوة بالبريد/ }), 'x@masar.test');
    await user.click(screen.getByRole('button', { name: 'إرسال الدعوة' }));
    await user.click(screen.getByRole('button', { name: 'سحب صلاحية نور حيدر' }));
    await user.click(await screen.findByRole('button', { name: 'سحب' }));
    await waitFor(() =>
      expect(changesIn(calls).map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PATCH', '/api/courses/c1/people/u2', { right: 'teacher' }],
        ['POST', '/api/courses/c1/invitations', { email: 'x@masar.test', right: 'teacher' }],
        ['DELETE', '/api/courses/c1/people/u2', undefined],
      ]),
    );
  });
});
