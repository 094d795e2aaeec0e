// Loaded before the first test, which would otherwise wait for the lazy screen.
import './AssignmentPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { Work } from '../assignments.queries';
import { anAssignment, aWork } from '../testing/a-work';

const draft = (text: string) =>
  aWork({ state: 'draft', text, handedInAt: null, dueAt: null, daysLate: 0, rubric: null, passMark: null, version: 1 });

function open(work: Work[], handlers: Handlers = {}) {
  const user = aUser();
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/assignments/a1': () => json(anAssignment()),
    'GET /api/assignments/a1/work': () => json(work),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/assignments/a1' }) };
}

describe('/courses/{id}/assignments/{assignmentId}', () => {
  beforeEach(() => window.localStorage.clear());

  it('keeps what is written by itself and hands it in after a question [ASG-1]', async () => {
    const { user, calls } = open([], {
      'PUT /api/assignments/a1/draft': ({ body }) => json(draft((body as { text: string }).text)),
      'POST /api/assignments/a1/submit': () => json(aWork({ text: 'عملي' })),
    });
    await user.type(await screen.findByLabelText(/اكتب عملك/), 'عملي');
    expect(await screen.findByText('حُفظت المسودة', {}, { timeout: 8000 })).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'عملي', links: [] });
    await user.click(screen.getByRole('button', { name: 'تسليم العمل' }));
    const dialog = await screen.findByRole('dialog', { name: 'هل تسلّم عملك الآن؟' });
    expect(calls.some(({ path }) => path.endsWith('/submit'))).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'تسليم العمل' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/submit'))).toBe(true));
  });

  it('leads to its lesson, where it has one [ASG-1]', async () => {
    open([], { 'GET /api/assignments/a1': () => json({ ...anAssignment(), lessonId: 'l1' }) });
    expect(await screen.findByRole('link', { name: 'فتح درسه' })).toHaveAttribute('href', '/courses/c1/lessons/l1');
  });

  it('leads nowhere where it belongs to the whole course [ASG-1]', async () => {
    open([], { 'GET /api/assignments/a1': () => json({ ...anAssignment(), lessonId: null }) });
    await screen.findByLabelText(/اكتب عملك/);
    expect(screen.queryByRole('link', { name: 'فتح درسه' })).not.toBeInTheDocument();
  });

  it('shows the mark with each criterion, comments on places and what being late cost [ASG-2]', async () => {
    const mark = {
      number: 1,
      levels: [
        { row: 0, level: 1 },
        { row: 1, level: 1 },
      ],
      points: 6,
      maximum: 6,
      score: '90.00',
      hasPassed: true,
      comment: 'أحسنت',
      notes: [{ from: 4, to: 8, quote: 'عملي', text: 'جميل' }],
      reason: null,
      markedAt: '2026-11-21T08:00:00.000Z',
    };
    open([aWork({ state: 'marked', score: '90.00', hasPassed: true, marks: [mark] })]);
    const round = await screen.findByRole('region', { name: 'الجولة 1' });
    expect(within(round).getByText('90%')).toBeInTheDocument();
    expect(within(round).getByText(/خُصم 10% بسبب التأخير/)).toBeInTheDocument();
    expect(within(round).getByText('جميل')).toBeInTheDocument();
    expect(screen.getAllByText('البنية')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'تسليم العمل' })).not.toBeInTheDocument();
  });

  it('lets work that waits be taken back [ASG-1]', async () => {
    const { user, calls } = open([aWork()], {
      'POST /api/submissions/w1/withdraw': () => json(draft('هذا عملي الأول.')),
    });
    await user.click(await screen.findByRole('button', { name: 'سحب العمل لتعديله' }));
    expect(await screen.findByLabelText(/اكتب عملك/)).toHaveValue('هذا عملي الأول.');
    expect(calls.some(({ path }) => path.endsWith('/withdraw'))).toBe(true);
  });

  it('stops sending when somebody else of the group changed the draft, and loads what they wrote [ASG-1]', async () => {
    const group = {
      number: 2,
      members: [
        { id: 'u1', name: 'زهراء' },
        { id: 'u2', name: 'علي' },
      ],
    };
    let kept = 'ما كتبته أنا';
    const ofGroup = () => ({ ...draft(kept), group: 2 });
    const { user, calls } = open([ofGroup()], {
      'GET /api/assignments/a1': () => json(anAssignment({ isGroupWork: true, group })),
      'GET /api/assignments/a1/work': () => json([ofGroup()], { 'X-Total-Count': '1' }),
      'PUT /api/assignments/a1/draft': () => problem(412, 'غيّر شخص آخر هذا العمل'),
    });
    const field = await screen.findByLabelText(/اكتب عملك/);
    expect(screen.getByRole('region', { name: 'أعضاء المجموعة' })).toHaveTextContent('علي');
    kept = 'ما كتبه علي';
    await user.type(field, '!');
    await user.click(await screen.findByRole('button', { name: 'تحميل ما كتبته المجموعة' }, { timeout: 8000 }));
    await waitFor(() => expect(field).toHaveValue('ما كتبه علي'));
    const puts = calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([{ text: 'ما كتبته أنا!', links: [], version: 1 }]);
  });

  it('does not put what one device kept over what another sent since, unless that is chosen [ASG-1, REL-3]', async () => {
    let arrived = 'أول';
    const handlers: Handlers = {
      'GET /api/assignments/a1/work': () => json([draft(arrived)], { 'X-Total-Count': '1' }),
      'PUT /api/assignments/a1/draft': () => problem(503, 'الخادم مشغول.'),
    };
    const former = open([draft(arrived)], handlers);
    await former.user.type(await screen.findByLabelText(/اكتب عملك/), ' هنا');
    former.unmount();
    arrived = 'ثانٍ من جهاز آخر';
    const { user, calls } = open([draft(arrived)], handlers);
    expect(await screen.findByLabelText(/اكتب عملك/)).toHaveValue('أول هنا');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' }));
    expect(screen.getByLabelText(/اكتب عملك/)).toHaveValue('ثانٍ من جهاز آخر');
  });

  it('knows what arrived while one typed on as one’s own, after the tab was closed [ASG-1, REL-3]', async () => {
    let arrived = 'أول';
    let answer: (() => void) | undefined;
    const handlers: Handlers = {
      'GET /api/assignments/a1/work': () => json([draft(arrived)], { 'X-Total-Count': '1' }),
      'PUT /api/assignments/a1/draft': async ({ body }) => {
        await new Promise<void>((resolve) => (answer = resolve));
        arrived = (body as { text: string }).text;
        return json(draft(arrived));
      },
    };
    const former = open([draft(arrived)], handlers);
    await former.user.type(await screen.findByLabelText(/اكتب عملك/), ' ثانٍ');
    await waitFor(() => expect(answer).toBeDefined(), { timeout: 8000 });
    await former.user.type(screen.getByLabelText(/اكتب عملك/), ' ثالث');
    answer!();
    await waitFor(() => expect(arrived).toBe('أول ثانٍ'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    former.unmount();
    open([draft(arrived)], handlers);
    expect(await screen.findByLabelText(/اكتب عملك/)).toHaveValue('أول ثانٍ ثالث');
    expect(screen.queryByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' })).not.toBeInTheDocument();
  });

  it('lets who was not named as taking part hand in alone, and says so [ASG-1] [EVD-8]', async () => {
    const members = [
      { id: aUser().id, name: 'زهراء', tookPart: false, exceptedBecause: null },
      { id: 'u2', name: 'علي', tookPart: true, exceptedBecause: null },
    ];
    const ofGroup = aWork({ id: 'w9', state: 'marked', hasPassed: true, score: '90.00', group: 2, members });
    const work = [ofGroup];
    const { user, calls } = open(work, {
      'GET /api/assignments/a1': () => json(anAssignment({ isGroupWork: true, group: { number: 2, members } })),
      'PUT /api/assignments/a1/draft': ({ body }) => {
        work.unshift({ ...draft((body as { text: string }).text), round: 2 });
        return json(work[0]);
      },
    });
    const form = within(await screen.findByRole('region', { name: 'عملك' }));
    expect(form.getByText(/يمكنك أن تسلّم هنا عملاً لك وحدك/)).toBeInTheDocument();
    expect(screen.queryByText(/تكتبون مسودة واحدة/)).not.toBeInTheDocument();
    const field = form.getByLabelText(/اكتب عملك/);
    expect(field).toHaveValue('');
    await user.type(field, 'عملي');
    expect(await screen.findByText('حُفظت المسودة', {}, { timeout: 8000 })).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'عملي', links: [] });
    expect(field).toBeInTheDocument();
  });

  it('offers who was named nothing more once the group has passed [ASG-1] [EVD-8]', async () => {
    const members = [{ id: aUser().id, name: 'زهراء', tookPart: true, exceptedBecause: null }];
    open([aWork({ state: 'marked', hasPassed: true, score: '90.00', group: 2, members })], {
      'GET /api/assignments/a1': () => json(anAssignment({ isGroupWork: true, group: { number: 2, members } })),
    });
    expect(await screen.findByRole('region', { name: 'الجولة 1' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/اكتب عملك/)).not.toBeInTheDocument();
  });

  it('says that the reader is in no group yet, and offers no draft [ASG-1]', async () => {
    open([], { 'GET /api/assignments/a1': () => json(anAssignment({ isGroupWork: true, group: null })) });
    expect(await screen.findByText(/ولست في مجموعة بعد/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/اكتب عملك/)).not.toBeInTheDocument();
  });

  it('says which files keep the name of their author before others review them without one, and the way out [ASG-2]', async () => {
    const file = (name: string, isVoice = false) => ({ id: name, name, url: '/f', size: 9, isPhoto: false, isVoice });
    const files = [file('تقرير.doc'), file('شرح.webm'), file('صوت.webm', true), file('بحث.docx')];
    open([{ ...draft('عملي'), files }], {
      'GET /api/assignments/a1': () => json(anAssignment({ peerReviews: 2 })),
      'GET /api/assignments/a1/own-reviews': () =>
        json({ wanted: 2, done: 0, isOpen: true, hasHandedIn: false, mayTake: false, reviews: [] }),
    });
    expect(await screen.findByText(/احفظه بصيغة docx/)).toHaveTextContent('تقرير.doc');
    expect(screen.getByText(/احفظ التسجيل بصيغة MP3/, { selector: '.MuiAlert-message' })).toHaveTextContent('شرح.webm');
    expect(screen.getAllByText(/ثم أزله من هنا/)).toHaveLength(2);
    expect(screen.getByText(/doc وxls وppt/)).toHaveTextContent('وأزل كلمة المرور قبل أن ترفع الملف');
  });

  it('says nothing of it where only who teaches reads them [ASG-2]', async () => {
    const one = { id: 'f1', name: 'تقرير.doc', url: '/f', size: 9, isPhoto: false, isVoice: false };
    open([{ ...draft('عملي'), files: [one] }]);
    expect(await screen.findByText('تقرير.doc')).toBeInTheDocument();
    expect(screen.queryByText(/دون أن يعرفوا صاحبه/)).not.toBeInTheDocument();
    expect(screen.queryByText(/ثم أزله من هنا/)).not.toBeInTheDocument();
  });
});
