// Loaded before the first test: the parser alone takes longer than a query is ready to wait.
import './MarkdownText';
import { screen, within } from '@testing-library/react';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';
import { type LessonSurroundings, LessonSurroundingsContext } from './lesson-surroundings';
import { Markdown } from './Markdown';

const lesson: LessonSurroundings = { title: 'درس', lessonHref: () => undefined, pictureAt: () => undefined };

const paragraph = `\`\`\`check
أي عنصر **يبدأ** فقرة؟
- [ ] \`<br>\`
  يكسر السطر فقط.
- [x] \`<p>\`
  نعم: للفقرة عنصرها.
- [ ] 3. عنوان
> فكّر فيما له هامش.
\`\`\``;

function show(text: string, around: Partial<LessonSurroundings> | null = {}) {
  const calls = stubApi(commonHandlers());
  const surroundings = around ? { ...lesson, ...around } : undefined;
  return {
    calls,
    ...renderInside(
      <LessonSurroundingsContext value={surroundings}>
        <Markdown>{text}</Markdown>
      </LessonSurroundingsContext>,
    ),
  };
}

const options = () => screen.findByRole('radiogroup', { name: 'أي عنصر يبدأ فقرة؟' });
const option = async (name: string) => within(await options()).getByRole('radio', { name });

describe('a check inside a lesson', () => {
  it('asks its question with options that stand as they were written [QZT-1]', async () => {
    const { container } = show(paragraph);
    const names = within(await options()).getAllByRole('radio');
    expect(names.map(({ textContent }) => textContent)).toEqual(['<br>', '<p>', '3. عنوان']);
    expect(screen.getByRole('group', { name: 'توقّف وفكّر' })).toHaveAttribute('dir', 'rtl');
    expect(container.querySelector('pre')).toBeNull();
  });

  it('is judged at once on the device, tells why, and may be answered again [QZT-1]', async () => {
    const { user, calls } = show(paragraph);
    await user.click(await option('<br>'));
    const verdict = screen.getByText('ليس بعد').closest('[role="status"]');
    expect(verdict).toHaveTextContent('يكسر السطر فقط.');
    await user.click(await option('<p>'));
    expect(verdict).toHaveTextContent('صحيحنعم: للفقرة عنصرها.');
    expect(await option('<p>')).toBeChecked();
    expect(await option('<br>')).not.toBeChecked();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('has a hint for who asks for it, until the right option is chosen [QZT-1]', async () => {
    const { user } = show(paragraph);
    const hint = await screen.findByRole('button', { name: 'تلميح' });
    expect(screen.queryByText('فكّر فيما له هامش.')).not.toBeInTheDocument();
    await user.click(hint);
    expect(screen.getByText('فكّر فيما له هامش.')).toBeInTheDocument();
    await user.click(await option('<br>'));
    expect(hint).toHaveAttribute('aria-expanded', 'true');
    await user.click(await option('<p>'));
    expect(screen.queryByRole('button', { name: 'تلميح' })).not.toBeInTheDocument();
  });

  it('is one stop of the keyboard, whose arrows choose nothing by themselves [QZT-1] [A11Y-1]', async () => {
    const { user } = show(paragraph);
    await option('<br>');
    await user.tab();
    expect(await option('<br>')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(await option('<p>')).toHaveFocus();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.keyboard(' ');
    expect(await option('<p>')).toBeChecked();
    await user.tab({ shift: true });
    await user.tab();
    expect(await option('<p>')).toHaveFocus();
  });

  it('never renders HTML or addresses that run scripts [SEC-6] [QZT-1]', async () => {
    const { container } = show(
      '```check\n<img src=x onerror=alert(1)>سؤال\n- [x] [نعم](javascript:alert(1))\n- [ ] ![لا](x.png)<script>لا</script>\n```',
    );
    await screen.findByRole('radiogroup', { name: 'سؤال' });
    expect(container.querySelector('img, script, a')).toBeNull();
    expect(screen.getByRole('radio', { name: 'نعم' })).toBeInTheDocument();
  });

  it('tells which of how many was answered [JOY-1] [QZT-1]', async () => {
    const onCheck = jest.fn();
    const { user } = show(`${paragraph}\n\n> [!NOTE]\n> ملاحظة\n\n${paragraph.replace('فقرة', 'قائمة')}`, { onCheck });
    const second = await screen.findByRole('radiogroup', { name: 'أي عنصر يبدأ قائمة؟' });
    await user.click(within(second).getByRole('radio', { name: '<p>' }));
    expect(onCheck.mock.calls).toEqual([[1, 2]]);
  });
});

describe('a block that is no check', () => {
  const open = paragraph.replace('[x]', '[ ]');
  const fault = /حتى يُعلَّم خيار واحد فقط صحيحاً/;

  it('stays code, and its author alone is told what it lacks [QZT-1]', async () => {
    const shown = show(open);
    expect(await screen.findByRole('region', { name: 'شيفرة check' })).toBeInTheDocument();
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
    shown.unmount();
    show(open, { isDraft: true });
    expect(await screen.findByText(fault)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'شيفرة check' })).toBeInTheDocument();
  });

  it('is every one outside of lessons, in tasks and in what people write [QZT-1] [COM-2]', async () => {
    const shown = show(paragraph, null);
    expect(await screen.findByRole('region', { name: 'شيفرة check' })).toBeInTheDocument();
    shown.unmount();
    renderInside(
      <LessonSurroundingsContext value={lesson}>
        <Markdown from="people">{paragraph}</Markdown>
      </LessonSurroundingsContext>,
    );
    expect(await screen.findByRole('region', { name: 'شيفرة check' })).toBeInTheDocument();
  });

  it('is also what comes after a hundred of them in one text [SEC-14] [QZT-1]', async () => {
    show(`${paragraph}\n\n`.repeat(101));
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(100);
    expect(screen.getAllByRole('region', { name: 'شيفرة check' })).toHaveLength(1);
  });
});
