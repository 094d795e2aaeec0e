import { fireEvent, screen } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, problem, stubApi } from '#testing/stub-api';
import { FileLink } from './FileLink';

describe('a link to a file', () => {
  it('tells why a file was refused instead of leaving the reader without one [CRT-3]', async () => {
    const detail = 'لا نملك خطاً يطبع الحرف «😀» في «سارة 😀».';
    stubApi({ ...commonHandlers(), 'GET /api/profile/cv': () => problem(422, 'Unprocessable', { detail }) });
    renderInside(<FileLink address="/api/profile/cv?language=ar">تنزيل</FileLink>, { at: '/profile' });
    fireEvent.click(screen.getByRole('link', { name: 'تنزيل' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });
});
