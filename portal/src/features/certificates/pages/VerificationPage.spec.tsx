// Loaded before the first test, which would otherwise wait for the lazy screen.
import './VerificationPage';
import '../offline/OfflineProof';
import { screen, within } from '@testing-library/react';
import { aVerification } from '#testing/certificates';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';
import type { Verification } from '../certificates.queries';
import { keepProofs } from '../offline/kept-proofs';
import { aHead, aLogProof } from '../testing/a-log-proof';
import { keptProofs, signedCode, signedFragment } from '../testing/a-signed-summary';
import { keepCaches } from '../testing/keep-caches';

const call = 'GET /api/certificates/verify/7K2M9QXA4TRDV8HN';

function open(verification: Partial<Verification> = {}, language: 'ar' | 'en' = 'ar') {
  stubApi({ ...commonHandlers(), [call]: () => json(aVerification(verification)) });
  return renderApp({ at: '/verify/7K2M9QXA4TRDV8HN', language });
}
const status = (name = 'حالة الشهادة') => screen.findByRole('region', { name });

describe('/verify/{code}', () => {
  it('confirms a valid certificate to visitors, with both names and when it was checked [CRT-4]', async () => {
    open();
    expect(within(await status()).getByRole('heading', { name: 'شهادة سارية' })).toBeInTheDocument();
    expect(screen.getByText(/جرى التحقق في/)).toBeInTheDocument();
    for (const said of ['سارة علي حسن', 'Sara Ali Hasan', 'أساسيات React', 'أحمد كريم الجبوري', 'MSR-2026-000731']) {
      expect(screen.getByText(said)).toBeInTheDocument();
    }
    expect(screen.getByText('3 ساعات')).toBeInTheDocument();
  });

  it('shows who signed it, as what, and the signature; nothing where nobody was named [PAP-1]', async () => {
    const signatory = { nameAr: 'هدى عبد الأمير', nameEn: 'Huda A.', officeAr: 'مديرة البرامج', officeEn: '' };
    const { unmount } = open({ signatory, signatureUrl: '/api/files/a-signature' });
    expect(await screen.findByRole('img', { name: /توقيع .*هدى عبد الأمير/ })).toHaveAttribute(
      'src',
      '/api/files/a-signature',
    );
    expect(screen.getByText('مديرة البرامج')).toBeInTheDocument();
    unmount();
    open();
    await status();
    expect(screen.queryByRole('img', { name: /توقيع/ })).not.toBeInTheDocument();
  });

  it('names a grade only where somebody examined it: participation has none, and no success [EVD-4]', async () => {
    const { unmount } = open({ evidence: 'B' });
    expect(await screen.findByText(/بنجاح وبدرجة/)).toHaveTextContent('95.5%');
    unmount();
    open({ evidence: 'C' });
    expect(await screen.findByText(/تقديراً للمشاركة حتى النهاية في دورة/)).toBeInTheDocument();
    expect(screen.queryByText(/بنجاح|95\.5%/)).not.toBeInTheDocument();
  });

  it('says on what it rests, with pass mark and bank, and by which rule its kind was decided [EVD-8]', async () => {
    const paper = { kind: 'paper', titleAr: 'الاختبار النهائي', titleEn: 'Final', passMark: '70.00' } as const;
    const work = { kind: 'work', titleAr: 'صفحتي', titleEn: 'My page', passMark: '60.00' } as const;
    const { unmount } = open({
      evidence: 'A',
      shownBy: [
        { ...paper, questions: 10, drawnFrom: 64 },
        { ...work, questions: null, drawnFrom: null },
      ],
    });
    await status();
    const basis = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(basis).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/الاختبار النهائي.*10.أسئلة.*64.*70/u),
        expect.stringMatching(/صفحتي.*صحّحه مدرّب.*60/u),
      ]),
    );
    unmount();
    open({ evidence: 'B', evidenceEdition: 1 });
    expect(await screen.findByText(/بالإصدار الأول/)).toBeInTheDocument();
  });

  it('says since when the public log holds it, or that what it shows contradicts the log [EVD-6]', async () => {
    const answer = await aLogProof();
    const show = (shown: Verification) => {
      stubApi({ ...commonHandlers(), [call]: () => json(shown), [`${call}/proof`]: () => json(answer) });
      return renderApp({ at: '/verify/7K2M9QXA4TRDV8HN' });
    };
    const { unmount } = show(aVerification());
    const plain = /مسجّلة في السجل العام برقم.*3.*، ولم يتغيّر شيء منها منذ تسجيلها\./u;
    expect(await within(await status()).findByText(plain)).toBeInTheDocument();
    const details = screen.getByRole('region', { name: 'السجل العام للشهادات' });
    expect(details).toHaveTextContent(/تفاصيل تقنية.*3.*من.*5/u);
    unmount();
    show(aVerification({ grade: '100.00' }));
    expect(await screen.findByText(/يخالف السجل العام للشهادات/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'شهادة لا يؤكدها السجل العام' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'شهادة سارية' })).not.toBeInTheDocument();
  });

  it('says that a device’s own look at the log still holds, or that the log was changed since [EVD-6]', async () => {
    const proof = await aLogProof();
    const look = async (kept: { size: number; root: string }, name: RegExp) => {
      keepCaches();
      stubApi({
        'GET /api/certificates/keys': () => json({ keys: keptProofs().keys }),
        'GET /api/certificates/revocations': () => json(keptProofs().revocations),
        'GET /api/certificates/log/head': () => json(aHead(kept.size, kept.root)),
      });
      await keepProofs();
      stubApi({
        ...commonHandlers(),
        [call]: () => json(aVerification()),
        [`${call}/proof`]: () => json(proof),
        'GET /api/certificates/log/consistency': () => json({ from: kept.size, size: 5, path: '' }),
      });
      const { unmount } = renderApp({ at: '/verify/7K2M9QXA4TRDV8HN' });
      expect(await screen.findByText(name)).toBeInTheDocument();
      unmount();
    };
    await look(proof.head, /ما رآه هذا الجهاز في السجل/);
    await look({ size: 5, root: proof.entries[0]!.digest }, /يخالف السجل العام للشهادات/);
  });

  it('says plainly that a certificate was revoked, when and why [CRT-4, CRT-6]', async () => {
    open({ status: 'revoked', revokedReason: 'أُصدرت بالخطأ', revokedAt: '2026-11-20T09:00:00.000Z' });
    expect(within(await status()).getByRole('heading', { name: 'شهادة ملغاة' })).toBeInTheDocument();
    expect(await status()).toHaveTextContent('أُلغيت هذه الشهادة في 20 تشرين الثاني 2026، ولا يُعتدّ بها.');
    expect(await status()).toHaveTextContent('السبب: أُصدرت بالخطأ');
    expect(within(screen.getByRole('article')).getByText('ملغاة')).toBeInTheDocument();
  });

  it('leads from a replaced certificate to the current one [CRT-6]', async () => {
    open({ status: 'superseded', supersededByCode: 'AAAA9QXA4TRDV8HN' }, 'en');
    expect(within(await status('Status of the certificate')).getByText('Replaced certificate')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the current certificate' })).toHaveAttribute(
      'href',
      '/verify/AAAA9QXA4TRDV8HN',
    );
  });

  it('names an unknown code neutrally and offers another try [CRT-4]', async () => {
    stubApi({ ...commonHandlers(), [call]: () => problem(404, 'Not Found') });
    renderApp({ at: '/verify/7K2M9QXA4TRDV8HN' });
    expect(await screen.findByRole('heading', { level: 1, name: 'لا شهادة بهذا الرمز' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'رمز التحقق' })).toBeInTheDocument();
  });

  it('checks without network what the QR code proves, and says of which day that is [CRT-8] [EVD-4]', async () => {
    keepCaches();
    stubApi({
      'GET /api/certificates/keys': () => json({ keys: keptProofs().keys }),
      'GET /api/certificates/revocations': () => json(keptProofs().revocations),
      'GET /api/certificates/log/head': () => json(aHead(894, 'root')),
    });
    await keepProofs();
    stubApi({ ...commonHandlers(), [call]: () => Promise.reject(new TypeError('no network')) });
    renderApp({ at: `/verify/${signedCode}#${signedFragment}` });
    expect(await screen.findByRole('heading', { name: 'التوقيع أصلي' })).toBeInTheDocument();
    expect(screen.getByText(/لم تكن ملغاة في القائمة المحفوظة بتاريخ 20 تشرين الثاني 2026/)).toBeInTheDocument();
    for (const said of ['سارة علي حسن', 'Sara Ali Hasan', 'أساسيات React', '7K2M-9QXA-4TRD-V8HN'])
      expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.getByText('شهادة مشاركة')).toBeInTheDocument();
    expect(screen.queryByText('95.5%')).toBeNull();
    expect(screen.getByRole('region', { name: 'السجل العام للشهادات' })).toHaveTextContent(/رأسه الموقّع.*894/);
    expect(screen.getByRole('button', { name: 'التحقق عبر الاتصال' })).toBeInTheDocument();
  });

  it('believes the server rather than the QR code as long as it answers [CRT-8]', async () => {
    stubApi({ ...commonHandlers(), [call]: () => json(aVerification({ status: 'revoked' })) });
    renderApp({ at: `/verify/${signedCode}#${signedFragment}` });
    expect(within(await status()).getByRole('heading', { name: 'شهادة ملغاة' })).toBeInTheDocument();
    expect(screen.queryByText('التوقيع أصلي')).not.toBeInTheDocument();
  });

  it('leads to the signed credential of a valid certificate [CRT-5]', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'ملف JWT', hidden: true });
    expect(link).toHaveAttribute('href', '/api/certificates/verify/7K2M9QXA4TRDV8HN/credential');
  });

  it('tells a failing check from an unknown code [CRT-4]', async () => {
    stubApi({
      ...commonHandlers(),
      [call]: () => problem(503, 'Service Unavailable', { detail: 'الخدمة مشغولة الآن' }),
    });
    renderApp({ at: '/verify/7K2M9QXA4TRDV8HN' });
    expect(await screen.findByText('الخدمة مشغولة الآن')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeInTheDocument();
  });
});
