import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const course = { type: 'course', id: 'c-1', title: 'أساسيات البرمجة', href: '/about' };
const lesson = { type: 'lesson', id: 'l-1', title: 'البرمجة Python', href: '/contact' };

function openLanding(handlers: Handlers = {}) {
  const calls = stubApi({
    ...commonHandlers(),
    'GET /api/search/suggestions': (_, query) => json(query.get('q') === 'برم' ? [course, lesson] : []),
    ...handlers,
  });
  const { user } = renderApp();
  const box = within(screen.getByRole('banner')).getByRole('combobox', { name: 'بحث' });
  return { calls, user, box };
}

const options = () => screen.findAllByRole('option');
const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path.startsWith('/api/search'));

describe('the search box of the header', () => {
  it('suggests titles under the names of their kinds, and all results at the end [NAV-3] [SRCH-1]', async () => {
    const { user, box } = openLanding();
    await user.type(box, 'برم');
    await waitFor(async () => expect(await options()).toHaveLength(3));
    const [first, second, last] = await options();
    expect(within(screen.getByRole('group', { name: 'دورات' })).getByRole('option')).toBe(first);
    expect(first).toHaveTextContent('أساسيات البرمجة');
    expect(within(screen.getByRole('group', { name: 'دروس' })).getByRole('option')).toBe(second);
    expect(second).toHaveTextContent('البرمجة Python');
    expect(last).toHaveTextContent('كل نتائج برم');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'اقتراحات البحث' }).id);
    expect(screen.getByText('اقتراحان')).toBeInTheDocument();
  });

  it('asks for nothing before something is typed, and once for a word [PERF-4]', async () => {
    const { user, box, calls } = openLanding();
    await user.click(box);
    expect(asked(calls)).toEqual([]);
    await user.type(box, 'برم');
    await waitFor(async () => expect(await options()).toHaveLength(3));
    expect(asked(calls)).toHaveLength(1);
  });

  it('opens a suggestion by arrows and Enter, round about [NAV-3] [A11Y-1]', async () => {
    const { user, box } = openLanding();
    await user.type(box, 'برم');
    await waitFor(async () => expect(await options()).toHaveLength(3));
    await user.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { selected: true });
    expect(last).toHaveTextContent('كل نتائج');
    expect(box).toHaveAttribute('aria-activedescendant', last.id);
    await user.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe('/contact');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('opens a suggestion by the pointer [NAV-3]', async () => {
    const { user, box } = openLanding();
    await user.type(box, 'برم');
    await waitFor(async () => expect(await options()).toHaveLength(3));
    await user.click((await options())[0]!);
    expect(window.location.pathname).toBe('/about');
  });

  it('closes by Escape, keeping the text, and opens again by an arrow [A11Y-1]', async () => {
    const { user, box } = openLanding();
    await user.type(box, 'برم');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('برم');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('searches by Enter while suggestions fail [NAV-3]', async () => {
    const { user, box } = openLanding({
      'GET /api/search/suggestions': () => problem(503, 'Service Unavailable'),
      'GET /api/search': () => json({ groups: [] }),
    });
    await user.type(box, 'تصميم');
    expect(await options()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(window.location.search).toBe(`?q=${encodeURIComponent('تصميم')}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('the search box of the mobile menu', () => {
  it('closes its list by the first Escape, the menu by the second [NAV-2]', async () => {
    const { user } = openLanding();
    await user.click(screen.getByRole('button', { name: 'القائمة' }));
    const menu = screen.getByRole('dialog', { name: 'القائمة' });
    await user.type(within(menu).getByRole('combobox', { name: 'بحث' }), 'برم');
    await within(menu).findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(within(menu).queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'القائمة' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
