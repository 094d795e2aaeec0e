import { type Language, type LocalizedText, directionOf } from '@masar/i18n';

/** A message in the reader's two languages, Arabic first; `action` is its one button. */
export interface Mail {
  to: string;
  subject: LocalizedText;
  body: LocalizedText;
  action?: { label: LocalizedText; url: string };
}

export function renderMail(mail: Mail): { subject: string; text: string; html: string } {
  return {
    subject: `${mail.subject.ar} | ${mail.subject.en}`,
    text: (['ar', 'en'] as const).map((language) => textPart(mail, language)).join('\n\n----\n\n'),
    html: `<!doctype html><html lang="ar"><body style="font-family:sans-serif;background:#FBF8F2;padding:24px;color:#14262B">${(['ar', 'en'] as const).map((language) => htmlPart(mail, language)).join('<hr style="border:0;border-top:1px solid #E8E1D5">')}</body></html>`,
  };
}

const textPart = (mail: Mail, language: Language): string =>
  [mail.body[language], ...(mail.action ? [`${mail.action.label[language]}: ${mail.action.url}`] : [])].join('\n\n');

function htmlPart(mail: Mail, language: Language): string {
  const button = mail.action
    ? `<p><a href="${escapeHtml(mail.action.url)}" style="display:inline-block;background:#0E5E6F;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none">${escapeHtml(mail.action.label[language])}</a></p>`
    : '';
  return `<div lang="${language}" dir="${directionOf(language)}" style="line-height:1.75"><p>${escapeHtml(mail.body[language])}</p>${button}</div>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
