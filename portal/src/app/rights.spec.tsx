import { memberAccess } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { screen } from '@testing-library/react';
import { type RestrictedCall, rolesOf } from '#shared/session/restricted-call';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';

const contract: Record<RestrictedCall, readonly Role[]> = memberAccess;
const before = { ...contract };
afterEach(() => {
  Object.assign(contract, before);
});

function openAs(role: Role, at: string) {
  const user = aUser({ role });
  stubApi({
    ...commonHandlers(user),
    'GET /api/jobs': () => json([]),
    'GET /api/jobs/recommendations': () => json([]),
    'GET /api/certificate-reviews': () => json([]),
  });
  rememberAs(user);
  return renderApp({ at });
}

describe('what a role may do in the portal', () => {
  it.each([
    ['instructor', true],
    ['student', false],
  ] as const)('is what the contract says of the call behind a button: %s %s [READ-3]', async (role, isOffered) => {
    openAs(role, '/jobs');
    await screen.findByRole('heading', { level: 1, name: 'الوظائف' });
    expect(screen.queryAllByRole('button', { name: 'إضافة وظيفة' })).toHaveLength(isOffered ? 1 : 0);
  });

  it('changes with the contract, for buttons [READ-3]', async () => {
    contract['POST /api/jobs'] = ['student'];
    const { unmount } = openAs('student', '/jobs');
    expect(await screen.findByRole('button', { name: 'إضافة وظيفة' })).toBeInTheDocument();
    unmount();
    openAs('instructor', '/jobs');
    await screen.findByRole('heading', { level: 1, name: 'الوظائف' });
    expect(screen.queryByRole('button', { name: 'إضافة وظيفة' })).not.toBeInTheDocument();
  });

  it('changes with the contract, for pages, which name who else may [READ-3] [DSH-5]', async () => {
    contract['GET /api/certificate-reviews'] = ['admin', 'volunteer'];
    openAs('instructor', '/certificate-reviews');
    expect(await screen.findByText('يجب أن تكون متطوّعاً لفتح هذه الصفحة.')).toBeInTheDocument();
  });

  it('is asked only of calls that the contract restricts [READ-3]', () => {
    // @ts-expect-error There is no such call.
    expect(rolesOf('POST /api/vacancies')).toBeUndefined();
    // @ts-expect-error Whoever is signed in may make it.
    expect(rolesOf('POST /api/discussions')).toBeUndefined();
  });
});
