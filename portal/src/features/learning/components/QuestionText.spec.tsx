import { waitFor } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { QuestionText } from './QuestionText';

describe('a text of a question', () => {
  it.each([
    ['\\*', '*'],
    ['استعمل \\&nbsp; هنا', 'استعمل &nbsp; هنا'],
    ['الوسم <ol>', 'الوسم <ol>'],
    ['سطر  \nوالوسم <ul>', 'والوسم <ul>'],
    ['*مائل*', 'مائل'],
  ])('reads as its author meant it: %j [QB-1]', async (markdown, words) => {
    const { container } = renderInside(<QuestionText>{markdown}</QuestionText>);
    await waitFor(() => expect(container.textContent).toContain(words));
    expect(container.textContent).not.toContain('\\');
    expect(container.textContent).not.toMatch(/^\*مائل/);
  });
});
