// Loaded before the first test, which would otherwise wait for the lazy screen.
import './VerifyPage';
import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';
import type { CheckedCode } from '../bulk/bulk.mutations';

const [valid, revoked, unknown] = ['7K2M9QXA4TRDV8HN', 'AAAA9QXA4TRDV8HN', '0000000000000000'];

const checked = (code: string, changes: Partial<CheckedCode> = {}): CheckedCode => ({
  typed: code,
  outcome: 'verified',
  verificationCode: code,
  certificateNumber: 'MSR-2026-000731',
  holderNameAr: 'سارة علي حسن',
  holderNameEn: 'Sara Ali Hasan',
  courseTitleAr: 'أساسيات React',
  courseTitleEn: 'React basics',
  grade: '95.50',
  evidence: null,
  issuedAt: '2026-11-02T09:00:00.000Z',
  supersededByCode: null,
  ...changes,
});
const nothing = { certificateNumber: null, holderNameAr: null, holderNameEn: null, courseTitleAr: null } as const;
const results = {
  checkedAt: '2026-11-21T08:30:00.000Z',
  codes: [
    checked(valid),
    checked(revoked, { outcome: 'revoked' }),
    checked(unknown, { outcome: 'unknown', ...nothing, courseTitleEn: null, grade: null, issuedAt: null }),
  ],
};

function open(answer: () => ReturnType<typeof json> = () => json(results), language: 'ar' | 'en' = 'ar') {
  const calls = stubApi({ ...commonHandlers(), 'POST /api/certificates/verify': answer });
  const view = renderApp({ at: '/verify', language });
  return { ...view, sent: () => calls.filter(({ path }) => path === '/api/certificates/verify') };
}
const field = (name = 'الرموز') => screen.findByRole('textbox', { name });

describe('/verify for many certificates', () => {
  it('sends the codes alone and shows what became of each [CRT-7]', async () => {
    const { user, sent } = open();
    await user.click(await field());
    await user.paste(`الاسم,الرمز\nسارة,7k2m-9qxa-4trd-v8hn\nعلي,${revoked}\nكريم,${unknown}\nزينب\nسارة,${valid}`);
    await user.click(screen.getByRole('button', { name: 'التحقق منها' }));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(sent().map(({ body }) => body)).toEqual([{ codes: [valid, revoked, unknown] }]);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
      'سارية',
      'ملغاة',
      'غير موجودة',
    ]);
    expect(screen.getByRole('link', { name: '7K2M-9QXA-4TRD-V8HN' })).toHaveAttribute('href', `/verify/${valid}`);
    expect(screen.getByText(/السارية: 1 من 3 شهادات/)).toBeInTheDocument();
    const listed = (name: string) => within(screen.getByRole('list', { name })).getByRole('listitem').textContent;
    expect(listed('رمز واحد مكرّر، فحصناه مرة واحدة')).toBe(`السطر 6${valid}`);
    expect(listed('سطر واحد بلا رمز')).toBe('السطر 5زينب');
  });

  it('reads a file into the field before anything is sent [CRT-7]', async () => {
    const { user, sent } = open(undefined, 'en');
    const file = new File([`\uFEFFname;code\nSara;${valid}`], 'applicants.csv', { type: 'text/csv' });
    await field('Codes');
    await user.upload(screen.getByLabelText('Choose a CSV file'), file);
    await screen.findByDisplayValue(new RegExp(valid));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Verify them' }));
    await screen.findByRole('table');
    expect(sent().map(({ body }) => body)).toEqual([{ codes: [valid] }]);
  });

  it('says what is missing, and how many are too many, without asking the server [CRT-7]', async () => {
    const { user, sent } = open();
    await user.click(await field());
    await user.paste('سارة علي');
    await user.click(screen.getByRole('button', { name: 'التحقق منها' }));
    expect(screen.getByText(/لم نجد رمزاً في النص/)).toBeInTheDocument();
    await user.clear(await field());
    await user.click(await field());
    await user.paste(Array.from({ length: 201 }, (_, n) => String(n).padStart(16, '0')).join('\n'));
    await user.click(screen.getByRole('button', { name: 'التحقق منها' }));
    expect(screen.getByText(/وجدنا 201 رمز/)).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('tells why the server refused [CRT-7]', async () => {
    const { user } = open(() => problem(429, 'Too Many Requests', { detail: 'محاولات كثيرة' }));
    await user.click(await field());
    await user.paste(valid);
    await user.click(screen.getByRole('button', { name: 'التحقق منها' }));
    expect(await screen.findByText('محاولات كثيرة')).toBeInTheDocument();
  });
});
