import { addressesIn, type TextPiece } from '@masar/domain';
import { type DataLanguage, dataLanguages, directionOf, type LocalizedText } from '@masar/i18n';
import { defaultNames } from '#platform/settings/organization-settings';

interface MailLink {
  label: LocalizedText;
  url: string;
}

/** A message in the reader's two languages, Arabic first; `action` is its one button. */
export interface Mail {
  to: string;
  /** Who gets the answer, where it isn't the sender. */
  replyTo?: { name: string; address: string };
  subject: LocalizedText;
  body: LocalizedText;
  /** A list under the text. */
  points?: LocalizedText[];
  /** Somebody else's words, shown once and as they are. */
  quote?: string;
  action?: MailLink;
  /** For mail to many: a link under each text, and the header that mail programs make a button of (RFC 2369). */
  unsubscribe?: MailLink;
}

/** Who writes. */
interface Sender {
  nameAr: string;
  nameEn: string;
  logoUrl: string | null;
}

/** The configured sender; where the organisation chose names of its own, its address under these. */
export function senderOf(from: string, { nameAr, nameEn }: Sender): string | { name: string; address: string } {
  if (nameAr === defaultNames.nameAr && nameEn === defaultNames.nameEn) return from;
  return { name: nameAr === nameEn ? nameAr : `${nameAr} | ${nameEn}`, address: /<([^<>]+)>/.exec(from)?.[1] ?? from };
}

/**
 * Stands in our own words where they name the site: what the organisation calls itself when the mail is sent (SET-1). No
 * field takes a control character, so that nobody's words are taken for it.
 */
export const siteName = '\u0001';

const named = ({ ar, en }: LocalizedText, { nameAr, nameEn }: Sender): LocalizedText => ({
  ar: ar.replaceAll(siteName, () => nameAr),
  en: en.replaceAll(siteName, () => nameEn),
});

const namedLink = (link: MailLink, sender: Sender): MailLink => ({ ...link, label: named(link.label, sender) });

const inNameOf = (sender: Sender, mail: Mail): Mail => ({
  ...mail,
  subject: named(mail.subject, sender),
  body: named(mail.body, sender),
  ...(mail.action && { action: namedLink(mail.action, sender) }),
  ...(mail.unsubscribe && { unsubscribe: namedLink(mail.unsubscribe, sender) }),
});

export function renderMail(unnamed: Mail, sender: Sender): { subject: string; text: string; html: string } {
  const mail = inNameOf(sender, unnamed);
  const quote = mail.quote ? [mail.quote] : [];
  return {
    subject: `${mail.subject.ar} | ${mail.subject.en}`,
    text: [...dataLanguages.map((language) => textPart(mail, language)), ...quote].join('\n\n----\n\n'),
    html: `<!doctype html><html lang="ar"><body style="font-family:sans-serif;background:#FBF8F2;padding:24px;color:#14262B">${logo(sender)}${[...dataLanguages.map((language) => htmlPart(mail, language)), ...quote.map(htmlQuote)].join('<hr style="border:0;border-top:1px solid #E8E1D5">')}</body></html>`,
  };
}

/** Alternative text: where pictures are blocked, the names stand in its place. */
const logo = ({ logoUrl, nameAr, nameEn }: Sender): string =>
  logoUrl ? `<p><img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(`${nameAr} | ${nameEn}`)}" height="48"></p>` : '';

const linksOf = ({ action, unsubscribe }: Mail): MailLink[] =>
  [action, unsubscribe].filter((link) => link !== undefined);

const pointsOf = (mail: Mail, language: DataLanguage): string[] =>
  mail.points?.length ? [mail.points.map((point) => `• ${point[language]}`).join('\n')] : [];

const textPart = (mail: Mail, language: DataLanguage): string =>
  [
    mail.body[language],
    ...pointsOf(mail, language),
    ...linksOf(mail).map(({ label, url }) => `${label[language]}: ${url}`),
  ].join('\n\n');

function htmlPart(mail: Mail, language: DataLanguage): string {
  const link = ({ label, url }: MailLink, style: string): string =>
    `<p><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label[language])}</a></p>`;
  const button = mail.action ? link(mail.action, buttonStyle) : '';
  const points = mail.points?.map((point) => `<li>${escapeHtml(point[language])}</li>`).join('');
  const list = points ? `<ul>${points}</ul>` : '';
  const leave = mail.unsubscribe ? link(mail.unsubscribe, 'font-size:14px;color:#5B6B6E') : '';
  return `<div lang="${language}" dir="${directionOf(language)}" style="line-height:1.75"><p>${escapeHtml(mail.body[language])}</p>${list}${button}${leave}</div>`;
}

const buttonStyle =
  'display:inline-block;background:#0E5E6F;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none';

/**
 * Each of its lines runs in the direction of its own words. Addresses are links already: mail programs that look for them
 * take the comma of an Arabic sentence along.
 */
const htmlQuote = (quote: string): string =>
  `<div style="white-space:pre-wrap;unicode-bidi:plaintext;line-height:1.75">${addressesIn(quote).map(htmlPiece).join('')}</div>`;

const htmlPiece = ({ text, href }: TextPiece): string =>
  href ? `<a href="${escapeHtml(href)}" rel="noreferrer nofollow">${escapeHtml(text)}</a>` : escapeHtml(text);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
