import { type Question, type QuestionKind, questionWarnings, readQuestion } from '@masar/domain';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import MuiLayer from '#shared/mui/MuiLayer';
import { renderInside } from '#testing/render-app';
import { editingKind, newQuestion } from './editing-kinds';
import { newGap } from './new-question';

/** Opens the fields of a question's key; `written` is the question as it stands. */
function write(first: Question) {
  let written = first;
  const { KeyFields } = editingKind(first.kind);
  function Written() {
    const [question, setQuestion] = useState(first);
    written = question;
    return <KeyFields bankId="b1" question={question} onChange={setQuestion} />;
  }
  const { user } = renderInside(
    <MuiLayer>
      <Written />
    </MuiLayer>,
  );
  return { user, written: () => written };
}

const withPrompt = (kind: QuestionKind): Question => ({ ...newQuestion(kind), prompt: { ar: 'كم؟ {{g1}}', en: '' } });

describe('a tolerance written with a minus', () => {
  it.each<[string, Question]>([
    ['a number', withPrompt('number')],
    ['a gap', { ...withPrompt('cloze'), gaps: [newGap('number', [])] } as Question],
    ['a calculated number', withPrompt('calculated')],
  ])('is as wide as without it, so that the right answer to %s stays right [QB-1]', async (_, question) => {
    const { user, written } = write(question);
    const field = screen.getByLabelText(/^التفاوت المقبول/);
    await user.clear(field);
    await user.type(field, '-٢');
    expect(JSON.stringify(written())).toContain('"tolerance":2');
    expect(readQuestion(written())).toHaveProperty('question');
    expect(questionWarnings(written())).not.toContain('no-right-answer');
  });
});
