import { screen, waitFor, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { renderApp } from '#testing/render-app';
import { aSitePage, aSiteText } from '#testing/site-pages';
import { commonHandlers, json, stubApi } from '#testing/stub-api';
import { routes } from './router';

/** The route table of the specification, section 2, beside the landing page and the rest. */
const routeTable = [
  ...['/', '/about', '/contact', '/login'],
  ...['/web-development', '/business-management', '/design-creativity'],
  ...['/personal-skills', '/digital-marketing', '/project-management'],
  ...['/privacy-policy', '/terms-of-service', '/cookie-policy'],
  ...['/home', '/courses', '/courses/1', '/discussions', '/community', '/dashboard', '/ai-dashboard', '/opportunities'],
  ...['/skills-assessment', '/project-builder', '/profile', '/services', '/create-course', '/instructor-dashboard'],
  ...['/volunteer-dashboard', '/admin', '/admin-dashboard', '/certificates', '/analytics'],
];

it.each(routeTable)('has a screen for %s [NAV-1]', (path) => {
  const matching = routes.filter((route) => route.path !== '*' && matchPath(route.path, path));
  expect(matching.length).toBeGreaterThan(0);
});

it('asks for the code of every page behind the door while the server is asked who that is [PERF-5]', () => {
  const late = routes.filter(({ access, page }) => access !== 'public' && !('preload' in page));
  expect(late.map(({ path }) => path)).toEqual([]);
});

describe('navigation', () => {
  it('shows Page Not Found for any other path, with a search and, where it is developed, the developer’s hint [NAV-1]', async () => {
    stubApi(commonHandlers());
    const { unmount } = renderApp({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: '404 · الصفحة غير موجودة' })).toBeInTheDocument();
    expect(screen.getByText(/هل نسيت إضافة هذه الصفحة إلى الموجّه؟/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('combobox', { name: 'بحث' })).toBeInTheDocument();
    unmount();
    renderApp({ at: '/nowhere', language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: '404 · Page Not Found' })).toBeInTheDocument();
  });

  it('moves the focus to the new page’s heading and the title along [NAV-1]', async () => {
    const about = aSitePage('about', { texts: [aSiteText('headline', 'نعلّم كل من أراد')] });
    stubApi({ ...commonHandlers(), 'GET /api/site/about': () => json(about) });
    const { user } = renderApp();
    await user.click(screen.getByRole('link', { name: 'من نحن' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'نعلّم كل من أراد' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('من نحن · مسار');
  });

  it('begins each page at the top [NAV-1]', async () => {
    stubApi(commonHandlers());
    const scrolls: unknown[][] = [];
    window.scrollTo = (...where: unknown[]) => void scrolls.push(where);
    const { user } = renderApp();
    await user.click(screen.getByRole('link', { name: 'سياسة الخصوصية' }));
    await screen.findByRole('heading', { level: 1, name: 'سياسة الخصوصية' });
    await waitFor(() => expect(scrolls).toEqual([[0, 0]]));
  });

  it('offers keyboards a way past the header [A11Y-1]', () => {
    stubApi(commonHandlers());
    renderApp();
    expect(screen.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});
