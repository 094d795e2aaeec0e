import { screen } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { kinds } from '../testing/kinds';

describe.each(kinds)('the page of one at $path', ({ path, role, posting, missing, back, close, around }) => {
  const address = `/api${path}/one`;
  const open = (handlers: Handlers) => {
    const user = aUser({ role });
    const calls = stubApi({ ...commonHandlers(user), ...around, ...handlers });
    rememberAs(user);
    return { calls, ...renderApp({ at: `${path}/one` }) };
  };

  it('tells that it does not exist, and leads back to the list [OPP-2] [JOB-1] [SVC-2]', async () => {
    open({ [`GET ${address}`]: () => problem(404, 'Not Found') });
    expect(await screen.findByRole('heading', { level: 1, name: missing })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', path);
    expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).not.toBeInTheDocument();
  });

  it('does not say so of one that the server fails to send, and tries again [OPP-2] [JOB-1] [SVC-2]', async () => {
    let isBroken = true;
    const { user } = open({
      [`GET ${address}`]: () => (isBroken ? problem(503, 'Service Unavailable') : json(posting({ titleAr: 'هي' }))),
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^تعذّر تحميل/ })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'هي' })).toBeInTheDocument();
  });

  it('tells who applied that a change of it is reviewed [OPP-4]', async () => {
    const code = 'applications.posting_in_review';
    open({ [`GET ${address}`]: () => problem(403, 'x', { code, detail: 'طلبك محفوظ كما هو.' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'هذا الإعلان قيد المراجعة' })).toBeInTheDocument();
    expect(screen.getByText('طلبك محفوظ كما هو.')).toBeInTheDocument();
  });

  it('is closed and opened again by its poster [OPP-4] [JOB-1] [SVC-1]', async () => {
    let isActive = true;
    const own = () => json(posting({ canManage: true, isActive, closedReason: isActive ? null : 'closed' }));
    const { user, calls } = open({
      [`GET ${address}`]: own,
      [`PATCH ${address}`]: ({ body }) => {
        isActive = (body as { isActive: boolean }).isActive;
        return own();
      },
    });
    await user.click(await screen.findByRole('button', { name: close[0] }));
    await user.click(await screen.findByRole('button', { name: close[1] }));
    expect(await screen.findByRole('button', { name: close[0] })).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  });
});
