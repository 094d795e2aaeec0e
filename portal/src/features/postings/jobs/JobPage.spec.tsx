import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aJob, aMatch, aMatchedSkill, aMissingSkill } from '../testing/a-job';
import { anApplication } from '../testing/an-application';

const application = anApplication({
  kind: 'job',
  applicant: { id: 'user-2', name: 'نور حيدر', profileImageUrl: null, role: 'student', email: null },
});

function openJob(handlers: Handlers = {}, options: Parameters<typeof renderApp>[0] = {}, user = aUser()) {
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/jobs/job-1': () => json(aJob()),
    'GET /api/jobs/job-1/match': () => json(aMatch()),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/jobs/job-1', ...options }) };
}

describe('the page of a vacancy', () => {
  it('tells company, pay, deadline and skills in the language of the interface [JOB-1]', async () => {
    openJob({}, { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Junior front-end developer' })).toBeInTheDocument();
    for (const text of ['Al-Rafid', '800,000 IQD a month', '31 May 2099', 'React', 'Sass']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('Applicants').nextElementSibling).toHaveTextContent(/^2$/);
  });

  it('shows what I have, am near to and lack, with the shortest way and the match after it [JOB-2]', async () => {
    const near = aMissingSkill({ skill: 'css', label: 'لغة CSS', near: 'لغة HTML', teacher: null });
    const match = aMatch({
      matchedSkills: [aMatchedSkill()],
      missingSkills: [near, aMissingSkill({ scoreAfter: 0.724 })],
    });
    openJob({ 'GET /api/jobs/job-1/match': () => json(match) });
    const panel = within(await screen.findByRole('region', { name: 'كم تناسبك؟' }));
    expect(await panel.findByRole('img', { name: 'تطابق 62%' })).toBeInTheDocument();
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'لديك',
      'أنت قريب منها',
      'تنقصك',
    ]);
    expect(panel.getByText('لا دورة لدينا تعلّمها بعد.')).toBeInTheDocument();
    const way = panel.getByRole('link', { name: /أساسيات React/ });
    expect(way).toHaveAttribute('href', '/courses/course-1');
    expect(way).toHaveTextContent('3 ساعات');
    expect(way).toHaveTextContent('بعدها: 72%');
    expect(panel.getByText('كيف نحسب النسبة؟')).toBeInTheDocument();
  });

  it('takes an application with letter and CV, then shows its state and timeline [JOB-1]', async () => {
    let hasApplied = false;
    const own = { id: 'application-1', status: 'pending' as const };
    const { user, calls } = openJob({
      'GET /api/jobs/job-1': () => json(aJob({ myApplication: hasApplied ? own : null })),
      'POST /api/jobs/job-1/applications': () => {
        hasApplied = true;
        return { status: 201, body: application };
      },
      'GET /api/applications/application-1': () => json(application),
    });
    await user.click(await screen.findByRole('button', { name: 'قدّم الآن' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'رسالتك' }), 'أبني الواجهات منذ سنتين.');
    await user.type(dialog.getByRole('textbox', { name: /سيرتك/ }), 'https://example.org/cv.pdf');
    await user.click(dialog.getByRole('checkbox', { name: /أرفق سيرتي الذاتية من هذا الموقع/ }));
    await user.click(dialog.getByRole('button', { name: 'إرسال الطلب' }));
    const timeline = within(await screen.findByRole('list', { name: 'ما جرى للطلب' }));
    expect(timeline.getByText('أُرسل الطلب')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'قدّم الآن' })).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      coverLetter: 'أبني الواجهات منذ سنتين.',
      resumeUrl: 'https://example.org/cv.pdf',
      attachesCv: true,
    });
  });

  it.each([
    ['deadline_passed' as const, 'انتهى موعد التقديم.'],
    ['closed' as const, 'لا يستقبل هذا الإعلان طلبات الآن.'],
  ])('takes none when %s, and says so [JOB-1]', async (closedReason, sentence) => {
    openJob({ 'GET /api/jobs/job-1': () => json(aJob({ closedReason })) });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'قدّم الآن' })).not.toBeInTheDocument();
  });

  it('shows its poster who applied in the place of a match [JOB-1]', async () => {
    openJob(
      {
        'GET /api/jobs/job-1': () => json(aJob({ canManage: true })),
        'GET /api/jobs/job-1/applications': () => json([{ ...application, actions: ['review', 'accept', 'reject'] }]),
      },
      {},
      aUser({ id: 'instructor-1', role: 'instructor' }),
    );
    expect(await screen.findByRole('button', { name: 'قبول: نور حيدر' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'كم تناسبك؟' })).not.toBeInTheDocument();
  });

  it('lets its poster change it on its own page, beginning with what it says [JOB-1]', async () => {
    const mine = aJob({ canManage: true, contactInfo: 'hr@rafid.example' });
    const { user, calls } = openJob(
      {
        'GET /api/jobs/job-1': () => json(mine),
        'PATCH /api/jobs/job-1': () => json({ ...mine, titleAr: 'مطوّر واجهات' }),
        'GET /api/jobs/job-1/applications': () => json([]),
      },
      {},
      aUser({ role: 'instructor' }),
    );
    await user.click(await screen.findByRole('button', { name: 'تعديل' }));
    const form = within(await screen.findByRole('dialog', { name: 'تعديل الوظيفة' }));
    const title = form.getByRole('textbox', { name: 'المسمّى الوظيفي' });
    expect(title).toHaveValue(mine.titleAr);
    await user.clear(title);
    await user.type(title, 'مطوّر واجهات');
    await user.click(form.getByRole('button', { name: 'حفظ التعديل' }));
    expect(await screen.findByText('حُفظ التعديل')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      title: 'مطوّر واجهات',
      contactInfo: 'hr@rafid.example',
      requiredSkills: ['لغة HTML', 'رياكت'],
    });
    expect(screen.queryByRole('dialog', { name: 'تعديل الوظيفة' })).not.toBeInTheDocument();
  });

  it('tells that the match could not be computed beside a vacancy that can be read [JOB-2]', async () => {
    let isBroken = true;
    const { user } = openJob({
      'GET /api/jobs/job-1/match': () => (isBroken ? problem(503, 'Service Unavailable') : json(aMatch())),
    });
    expect(await screen.findByRole('heading', { name: 'تعذّر حساب التطابق' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'تطابق 62%' })).toBeInTheDocument());
  });
});
