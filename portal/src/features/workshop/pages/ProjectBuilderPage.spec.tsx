import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aProject, aStep } from '../testing/a-project';
import type { ProjectDetail } from '../workshop.queries';

const base = '/api/projects/logo-design';

/** The workshop on a server that remembers what it is told. */
function openWorkshop(at: string, first: Partial<ProjectDetail> = {}, handlers: Handlers = {}) {
  const server = { project: aProject(first) };
  const change = (id: string, changes: object) => {
    const steps = server.project.steps.map((step) => (step.id === id ? { ...step, ...changes } : step));
    const completedSteps = steps.filter(({ completedAt }) => completedAt).length;
    const completedAt = completedSteps === steps.length ? '2026-11-21T10:00:00Z' : null;
    server.project = { ...server.project, steps, completedSteps, completedAt };
    return json(server.project);
  };
  const put = (id: string): Handlers => ({
    [`PUT ${base}/steps/${id}`]: ({ body }) => {
      const { isDone, ...rest } = body as { isDone?: boolean };
      return change(id, { ...rest, ...(isDone && { completedAt: '2026-11-21T10:00:00Z' }) });
    },
  });
  const person = aUser();
  const calls = stubApi({
    ...commonHandlers(person),
    'GET /api/projects': () => json([server.project]),
    [`GET ${base}`]: () => json(server.project),
    ...put('brief'),
    ...put('research'),
    [`PUT ${base}/shown`]: ({ body }) => {
      server.project = { ...server.project, ...(body as object) };
      return json(server.project);
    },
    ...handlers,
  });
  rememberAs(person);
  return { calls, server, ...renderApp({ at }) };
}

const sent = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('/project-builder', () => {
  it('offers the projects with level, length and how far one is [WRK-1]', async () => {
    const { user } = openWorkshop('/project-builder', { startedAt: '2026-11-01T00:00:00Z', completedSteps: 1 });
    const card = (await screen.findByRole('link', { name: 'تصميم شعار' })).closest('li')!;
    expect(within(card).getByText('متوسط')).toBeInTheDocument();
    expect(within(card).getByText('نحو ساعتين')).toBeInTheDocument();
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(within(card).getByText('تابع المشروع')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'تصميم شعار' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'تصميم شعار' })).toBeInTheDocument();
  });

  it('opens the first step that is not done and tells goal, way and sign [WRK-1]', async () => {
    openWorkshop('/project-builder?project=logo-design', {
      steps: [aStep({ completedAt: '2026-11-01T00:00:00Z' }), aStep({ id: 'research', titleAr: 'انظر حولك' })],
      completedSteps: 1,
    });
    expect(await screen.findByRole('button', { name: /الخطوة 2: انظر حولك/ })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('أن تعرف ماذا يجب أن يقول الشعار.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /الخطوة 1/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks steps as done after asking, celebrates the last one and puts the project on the profile [WRK-1]', async () => {
    const { user, calls } = openWorkshop('/project-builder?project=logo-design');
    for (let step = 0; step < 2; step += 1) {
      await user.click(await screen.findByRole('button', { name: 'أنجزت هذه الخطوة' }));
      await user.click(screen.getByRole('button', { name: 'نعم، أنجزتها' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(await screen.findByRole('heading', { name: 'أكملت مشروع «تصميم شعار»' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'أنجزت هذه الخطوة' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'إضافته إلى ملفي' }));
    expect(await screen.findByText('يظهر على صفحتك العامة وفي سيرتك الذاتية.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ isDone: true }, { isDone: true }, { isShown: true }]);
  });

  it('leaves the step open where the answer is not yet [WRK-1]', async () => {
    const { user, calls } = openWorkshop('/project-builder?project=logo-design');
    await user.click(await screen.findByRole('button', { name: 'أنجزت هذه الخطوة' }));
    await user.click(screen.getByRole('button', { name: 'ليس بعد' }));
    expect(sent(calls)).toEqual([]);
  });

  it('saves notes by themselves, and at once when the field is left [WRK-1]', async () => {
    const { user, server } = openWorkshop('/project-builder?project=logo-design');
    await user.type(await screen.findByLabelText('ملاحظاتك'), 'سألت صاحب المقهى');
    expect(window.localStorage.getItem('masarNotes user-1 logo-design brief')).toContain('سألت صاحب المقهى');
    await user.tab();
    expect(await screen.findByText('حُفظ')).toBeInTheDocument();
    expect(server.project.steps[0]?.notes).toBe('سألت صاحب المقهى');
    await waitFor(() => expect(window.localStorage.getItem('masarNotes user-1 logo-design brief')).toBeNull());
  });

  it('keeps what the server did not take, and brings it back on the next visit [WRK-1]', async () => {
    const refuse: Handlers = { [`PUT ${base}/steps/brief`]: () => problem(422, 'Unprocessable') };
    const { user, unmount } = openWorkshop('/project-builder?project=logo-design', {}, refuse);
    await user.type(await screen.findByLabelText('ملاحظاتك'), 'نص مهم');
    await user.tab();
    expect(await screen.findByText('لم يُحفظ على الخادم بعد؛ نصّك باقٍ على جهازك.')).toBeInTheDocument();
    unmount();
    const { server } = openWorkshop('/project-builder?project=logo-design');
    expect(await screen.findByLabelText('ملاحظاتك')).toHaveValue('نص مهم');
    await waitFor(() => expect(server.project.steps[0]?.notes).toBe('نص مهم'));
  });

  it('takes a link without its scheme as evidence [WRK-1]', async () => {
    const { user, calls } = openWorkshop('/project-builder?project=logo-design');
    await user.type(await screen.findByLabelText('رابط'), 'example.org/logo');
    await user.click(screen.getByRole('button', { name: 'حفظ الرابط' }));
    expect(await screen.findByText('حُفظ الرابط')).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ evidenceUrl: 'https://example.org/logo' }]);
  });

  it('says that a project does not exist and leads back [WRK-1]', async () => {
    openWorkshop('/project-builder?project=rocket');
    expect(await screen.findByRole('heading', { level: 1, name: 'لا يوجد هذا المشروع' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'كل المشاريع' })).toHaveAttribute('href', '/project-builder');
  });
});
