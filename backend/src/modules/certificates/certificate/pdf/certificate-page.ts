import type { EvidenceGrade } from '@masar/domain';
import { directionOf, type Language, otherDataLanguage, pickLocalized, textIn } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import { colors, drawLogo, drawQrCode } from '#platform/pdf/drawings';
import { TextSetter, type TextStyle } from '#platform/pdf/text-setter';
import type { Signatory } from '../signatory.js';
import { groupVerificationCode } from '../verification-code.js';
import { drawFrame, drawRoad, drawSeal } from './certificate-drawings.js';
import { certificateTexts, kindOf } from './certificate-texts.js';
import { drawSignatory } from './signatory-drawing.js';

/** What the page prints: the snapshot of a certificate. */
export interface PrintedCertificate {
  certificateNumber: string;
  verificationCode: string;
  /** Percent. */
  grade: string | null;
  /** Null on certificates that keep the text from before (EVD-4). */
  evidence: EvidenceGrade | null;
  issuedAt: Date;
  completedAt: Date;
  issuerNameAr: string;
  issuerNameEn: string;
  holderNameAr: string;
  holderNameEn: string;
  courseTitleAr: string;
  courseTitleEn: string;
  instructorNameAr: string | null;
  instructorNameEn: string | null;
  durationHours: number;
  lessonsCount: number;
  skills: readonly { ar: string; en: string }[];
  /** Absent where nobody signed for the organisation, as on all of earlier days. */
  signatory: Signatory | null;
  /** The picture of the signature; as PNG once it is drawn. */
  signature: Uint8Array | null;
  verificationUrl: string;
  /** Behind the address in the QR code; certificates of earlier days have none and keep their bytes. */
  signedSummary: string | null;
}

const margin = 72;
const qrSize = 84;
/** A code that carries the summary has more squares. */
const summaryQrSize = 118;
/** Distances from the side at which reading begins: where the second column begins, and the middle of the seal. */
const unsigned = { second: margin + 185, seal: 545 };
/** Closer together, so that somebody can sign between them. */
const signed = { second: margin + 150, signatory: 452, seal: 575 };

/** Draws the certificate on a landscape A4 page; the columns below mirror with the language, numbers and QR don't. */
export function drawCertificate(
  document: PDFKit.PDFDocument,
  certificate: PrintedCertificate,
  language: Language,
): void {
  const texts = certificateTexts[language];
  const setter = new TextSetter(document);
  const middle = document.page.width / 2;
  const width = document.page.width - 2 * margin;
  const style = (weight: TextStyle['weight'], size: number, color: string, as = language): TextStyle => ({
    weight,
    size,
    color,
    language: as,
  });
  const centered = (y: number, lines = 1) => ({ x: middle, y, align: 'center' as const, width, lines });

  drawFrame(document);
  drawRoad(document);
  drawLogo(document, middle - 19, 58, 38);
  const kind = kindOf(certificate.evidence);
  setter.set(
    isolate(pickLocalized(certificate, 'issuerName', language), language),
    style('Medium', 12, colors.muted),
    centered(116),
  );
  setter.set(texts.title(kind), style('ExtraBold', 33, colors.tigrisDark), centered(154));
  if (certificate.evidence === 'A' || certificate.evidence === 'B')
    setter.set(texts[`shown${certificate.evidence}`], style('Regular', 10.5, colors.muted), centered(176));
  // Those from before keep their places as their text.
  const down = certificate.evidence === null ? 0 : 6;
  setter.set(texts.awardedTo, style('Regular', 13, colors.ink), centered(198 + down));
  const name = pickLocalized(certificate, 'holderName', language);
  const otherName = pickLocalized(certificate, 'holderName', otherDataLanguage(language));
  let y = setter.set(isolate(name, language), style('Bold', 30, colors.ink), centered(238 + down, 2));
  if (otherName !== name) {
    const other = otherDataLanguage(language);
    y = setter.set(isolate(otherName, other), style('Regular', 13, colors.muted, other), centered(y + 29));
  }
  const title = pickLocalized(certificate, 'courseTitle', language);
  y = setter.set(texts.completed(title, kind), style('Bold', 16, colors.ink), centered(y + 36, 2));
  const figures = [texts.lessons(certificate.lessonsCount), texts.hours(certificate.durationHours)];
  // Nobody examined what a participant knows: their practice is no grade.
  if (certificate.grade !== null && kind !== 'participation') figures.push(texts.grade(certificate.grade));
  y = setter.set(figures.join(' · '), style('Medium', 13, colors.tigris), centered(y + 26));
  const skills = certificate.skills.map((skill) => textIn(skill, language));
  if (skills.length > 0) {
    setter.set(texts.skills(skills), style('Regular', 11, colors.muted), centered(y + 24, 2));
  }
  drawFoot(document, setter, certificate, language);
}

/** Dates and instructor at the start, number and code beside them, who signs, the seal, and the QR code at the end. */
function drawFoot(
  document: PDFKit.PDFDocument,
  setter: TextSetter,
  certificate: PrintedCertificate,
  language: Language,
): void {
  const texts = certificateTexts[language];
  const isRtl = directionOf(language) === 'rtl';
  const { width: pageWidth, height } = document.page;
  const align = isRtl ? ('right' as const) : ('left' as const);
  /** So far from the side at which reading begins. */
  const from = (distance: number) => (isRtl ? pageWidth - distance : distance);
  const label: TextStyle = { weight: 'Regular', size: 9.5, color: colors.muted, language };
  const value: TextStyle = { weight: 'Bold', size: 11.5, color: colors.ink, language };
  const fact = (name: string, text: string, column: number, y: number, style = value) => {
    const place = { x: from(column), align, width: signatory ? 140 : 165 };
    setter.set(name, label, { ...place, y });
    setter.set(text, style, { ...place, y: y + 16 });
  };
  const top = height - 152;
  const { signatory, signature } = certificate;
  const { second, seal } = signatory ? signed : unsigned;
  const instructor = pickLocalized(certificate, 'instructorName', language);
  fact(texts.completedOn, texts.date(certificate.completedAt), margin, top);
  if (instructor) fact(texts.instructor, isolate(instructor, language), margin, top + 44);
  const leftToRight: TextStyle = { ...value, language: 'en' };
  fact(texts.number, certificate.certificateNumber, second, top, leftToRight);
  fact(texts.code, groupVerificationCode(certificate.verificationCode), second, top + 44, leftToRight);
  if (signatory)
    drawSignatory(document, setter, { signatory, signature }, { x: from(signed.signatory), y: top, language });
  drawSeal(document, from(seal), top + 24, 72);

  const { signedSummary, verificationUrl } = certificate;
  const size = signedSummary ? summaryQrSize : qrSize;
  const qrLeft = isRtl ? margin : pageWidth - margin - size;
  const proof = signedSummary ? `${verificationUrl}#${signedSummary}` : verificationUrl;
  drawQrCode(document, proof, qrLeft, top - 22 + qrSize - size, size);
  setter.set(texts.verify, label, { x: qrLeft + size / 2, y: top + 80, align: 'center', width: 170 });
}
