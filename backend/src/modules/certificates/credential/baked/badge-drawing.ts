import type { Language } from '@masar/i18n';
import { colors } from '#platform/pdf/drawings';
import type { Weight } from '#platform/pdf/fonts';
import { outlinedLines } from '#platform/pdf/outlined-text';
import { type CertificateKind, certificateTexts } from '../../certificate/pdf/certificate-texts.js';

/** What the picture of a badge shows: how it was shown, and of which course (EVD-4). */
export interface DrawnBadge {
  kind: CertificateKind;
  courseTitleAr: string;
  courseTitleEn: string;
  issuerNameAr: string;
  issuerNameEn: string;
}

const side = 600;
const textWidth = 460;

/** The picture of a badge as SVG. All text is shapes: it needs no font and runs nothing wherever it is opened. */
export function drawBadge(badge: DrawnBadge): string {
  const { ar, en } = certificateTexts;
  const paths: string[] = [];
  let y = 178;
  const set = (text: string, language: Language, weight: Weight, size: number, color: string, most = 1) => {
    for (const line of outlinedLines(text, { weight, size, language }, textWidth, most)) {
      y += size * 1.5;
      const x = (side - line.width) / 2;
      paths.push(`<path fill="${color}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${line.path}"/>`);
    }
  };
  set(ar.title(badge.kind), 'ar', 'ExtraBold', 46, colors.tigrisDark);
  y += 8;
  set(en.title(badge.kind), 'en', 'Medium', 22, colors.muted);
  y += 26;
  paths.push(`<path stroke="${colors.sun}" stroke-width="3" d="M250 ${y}H350"/>`);
  y += 6;
  set(badge.courseTitleAr, 'ar', 'Bold', 30, colors.ink, 2);
  y += 6;
  if (badge.courseTitleEn !== badge.courseTitleAr) set(badge.courseTitleEn, 'en', 'Medium', 20, colors.muted, 2);
  y = 510;
  const issuers = [...new Set([badge.issuerNameAr, badge.issuerNameEn])].join(' · ');
  set(issuers, 'ar', 'Medium', 17, colors.tigris);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${frame}${paths.join('')}</svg>`;
}

const border = (inset: number, radius: number, style: string) =>
  `<rect x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}" rx="${radius}" ${style}/>`;

const frame = [
  border(6, 72, `fill="#FFFFFF" stroke="${colors.line}" stroke-width="2"`),
  border(22, 58, `fill="none" stroke="${colors.tigris}" stroke-width="5"`),
  border(33, 48, `fill="none" stroke="${colors.tigris}" stroke-width="1.5"`),
  `<circle cx="300" cy="126" r="56" fill="${colors.tint}"/>`,
  // The path with its three stations.
  '<g transform="translate(262 88) scale(2.375)">',
  `<path d="M5 26.5c5.5 0 5.5-4.5 8-8s6.5-1.5 8.5-5 1.5-8 6-8.5" fill="none" stroke="${colors.tigris}" stroke-width="4" stroke-linecap="round"/>`,
  `<circle cx="5" cy="26.5" r="3.5" fill="${colors.sun}"/>`,
  `<circle cx="15" cy="16.5" r="3.5" fill="${colors.tigrisDark}"/>`,
  `<circle cx="27" cy="5" r="3.5" fill="${colors.clay}"/>`,
  '</g>',
].join('');
