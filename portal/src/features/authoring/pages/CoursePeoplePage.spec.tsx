// Loaded before the first test, which would otherwise wait for the lazy screen.
import './CoursePeoplePage';
import { screen, waitFor, within } from '@testing-library/react';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { CoursePerson } from '../people.queries';
import { aCourse } from '../testing/a-course';

const aPerson = (changes: Partial<CoursePerson> = {}): CoursePerson => ({
  id: 'user-1',
  name: 'أحمد كريم',
  profileImageUrl: null,
  right: 'owner',
  isInEffect: true,
  ...changes,
});
const colleague = aPerson({ id: 'user-2', name: 'نور حيدر', right: 'assistant' });

function open(handlers: Handlers = {}, course: Partial<CourseDetail> = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1': () => json(aCourse(course)),
    'GET /api/courses/c1/people': () => json([aPerson(), colleague]),
    'GET /api/courses/c1/invitations': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/people' }) };
}

describe('/courses/{id}/people', () => {
  beforeEach(() => window.localStorage.clear());

  it('shows who teaches with which right, and lets the owner change and take back those of others [CRS-14]', async () => {
    const { user, calls } = open({
      'PATCH /api/courses/c1/people/user-2': () => json({ ...colleague, right: 'teacher' }),
      'DELETE /api/courses/c1/people/user-2': () => ({ status: 204 }),
    });
    await screen.findByText('نور حيدر');
    const [own, other] = within(await screen.findByRole('region', { name: 'من يدرّس الدورة' })).getAllByRole('listitem');
    expect(own).toHaveTextContent('أحمد كريم');
    expect(own).toHaveTextContent('صاحب الدورة');
    expect(within(own!).queryByRole('button')).toBeNull();
    await user.selectOptions(within(other!).getByRole('combobox', { name: 'صلاحية نور حيدر' }), 'teacher');
    expect(await screen.findByText('تغيّرت الصلاحية')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'سحب صلاحية نور حيدر' }));
    await user.click(screen.getByRole('button', { name: 'سحب الصلاحية' }));
    await waitFor(() =>
      expect(calls).toContainEqual({ method: 'DELETE', path: '/api/courses/c1/people/user-2', body: undefined }),
    );
    expect(calls).toContainEqual({
      method: 'PATCH',
      path: '/api/courses/c1/people/user-2',
      body: { right: 'teacher' },
    });
  });

  it('invites an address, says what is wrong with it, and keeps those that wait in sight [CRS-14]', async () => {
    const waiting = { id: 'i1', email: 'noor@masar.test', right: 'teacher', createdAt: '2026-11-20T08:00:00.000Z' };
    let invitations: (typeof waiting)[] = [];
    const { user, calls } = open({
      'GET /api/courses/c1/invitations': () => json(invitations),
      'POST /api/courses/c1/invitations': () => {
        invitations = [waiting];
        return json(waiting);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'إرسال الدعوة' }));
    const email = screen.getByRole('textbox', { name: 'البريد الإلكتروني' });
    expect(email).toBeInvalid();
    await user.type(email, 'noor@masar.test');
    await user.click(screen.getByRole('button', { name: 'إرسال الدعوة' }));
    expect(await screen.findByRole('button', { name: 'سحب دعوة noor@masar.test' })).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/courses/c1/invitations',
      body: { email: 'noor@masar.test', right: 'teacher' },
    });
  });

  it('lets who assists leave, and nothing else [CRS-14]', async () => {
    open(
      { 'GET /api/courses/c1/people': () => json([{ ...colleague, right: 'owner' }, aPerson({ right: 'assistant' })]) },
      { right: 'assistant', canEdit: false, canDirect: false },
    );
    expect(await screen.findByRole('button', { name: 'ترك التدريس' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'إرسال الدعوة' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is closed to instructors who do not teach the course [CRS-14]', async () => {
    open({}, { right: null, canMark: false, canEdit: false, canDirect: false });
    expect(await screen.findByText('هذه الدورة ليست لك')).toBeInTheDocument();
  });

  it('says that the teachers could not be loaded, and why [CRS-14]', async () => {
    open({ 'GET /api/courses/c1/people': () => problem(500, 'تعطّل الخادم') });
    expect(await screen.findByText('تعذّر تحميل المدرّسين')).toBeInTheDocument();
  });
});
