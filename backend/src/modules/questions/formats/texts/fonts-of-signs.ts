import type { Loss } from '../read-questions.js';

const fonts = '(?:symbol(?: mt)?|wingdings(?: ?[23])?|webdings|(?:itc )?zapf ?dingbats|monotype sorts|mt extra)';
/** The first font of a list is the one that draws. */
const first = `["']?\\s{0,9}${fonts}\\s{0,9}(?:["',;]|$)`;
const asAttribute = new RegExp(`(?:^|\\s)face\\s{0,9}=\\s{0,9}(?:${first}|["']?${fonts}(?:\\s|$))`, 'i');
/** Not behind `mso-bidi-`, which Word says of letters that are not there. */
const declared = `(?:^|[\\s;"'=])`;
const asFamily = new RegExp(`${declared}font-family\\s{0,9}:\\s{0,9}${first}`, 'i');
const asFont = new RegExp(
  `${declared}font\\s{0,9}:[^;]{0,60}(?:\\d(?:pt|px|r?em|%)|small|medium|large)\\S{0,9}\\s{1,9}${first}`,
  'i',
);

/** Whether an element's font draws other signs in the places of letters: its `p` is a π (QB-3). */
export function drawsOthers(attributes: string): boolean {
  const written = attributes.replaceAll('&quot;', "'").replaceAll('&#39;', "'");
  return asAttribute.test(written) || asFamily.test(written) || asFont.test(written);
}

/** Word's bullets, which are bullets in every font. */
const onlyBullets = /^(?:[·•§\s]|&(?:middot|bull|sect);)*$/;

/** Tells which letters stand where such a font drew others. */
export function tellLetters(html: string, losses: Loss[]): void {
  const detail = html
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  if (!onlyBullets.test(detail) && !losses.some((loss) => loss.reason === 'symbol-font' && loss.detail === detail))
    losses.push({ reason: 'symbol-font', detail });
}

/** Word writes them as signs that no other font has. */
export function tellPrivateSigns(text: string, losses: Loss[]): void {
  if (/[\uF020-\uF0FF]/.test(text)) tellLetters(/\S{0,20}[\uF020-\uF0FF]\S{0,20}/.exec(text)![0], losses);
}
