/** Licences whose works may be part of something under the AGPL, or be used to build it (SEC-10). */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'W3C-20150513',
  'Zlib',
]);

/** Of packages that say it in an old form, or only beside their code: what their own files say. */
export const readByHand: Readonly<Record<string, string>> = {
  '@digitalbazaar/credentials-context': 'BSD-3-Clause AND W3C-20150513',
  busboy: 'MIT',
  'css-mediaquery': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  vazirmatn: 'OFL-1.1',
  'xmlhttprequest-ssl': 'MIT',
};

/** Whether a licence, or an expression of several such as `(MPL-2.0 OR Apache-2.0)`, is one that we take. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowedLicences.has(licence.trim())));
}
