import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, stubApi } from '#testing/stub-api';
import { aListedJob } from '../testing/a-job';

function openJobs(handlers: Handlers = {}, options: Parameters<typeof renderApp>[0] = {}, user = aUser()) {
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/jobs': () => json([aListedJob()]),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/jobs', ...options }) };
}

const instructor = aUser({ id: 'instructor-1', role: 'instructor' });

describe('the vacancies', () => {
  it('tell place, pay, deadline and how well each fits, with matched and missing skills [JOB-1] [JOB-2]', async () => {
    openJobs();
    const link = await screen.findByRole('link', { name: 'مطوّر واجهات مبتدئ' });
    expect(link).toHaveAttribute('href', '/jobs/job-1');
    const card = within(link.closest('li')!);
    expect(card.getByRole('img', { name: 'تطابق 62%' })).toBeInTheDocument();
    for (const text of ['شركة الرافد', 'بغداد', 'دوام كامل', 'دون خبرة', '800 ألف دينار شهرياً', 'HTML', 'React']) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByText('آخر موعد 31 أيار 2099')).toBeInTheDocument();
    expect(screen.getByText('وظيفة واحدة')).toBeInTheDocument();
  });

  it('are read in the language of the interface [JOB-1] [READ-4]', async () => {
    openJobs({}, { language: 'en' });
    const link = await screen.findByRole('link', { name: 'Junior front-end developer' });
    const card = within(link.closest('li')!);
    expect(card.getByText('Al-Rafid')).toBeInTheDocument();
    expect(card.getByText('800,000 IQD a month')).toBeInTheDocument();
  });

  it('say how many skills lack and how short the nearest course is, and draw no ring of a small match [JOB-2]', async () => {
    const { match } = aListedJob();
    openJobs({ 'GET /api/jobs': () => json([aListedJob({ match: { ...match, matchScore: 0.19 } })]) });
    const card = within((await screen.findByRole('link', { name: 'مطوّر واجهات مبتدئ' })).closest('li')!);
    expect(card.getByText('تنقصك مهارة واحدة')).toBeInTheDocument();
    expect(card.getByText('أقرب دورة 3 ساعات')).toBeInTheDocument();
    expect(card.queryByRole('img', { name: /تطابق/ })).not.toBeInTheDocument();
  });

  it('invite who has told no skills to have them assessed [JOB-2]', async () => {
    const { match } = aListedJob();
    openJobs({ 'GET /api/jobs': () => json([aListedJob({ match: { ...match, matchScore: 0 } })]) });
    const invitation = await screen.findByRole('link', { name: 'قِس مهاراتك' });
    expect(invitation).toHaveAttribute('href', '/skills-assessment');
  });

  it('are ordered by nearness unless the newest are asked for [JOB-2]', async () => {
    const asked: (string | null)[] = [];
    const { user } = openJobs({
      'GET /api/jobs': (_, query) => {
        asked.push(query.get('order'));
        return json([aListedJob()]);
      },
    });
    const order = await screen.findByRole('combobox', { name: 'الترتيب' });
    expect(order).toHaveDisplayValue('الأقرب إلى مهاراتك');
    await user.selectOptions(order, 'الأحدث');
    await waitFor(() => expect(asked).toEqual(['match', 'newest']));
  });

  it('are filtered and ordered by the server, as the address says [JOB-1] [JOB-2]', async () => {
    const asked: string[] = [];
    const { user } = openJobs({
      'GET /api/jobs': (_, query) => {
        asked.push(query.toString());
        return json([aListedJob()]);
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'المحافظة' }), 'baghdad');
    await user.selectOptions(screen.getByRole('combobox', { name: 'نوع الدوام' }), 'full-time');
    await user.type(screen.getByRole('searchbox', { name: 'ابحث في الوظائف' }), 'واجهات');
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe('واجهات'));
    const expected = { order: 'match', search: 'واجهات', employmentType: 'full-time', governorate: 'baghdad' };
    await waitFor(() => expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject(expected));
  });
});

describe('posting a vacancy', () => {
  it('is offered to instructors and administrators alone [JOB-1]', async () => {
    openJobs();
    await screen.findByText('وظيفة واحدة');
    expect(screen.queryByRole('button', { name: 'إضافة وظيفة' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'أي الوظائف' })).not.toBeInTheDocument();
  });

  it('takes skills of the vocabulary, is sent once also when pressed twice, and opens the page of one that waits [JOB-1] [JOB-2] [REL-3]', async () => {
    const posted = {
      ...aListedJob({ id: 'job-9', canManage: true, status: 'pending', closedReason: 'not_published' }),
    };
    const { user, calls } = openJobs(
      {
        'GET /api/skills': () => json([{ id: 'figma', labelAr: 'فيغما', labelEn: 'Figma', category: 'design' }]),
        'POST /api/jobs': () => ({ status: 201, body: posted }),
        'GET /api/jobs/job-9': () => json(posted),
      },
      {},
      instructor,
    );
    await user.click(await screen.findByRole('button', { name: 'إضافة وظيفة' }));
    const form = within(await screen.findByRole('dialog', { name: 'إضافة وظيفة' }));
    await user.click(form.getByRole('button', { name: 'نشر الوظيفة' }));
    for (const words of ['اكتب العنوان.', 'اكتب اسم الشركة.', 'اكتب الوصف.', 'اكتب كيف يتواصل الناس معك.'])
      expect(form.getByText(words)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'المسمّى الوظيفي' })).toHaveFocus();
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/jobs')).toBe(false);
    await user.type(form.getByRole('textbox', { name: 'المسمّى الوظيفي' }), 'مصمّم');
    await user.type(form.getByRole('textbox', { name: 'اسم الشركة' }), 'نقطة');
    await user.type(form.getByRole('textbox', { name: 'الوصف' }), 'تصميم يومي.');
    await user.type(form.getByRole('textbox', { name: 'للتواصل مع من تقبله' }), 'hr@nuqta.example');
    await user.type(form.getByRole('combobox', { name: 'المهارات المطلوبة' }), 'figma');
    await user.click(await screen.findByRole('option', { name: /فيغما/ }));
    await user.dblClick(form.getByRole('button', { name: 'نشر الوظيفة' }));
    expect(await screen.findByText('ستُنشر بعد مراجعة الإدارة، وسيصلك إشعار.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/jobs/job-9'));
    const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/api/jobs');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        title: 'مصمّم',
        companyName: 'نقطة',
        description: 'تصميم يومي.',
        contactInfo: 'hr@nuqta.example',
        requiredSkills: ['فيغما'],
        niceSkills: [],
      },
    ]);
  });

  it('shows an instructor their own vacancies with the number of applicants [JOB-1]', async () => {
    const { user } = openJobs(
      { 'GET /api/jobs': (_, query) => json(query.has('mine') ? [aListedJob({ canManage: true })] : []) },
      {},
      instructor,
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'أي الوظائف' }), 'mine');
    expect(await screen.findByText('المتقدّمون: 2')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /تطابق/ })).not.toBeInTheDocument();
  });
});
