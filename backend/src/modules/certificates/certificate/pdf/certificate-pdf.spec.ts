import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@masar/i18n';
import type { AppConfig } from '#platform/config/app-config';
import { LimitedWork } from '#platform/limited-work/limited-work';
import { workLimits } from '#platform/limited-work/work-limits';
import { lettersOfPdf } from '#testing/glyphs-of-pdf';
import { qrCodeOfPdf } from '#testing/qr-code-of-pdf';
import type { CertificateFactsRow } from '../certificate.queries.js';
import { CertificatePdf } from './certificate-pdf.js';
import type { SignaturePictures } from './signature-pictures.js';

const row: CertificateFactsRow = {
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
  holder_name_ar: 'سارة علي حسن',
  holder_name_en: 'Sara Ali Hasan',
  instructor_name_ar: 'د. زهراء كاظم',
  instructor_name_en: 'Dr Zahraa Kadhim',
  duration_hours: 3,
  lessons_count: 19,
  skills: [{ ar: 'كتابة JSX', en: 'Writing JSX' }],
  signed_summary: null,
  signatory: null,
  signature_id: null,
};

const work = new LimitedWork({ ...workLimits, niceness: 0 });
const signature = readFileSync(join(import.meta.dirname, '../../../../../seeds/demo/signature.png'));
const signatures: Pick<SignaturePictures, 'of'> = {
  of: (id) => Promise.resolve(id === null ? null : id === 'broken' ? signature.subarray(0, 40) : signature),
};
const pdf = new CertificatePdf(
  { http: { publicUrl: 'https://masar.example' } } as AppConfig,
  work,
  signatures as SignaturePictures,
);
const render = (language: Language, changes: Partial<CertificateFactsRow> = {}) =>
  pdf.render({ ...row, ...changes }, language);

/** True when a line stands in the file's tags, which hold the logical text (UTF-16 or plain Latin, with brackets escaped). */
function tagsHold(bytes: Buffer, line: string): boolean {
  const unescaped = bytes.toString('latin1').replace(/\\([()\\])/g, '$1');
  return [Buffer.from(line, 'utf16le').swap16().toString('latin1'), `(${line})`].some((held) =>
    unescaped.includes(held),
  );
}

/** The file's own properties point at their texts. */
function authorOf(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1');
  const reference = /\/Author (\d+) 0 R/.exec(text)?.[1];
  return new RegExp(`\\n${reference} 0 obj\\n\\((.*)\\)`).exec(text)?.[1];
}

const hasExtractor = spawnSync('pdftotext', ['-v']).error === undefined;

