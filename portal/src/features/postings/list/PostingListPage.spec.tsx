import { screen } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { kinds } from '../testing/kinds';

const never = () => new Promise<never>(() => undefined);

describe.each(kinds)('the list at $path', ({ path, posting, words, failed, around }) => {
  const open = (list: Handlers[string], search = '') => {
    const user = aUser();
    stubApi({ ...commonHandlers(user), ...around, [`GET /api${path}`]: list });
    rememberAs(user);
    return renderApp({ at: `${path}${search}` });
  };

  it('has shapes while it loads, and says that there are none [OPP-1] [JOB-1] [SVC-1]', async () => {
    const { unmount } = open(never);
    expect(await screen.findAllByTestId('posting-skeleton')).toHaveLength(6);
    unmount();
    open(() => json([]));
    expect(await screen.findByRole('heading', { name: words.none })).toBeInTheDocument();
  });

  it('tells why nothing came and tries again [OPP-1] [JOB-1] [SVC-1]', async () => {
    let isBroken = true;
    const { user } = open(() => (isBroken ? problem(503, 'Service Unavailable') : json([posting()])));
    expect(await screen.findByRole('heading', { name: failed })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText(words.one)).toBeInTheDocument();
  });

  it('brings the next page by its cursor [OPP-1] [JOB-1] [SVC-1]', async () => {
    const Link = `</api${path}?cursor=after-1>; rel="next"`;
    const total = { 'X-Total-Count': '2' };
    const { user } = open((_call, query) =>
      query.get('cursor') === 'after-1'
        ? json([posting({ id: 'two', titleAr: 'الثانية' })], total)
        : json([posting()], { ...total, Link }),
    );
    await user.click(await screen.findByRole('button', { name: 'عرض المزيد' }));
    expect(await screen.findByRole('heading', { name: 'الثانية' })).toBeInTheDocument();
    expect(screen.getByText(words.two)).toBeInTheDocument();
  });

  it('says that nothing was found, and clears what hides it [OPP-1] [JOB-1] [SVC-1]', async () => {
    const { user } = open((_call, query) => json(query.has('search') ? [] : [posting()]), '?search=xyz&mine=true');
    expect(await screen.findByRole('heading', { name: words.nothing })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'مسح عوامل التصفية' }));
    expect(await screen.findByText(words.one)).toBeInTheDocument();
    expect(window.location.search).toBe('?mine=true');
  });
});
