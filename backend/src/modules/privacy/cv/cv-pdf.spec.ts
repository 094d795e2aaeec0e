import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@masar/i18n';
import type { AppConfig } from '#platform/config/app-config';
import { LimitedWork } from '#platform/limited-work/limited-work';
import { workLimits } from '#platform/limited-work/work-limits';
import type { CvRecord } from './cv.queries.js';
import { cvContent } from './cv-content.js';
import { CvPdf } from './cv-pdf.js';

const record: CvRecord = {
  person: {
    id: '1',
    email: 'sara@masar.test',
    first_name: 'سارة',
    last_name: 'حسن',
    name_ar: 'سارة علي حسن',
    name_en: 'Sara Ali Hasan',
    bio: 'أتعلّم البرمجة و React لأفتح مشروعي الأول.',
    role: 'student',
    profile_image_url: null,
    created_at: '2026-01-01T00:00:00Z',
  },
  certificates: [
    {
      id: 'c',
      course_id: 'k',
      certificate_number: 'MSR-2026-000731',
      verification_code: '7K2M9QXA4TRDV8HN',
      grade: '95.50',
      evidence: null,
      shown_by: null,
      status: 'verified',
      issued_at: new Date('2026-11-21T06:15:00.120Z'),
      completed_at: new Date('2026-11-21T06:15:00.120Z'),
      course_title_ar: 'أساسيات React (الجزء 2)',
      course_title_en: 'React Basics (part 2)',
      issuer_name_ar: 'مسار',
      issuer_name_en: 'Masar',
      signed_summary: null,
      signatory: null,
      signature_id: null,
      holder_name_ar: 'سارة علي حسن',
      holder_name_en: 'Sara Ali Hasan',
      instructor_name_ar: 'د. زهراء كاظم',
      instructor_name_en: 'Dr Zahraa Kadhim',
      duration_hours: 3,
      lessons_count: 19,
      skills: [],
    },
  ],
  skills: [
    { labelAr: 'جافاسكربت', labelEn: 'JavaScript', level: 4, source: 'assessed' },
    { labelAr: 'لغة C++', labelEn: 'C++', level: 2, source: 'self-stated' },
  ].map((skill) => ({
    ...skill,
    source: skill.source as 'assessed' | 'self-stated',
    skillId: skill.labelEn,
    achievedLevel: null,
    confidence: null,
    acquiredAt: '2026-11-01T00:00:00Z',
    expiresAt: null,
    statedLevel: null,
  })),
  projects: [
    {
      id: 'personal-website',
      title: { ar: 'موقع شخصي', en: 'Personal website' },
      skills: [{ ar: 'HTML', en: 'HTML' }],
      links: ['https://sara.example/'],
      completedAt: '2026-10-02T00:00:00Z',
    },
  ],
  experience: [
    {
      kind: 'volunteer',
      title: { ar: 'تعليم الحاسوب', en: 'Teaching computers' },
      organisation: { ar: 'منظمة نور', en: 'Noor' },
      from: '2026-03-01',
      to: null,
      isOngoing: true,
      times: 1,
      hours: '12.50',
      confirmedBy: { ar: 'علي حسن', en: 'Ali Hasan' },
    },
    {
      kind: 'service',
      title: { ar: 'ترجمة', en: 'Translation' },
      organisation: null,
      from: '2026-02-01',
      to: '2026-05-01',
      isOngoing: false,
      times: 3,
      hours: null,
      confirmedBy: null,
    },
  ],
};

const made = new Date('2026-11-21T09:00:00Z');
const work = new LimitedWork({ ...workLimits, niceness: 0 });
const pdf = new CvPdf({ http: { publicUrl: 'https://masar.example' } } as AppConfig, work);
const render = (language: Language, changes: Partial<CvRecord> = {}) =>
  pdf.render({ ...record, ...changes }, language, made);

const hasExtractor = spawnSync('pdftotext', ['-v']).error === undefined;

/** What copying gives, without the marks of direction that the tool adds. */
function extract(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-cv-'));
  try {
    writeFileSync(join(folder, 'cv.pdf'), bytes);
    const { stdout } = spawnSync('pdftotext', [join(folder, 'cv.pdf'), '-'], { encoding: 'utf8' });
    return stdout.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a CV as PDF', () => {
  afterAll(() => work.onApplicationShutdown());

  (hasExtractor ? it : it.skip)(
    'gives its Arabic and Latin text back when copied (needs pdftotext) [PRF-2]',
    async () => {
      const arabic = extract(await render('ar'));
      const parts = ['سارة علي حسن', 'Sara Ali Hasan', 'sara@masar.test', 'الشهادات', 'الخبرة', 'منظمة نور', 'مرات'];
      parts.push('جافاسكربت', '4/5', 'يذكرها صاحب السيرة', 'masar.example/verify/7K2M9QXA4TRDV8HN', 'موقع شخصي');
      for (const part of parts) expect(arabic).toContain(part);
      const english = extract(await render('en'));
      for (const part of ['React Basics (part 2)', 'taught by Dr Zahraa Kadhim', 'March 2026 – now', 'C++ 2/5'])
        expect(english).toContain(part);
    },
  );

  it('tells assistive software every line in its logical order [PRF-2] [A11Y-1]', async () => {
    const unescaped = (await render('ar')).toString('latin1').replace(/\\([()\\])/g, '$1');
    const holds = (line: string) => unescaped.includes(Buffer.from(line, 'utf16le').swap16().toString('latin1'));
    for (const line of ['سارة علي حسن', 'أساسيات React (الجزء 2)']) expect([line, holds(line)]).toEqual([line, true]);
  });

  it('tells hours with who confirmed them, no end that is still to come, and signs at their letters [PRF-2]', () => {
    const bio = 'أكتب C++ و .NET';
    const said = cvContent({ ...record, person: { ...record.person, bio } }, 'ar', 'https://masar.example');
    const [volunteering] = said.sections[0]!.entries;
    expect(volunteering).toMatchObject({ when: 'آذار 2026 – الآن' });
    expect(volunteering!.lines[0]!.replace(/[\u2066-\u2069]/gu, '').replace('\u00A0', ' ')).toBe(
      'تطوّع · منظمة نور · 12.5 ساعة · بتأكيد علي حسن',
    );
    expect(said.bio).toBe('أكتب \u2066C++\u2069 و \u2066.NET\u2069');
  });

  it('leads to the proof of each certificate [PRF-2] [CRT-4]', async () => {
    expect((await render('en')).toString('latin1')).toContain('https://masar.example/verify/7K2M9QXA4TRDV8HN');
  });

  it('takes as many pages as it needs, and one sentence where there is nothing yet [PRF-2]', async () => {
    const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    const many = Array.from({ length: 30 }, () => record.certificates[0]!);
    expect(pages(await render('ar', { certificates: many }))).toBeGreaterThan(2);
    expect(pages(await render('ar', { certificates: [], skills: [], projects: [], experience: [] }))).toBe(1);
  });
});