/** What copying gives, without the marks of direction that the tool adds. */
function extract(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-pdf-'));
  try {
    writeFileSync(join(folder, 'page.pdf'), bytes);
    const { stdout } = spawnSync('pdftotext', [join(folder, 'page.pdf'), '-'], { encoding: 'utf8' });
    return stdout.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a certificate as PDF', () => {
  afterAll(() => work.onApplicationShutdown());

  it.each(['ar', 'en'] as const)('has the same bytes for the same certificate in %s [CRT-3]', async (language) => {
    const [one, two] = [await render(language), await render(language)];
    expect(one.equals(two)).toBe(true);
    expect(work.processOf('papers')).not.toBe(process.pid);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await render(language, { verification_code: '0000000000000000' })).equals(one)).toBe(false);
  });

  it('tells assistive software every line in its logical order [CRT-3] [A11Y-1]', async () => {
    const bytes = await render('ar');
    for (const line of ['سارة علي حسن', 'لإتمام دورة «أساسيات React (الجزء 2)» بنجاح', '21 تشرين الثاني 2026']) {
      expect([line, tagsHold(bytes, line)]).toEqual([line, true]);
    }
    expect(tagsHold(bytes, 'نسح يلع ةراس')).toBe(false);
  });

  (hasExtractor ? it : it.skip)(
    'gives Arabic, Latin and numbers back when copied (needs pdftotext) [CRT-3]',
    async () => {
      const arabic = extract(await render('ar'));
      const parts = [
        'شهادة إتمام دورة',
        'سارة علي حسن',
        'Sara Ali Hasan',
        'لإتمام دورة',
        'تاريخ الإتمام',
        'زهراء كاظم',
      ];
      for (const part of [...parts, '95.5%', 'MSR-2026-000731', '7K2M-9QXA-4TRD-V8HN']) expect(arabic).toContain(part);
      const english = extract(await render('en'));
      for (const part of ['for successfully completing “React Basics (part 2)”', 'سارة علي حسن', '21 November 2026']) {
        expect(english).toContain(part);
      }
    },
  );

  it('names the organisation that issued it, in either script [CRT-3] [SET-1]', async () => {
    const issuer = { issuer_name_ar: 'مؤسسة نور', issuer_name_en: 'Noor C++ Club' };
    expect(tagsHold(await render('ar', issuer), 'مؤسسة نور')).toBe(true);
    const english = await render('en', issuer);
    expect(tagsHold(english, 'Noor C++ Club')).toBe(true);
    expect(authorOf(english)).toBe('Noor C++ Club');
    expect(authorOf(await render('en'))).toBe('Masar');
  });

  it.each(['ar', 'en'] as const)(
    'leads a scanner to the proof, and says by itself what it states, in %s [CRT-3] [CRT-8]',
    async (language) => {
      const address = 'https://masar.example/verify/7K2M9QXA4TRDV8HN';
      expect(qrCodeOfPdf(await render(language))).toBe(address);
      for (const length of [260, 700]) {
        const summary = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.repeat(22).slice(0, length);
        expect(qrCodeOfPdf(await render(language, { signed_summary: summary }))).toBe(`${address}#${summary}`);
      }
    },
  );

  it('prints Arabic-Indic digits in their order, and letters that the first font lacks [CRT-3]', async () => {
    const bytes = await render('ar', {
      course_title_ar: 'برمجة C++ دفعة ٢٠٢٦',
      holder_name_ar: 'ئاڕام ۱۴۰۵',
      holder_name_en: 'Ḥasan Nguyễn Сергей 王小明',
    });
    const seen = lettersOfPdf(bytes)
      .sort((one, other) => Math.round(one.y - other.y) || one.x - other.x)
      .map(({ letter }) => letter)
      .join('')
      .normalize('NFC');
    for (const part of ['٢٠٢٦', '۱۴۰۵', 'C++', 'Ḥasan', 'Nguyễn', 'Сергей', '王小明']) expect(seen).toContain(part);
  });

  it('is printed whatever was kept before: pictures go, unknown letters leave a sign, ﷺ is words [CRT-3]', async () => {
    const kept = await render('en', { course_title_en: 'React 🚀 𝓕𝓪𝓼𝓽', holder_name_en: '김민준 Kim' });
    const seen = lettersOfPdf(kept).map(({ letter }) => letter);
    const held = seen.join('');
    expect(held).not.toMatch(/🚀|김/u);
    expect(seen.filter((letter) => letter === '\uFFFD')).toHaveLength(3);
    const sorted = (text: string) => [...text].sort().join('');
    expect(sorted(held)).toContain('F');
    expect((await render('ar', { course_title_ar: 'سيرة النبي ﷺ' })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is called by how it was shown; those from before keep their text [EVD-4]', async () => {
    const titles = { A: 'شهادة إنجاز', B: 'شهادة إنجاز', C: 'شهادة مشاركة' } as const;
    for (const evidence of ['A', 'B', 'C'] as const)
      expect(tagsHold(await render('ar', { evidence }), titles[evidence])).toBe(true);
    expect(tagsHold(await render('en', { evidence: 'C' }), 'Certificate of Participation')).toBe(true);
    const shown = 'صحّح مدرّب أعمال الدورة';
    expect(tagsHold(await render('ar', { evidence: 'A' }), shown)).toBe(true);
    expect(tagsHold(await render('ar', { evidence: 'C' }), shown)).toBe(false);
    expect(tagsHold(await render('ar'), 'شهادة إتمام دورة')).toBe(true);
  });

  it('names a grade only where somebody examined it: participation has none, and no success [EVD-4]', async () => {
    const took = 'للمشاركة في دورة «أساسيات React (الجزء 2)» حتى نهايتها';
    expect(tagsHold(await render('ar', { evidence: 'C' }), took)).toBe(true);
    expect(tagsHold(await render('ar', { evidence: 'C' }), 'بدرجة')).toBe(false);
    expect(tagsHold(await render('ar', { evidence: 'B' }), 'بدرجة')).toBe(true);
  });

  it('is signed by whoever signed for the organisation on its day, with a picture where there is one [PAP-1]', async () => {
    const signatory = {
      nameAr: 'هدى عبد الأمير',
      nameEn: 'Huda Abdulameer',
      officeAr: 'مديرة البرامج',
      officeEn: 'Head of programmes',
    };
    const arabic = await render('ar', { signatory });
    for (const line of ['هدى عبد الأمير', 'مديرة البرامج'])
      expect([line, tagsHold(arabic, line)]).toEqual([line, true]);
    const english = await render('en', { signatory });
    expect(tagsHold(english, 'Huda Abdulameer')).toBe(true);
    const signed = await render('en', { signatory, signature_id: 'of-the-picture' });
    expect(signed.includes('/Subtype /Image')).toBe(true);
    expect(english.includes('/Subtype /Image')).toBe(false);
    expect(signed.equals(await render('en', { signatory, signature_id: 'of-the-picture' }))).toBe(true);
    // A kept picture that can't be drawn any more takes no certificate away.
    const unreadable = await render('en', { signatory, signature_id: 'broken' });
    expect(tagsHold(unreadable, 'Huda Abdulameer')).toBe(true);
    expect(unreadable.includes('/Subtype /Image')).toBe(false);
    // Nobody is named: nothing stands there, not even the line.
    expect(tagsHold(await render('en', { signature_id: null }), 'Huda Abdulameer')).toBe(false);
  });

  it('sets a word that is wider than the page in letters that fit into it [CRT-3]', async () => {
    const bytes = await render('en', { holder_name_en: 'W'.repeat(80), holder_name_ar: 'W'.repeat(80) });
    const places = lettersOfPdf(bytes).flatMap(({ letter, x }) => (letter === 'W' ? [x] : []));
    expect(Math.min(...places)).toBeGreaterThan(40);
    expect(Math.max(...places)).toBeLessThan(802);
  });

  it('copes with the longest names and with empty parts [CRT-3]', async () => {
    const long = { holder_name_ar: 'عبد الرحمن بن محمد '.repeat(10), course_title_ar: 'مقدّمة في C++ '.repeat(14) };
    const bare = { skills: [], grade: null, instructor_name_ar: null, instructor_name_en: null, completed_at: null };
    expect((await render('ar', { ...long, ...bare })).length).toBeGreaterThan(5000);
  });
});
