import type { Question, QuestionAnswer } from '@masar/domain';
import { gradeAnswer } from '@masar/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import MuiLayer from '#shared/mui/MuiLayer';
import { renderInside } from '#testing/render-app';
import { AnswerInput } from './AnswerInput';
import { askedOf, type AskedQuestion } from './asked-question';

const both = (text: string) => ({ ar: text, en: text });
const base = { id: 'q1', prompt: both('؟'), points: 1 };
const option = (id: string, text: string, weight: number) => ({ id, text: both(text), weight });
const step = (id: string, text: string) => ({ id, text: both(text) });

function Answered({ asked, tell }: { asked: AskedQuestion; tell: (answer: QuestionAnswer) => void }) {
  const [answer, setAnswer] = useState<QuestionAnswer>();
  const give = (given: QuestionAnswer) => {
    setAnswer(given);
    tell(given);
  };
  return <AnswerInput question={asked} answer={answer} onAnswer={give} show={(words) => words} />;
}

/** Opens a question; `last` is what was answered last, `isRight` whether it earns all points. */
function ask(question: Question) {
  let last: QuestionAnswer | undefined;
  const { user } = renderInside(
    <MuiLayer>
      <Answered asked={askedOf(question)} tell={(answer) => (last = answer)} />
    </MuiLayer>,
  );
  const isRight = () => {
    const { points, of } = gradeAnswer(question, last, {});
    return points === of;
  };
  return { user, last: () => last, isRight };
}

