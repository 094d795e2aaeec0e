import type { Language } from '@masar/i18n';
import { screen } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';
import type { Person } from '../person.queries';

const aPerson = (changes: Partial<Person> = {}): Person => ({
  address: 'sara',
  nameAr: 'سارة علي حسن',
  nameEn: 'Sara Ali Hasan',
  bio: 'أتعلّم كل يوم.',
  role: 'student',
  profileImageUrl: null,
  memberSince: '2026-06-24T00:00:00Z',
  contact: null,
  certificates: [
    {
      courseTitleAr: 'أساسيات React',
      courseTitleEn: 'React Basics',
      verificationCode: '7K2M9QXA4TRDV8HN',
      holderNameAr: 'سارة علي حسن',
      holderNameEn: 'Sara Ali Hasan',
      evidence: 'B',
      durationHours: 3,
      issuedAt: '2026-08-28T00:00:00Z',
    },
  ],
  skills: null,
  projects: [
    {
      id: 'personal-website',
      titleAr: 'موقع شخصي',
      titleEn: 'Personal website',
      skills: [],
      links: ['https://sara.example/'],
      completedAt: '2026-10-02T00:00:00Z',
    },
  ],
  discussions: null,
  ...changes,
});

function visit(answer: () => ReturnType<typeof json>, language: Language = 'ar') {
  stubApi({ ...commonHandlers(), 'GET /api/people/sara': answer });
  return renderApp({ at: '/people/sara', language });
}

describe('/people/{address}', () => {
  it('shows visitors the person and what can be verified [PRF-3]', async () => {
    visit(() => json(aPerson()));
    expect(await screen.findByRole('heading', { level: 1, name: 'سارة علي حسن' })).toBeInTheDocument();
    expect(screen.getByText('Sara Ali Hasan')).toBeInTheDocument();
    expect(screen.getByText('شهادة إنجاز')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'التحقق من شهادة أساسيات React' })).toHaveAttribute(
      'href',
      '/verify/7K2M9QXA4TRDV8HN',
    );
    expect(screen.getByRole('link', { name: 'sara.example/' })).toHaveAttribute('rel', 'nofollow ugc noreferrer');
    expect(screen.queryByRole('heading', { name: 'المهارات' })).not.toBeInTheDocument();
    expect(document.title).toBe('سارة علي حسن · مسار');
  });

  it('leads with the Latin name in English [PRF-3] [I18N-1]', async () => {
    visit(() => json(aPerson()), 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sara Ali Hasan' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verify the certificate of React Basics' })).toBeInTheDocument();
  });

  it('says that there is nothing where the page is closed or unknown [PRF-3]', async () => {
    visit(() => problem(404, 'Not Found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'لا توجد صفحة عامة هنا' })).toBeInTheDocument();
  });

  it('leads to the mailbox or page by which the person may be reached [PRF-3]', async () => {
    visit(() => json(aPerson({ contact: 'sara@work.example' })));
    expect(await screen.findByRole('link', { name: 'مراسلة بالبريد' })).toHaveAttribute(
      'href',
      'mailto:sara@work.example',
    );
    expect(screen.getByText('sara@work.example')).toBeInTheDocument();
  });

  it('opens a page of theirs without telling it who comes [PRF-3]', async () => {
    visit(() => json(aPerson({ contact: 'https://sara.example/' })));
    const link = await screen.findByRole('link', { name: 'صفحة التواصل' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://sara.example/',
      'nofollow ugc noreferrer',
    ]);
  });

  it('stays friendly before the first record [PRF-3]', async () => {
    visit(() => json(aPerson({ certificates: [], projects: [] })));
    expect(await screen.findByText('لا شيء هنا بعد')).toBeInTheDocument();
  });
});
