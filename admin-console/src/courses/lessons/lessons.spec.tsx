import { screen, waitFor } from '@testing-library/react';
import { renderResource } from '../../testing/render-resource';
import { changesIn, stubApi } from '../../testing/stub-api';
import lessons from './index';
import type { Lesson } from './lesson.fields';

const question = {
  type: 'single',
  promptAr: 'ما HTML؟',
  promptEn: 'What is HTML?',
  options: [{ ar: 'لغة', en: 'A language', correct: true }],
};

const lesson = {
  id: 'lesson-1',
  courseId: 'course-1',
  titleAr: 'البداية',
  titleEn: 'The start',
  descriptionAr: null,
  descriptionEn: null,
  contentAr: null,
  contentEn: null,
  videoUrl: null,
  duration: null,
  orderIndex: 0,
  attachments: [],
  quiz: { questions: [question] } as unknown as Lesson['quiz'],
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 'v1',
  attachmentIds: [],
} satisfies Lesson;

describe('the form of a lesson', () => {
  it('holds its questions, and leads back to its course [CON-1]', async () => {
    stubApi({ lessons: [lesson] });
    renderResource('lessons', lessons, { at: '/lessons/lesson-1', language: 'en' });
    expect(await screen.findByDisplayValue('What is HTML?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute('href', '/courses/course-1/show');
  });

  it('names questions that it can’t say in short, and leaves them to the portal [CON-1]', async () => {
    const content = { kind: 'ordering', prompt: { ar: 'رتّب', en: 'Order' }, points: 1, items: [] };
    const ordering = { ...question, id: 'q2', type: 'multiple', promptAr: 'رتّب', content, options: [] };
    stubApi({ lessons: [{ ...lesson, quiz: { questions: [question, ordering] } as unknown as Lesson['quiz'] }] });
    renderResource('lessons', lessons, { at: '/lessons/lesson-1', language: 'en' });
    expect(await screen.findByText('رتّب (written in the lesson’s editor of the portal)')).toBeInTheDocument();
    expect(screen.getAllByRole('combobox', { name: /Kind of question/ })).toHaveLength(1);
  });

  it('sends no quiz where there is no question [CON-1]', async () => {
    const calls = stubApi({ lessons: [{ ...lesson, quiz: { questions: [] } }] });
    const { user } = renderResource('lessons', lessons, { at: '/lessons/lesson-1', language: 'en' });
    await user.type(await screen.findByRole('textbox', { name: /Seconds/ }), '90');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ body: { duration: 90, quiz: null } }]));
  });
});