describe('what questions are answered with', () => {
  it('takes one option by keys [QB-1]', async () => {
    const { user, isRight } = ask({
      ...base,
      kind: 'single',
      shuffles: true,
      options: [option('a', 'أزرق', 0), option('b', 'أخضر', 100)],
    });
    screen.getByRole('radio', { name: 'أخضر' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'أخضر' })).toBeChecked();
    expect(isRight()).toBe(true);
  });

  it('takes several options, and lets go of them [QB-1]', async () => {
    const { user, last } = ask({
      ...base,
      kind: 'multiple',
      credit: 'partial',
      shuffles: true,
      options: [option('a', 'HTML', 50), option('b', 'CSS', 50), option('c', 'Word', -50)],
    });
    await user.click(screen.getByRole('checkbox', { name: 'HTML' }));
    await user.click(screen.getByRole('checkbox', { name: 'Word' }));
    await user.click(screen.getByRole('checkbox', { name: 'CSS' }));
    await user.click(screen.getByRole('checkbox', { name: 'Word' }));
    expect(last()).toEqual({ kind: 'multiple', optionIds: ['a', 'b'] });
  });

  it('takes true or false [QB-1]', async () => {
    const { user, isRight } = ask({ ...base, kind: 'true-false', isTrue: false });
    await user.click(screen.getByRole('radio', { name: 'خطأ' }));
    expect(isRight()).toBe(true);
  });

  it('takes a few words, folded as in the search [QB-1]', async () => {
    const { user, isRight } = ask({
      ...base,
      kind: 'short-text',
      exact: false,
      accepted: [{ text: 'أسلوب', weight: 100 }],
    });
    await user.type(screen.getByLabelText('إجابتك'), 'اسلوب');
    expect(isRight()).toBe(true);
  });

  it('takes a number in either script with its unit, and says how it is read [QB-1]', async () => {
    const { user, isRight } = ask({
      ...base,
      kind: 'number',
      unit: 'rem',
      accepted: [{ value: 1.5, tolerance: 0, weight: 100 }],
    });
    const field = screen.getByLabelText('إجابتك (rem)');
    await user.type(field, '١٫٥');
    expect(field).toHaveAccessibleDescription(/قرأناها: 1[.,٫]5/);
    expect(isRight()).toBe(true);
    await user.clear(field);
    await user.type(field, 'كثير');
    expect(field).toHaveAccessibleDescription(/اكتب عدداً/);
  });

  it('takes a calculated number [QB-1]', async () => {
    const { user, last } = ask({
      ...base,
      prompt: both('{{a}} × 2'),
      kind: 'calculated',
      parameters: [{ name: 'a', from: 4, to: 4, decimals: 0 }],
      formula: 'a * 2',
      tolerance: 0,
      decimals: 0,
      unit: '',
    });
    await user.type(screen.getByLabelText('إجابتك'), '8');
    expect(last()).toEqual({ kind: 'calculated', text: '8' });
  });

  it('matches by lists, and unmatches [QB-1]', async () => {
    const { user, last, isRight } = ask({
      ...base,
      kind: 'matching',
      left: [
        { ...step('l1', 'color'), rightId: 'r1' },
        { ...step('l2', 'margin'), rightId: 'r2' },
      ],
      right: [step('r1', 'لون'), step('r2', 'هامش')],
    });
    await user.selectOptions(screen.getByLabelText('color'), 'لون');
    await user.selectOptions(screen.getByLabelText('margin'), 'هامش');
    expect(isRight()).toBe(true);
    await user.selectOptions(screen.getByLabelText('margin'), 'اختر…');
    expect(last()).toEqual({ kind: 'matching', pairs: { l1: 'r1' } });
  });

  it('puts steps in order by buttons, says where each went, and takes the order as it is [QB-1]', async () => {
    const { user, last, isRight } = ask({
      ...base,
      kind: 'ordering',
      items: [step('i1', 'اكتب'), step('i2', 'احفظ'), step('i3', 'انشر')],
    });
    expect(last()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'هذا هو الترتيب' }));
    expect(last()).toEqual({ kind: 'ordering', itemIds: ['i3', 'i2', 'i1'] });
    await user.click(screen.getByRole('button', { name: 'تأخير: انشر' }));
    expect(screen.getByText('انشر: الموضع 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تأخير: انشر' }));
    await user.click(screen.getByRole('button', { name: 'تقديم: اكتب' }));
    expect(isRight()).toBe(true);
    const first = within(screen.getAllByRole('listitem')[0]!);
    expect(first.getByRole('button', { name: 'تقديم: اكتب' })).toBeDisabled();
  });

  it('fills the gaps of a text: choices, words and numbers [QB-1]', async () => {
    const { user, isRight } = ask({
      ...base,
      kind: 'cloze',
      gaps: [
        { id: 'g1', kind: 'choice', options: [option('a', 'flex', 100), option('b', 'block', 0)] },
        { id: 'g2', kind: 'text', exact: false, accepted: [{ text: 'gap', weight: 100 }] },
        { id: 'g3', kind: 'number', accepted: [{ value: 12, tolerance: 0, weight: 100 }] },
      ],
    });
    await user.selectOptions(screen.getByLabelText('الفراغ 1'), 'flex');
    await user.type(screen.getByLabelText('الفراغ 2'), 'gap');
    await user.type(screen.getByLabelText('الفراغ 3'), '١٢');
    expect(isRight()).toBe(true);
  });

  it('finds a place on a picture by pressing it or by two bars, counted from the left in Arabic too [QB-1]', async () => {
    const { isRight, last } = ask({
      ...base,
      kind: 'hotspot',
      picture: '/api/files/p1',
      pictureText: both('خريطة'),
      areas: [{ shape: 'rectangle', x: 70, y: 10, width: 20, height: 20 }],
    });
    const picture = screen.getByRole('img', { name: 'خريطة' });
    picture.parentElement!.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    fireEvent.click(picture, { clientX: 160, clientY: 20 });
    expect(last()).toEqual({ kind: 'hotspot', x: 80, y: 20 });
    expect(isRight()).toBe(true);
    fireEvent.change(screen.getByRole('slider', { name: 'الموضع من اليسار' }), { target: { value: '10' } });
    expect(last()).toEqual({ kind: 'hotspot', x: 10, y: 20 });
    expect(screen.getByText('العلامة عند 10% من اليسار و20% من الأعلى')).toBeInTheDocument();
    fireEvent.error(picture);
    expect(screen.getByText(/تعذّر تحميل الصورة/)).toBeInTheDocument();
  });
});
