import { parseArgs } from 'node:util';
import { compareGift } from './formats/gift-examples.js';
import { compareQti } from './formats/qti-examples.js';
import { tryFiles } from './formats/trial-of-files.js';

const fewestImported = 160;
const fewestFiles = 60;

/**
 * QB-3: `npm run accept:formats -- --gift FOLDER --qti FOLDER --files FOLDER`. Reads the tests of the public GIFT grammar
 * (`.gift` files with the `.json` of each), public QTI items, and files of any format as an import tries them; prints what
 * came of them as one JSON line.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { gift: { type: 'string' }, qti: { type: 'string' }, files: { type: 'string' } },
  });
  const gift = values.gift === undefined ? undefined : await compareGift(values.gift);
  const qti = values.qti === undefined ? undefined : await compareQti(values.qti);
  const files = values.files === undefined ? undefined : await tryFiles(values.files);
  const isFiles = files === undefined || (files.files >= fewestFiles && files.wrong.length === 0);
  const isGift = gift === undefined || (gift.files > 0 && gift.equal === gift.files);
  const isQti = qti === undefined || (qti.imported >= fewestImported && qti.wrong.length === 0);
  const pass = Boolean(gift ?? qti ?? files) && isGift && isQti && isFiles;
  console.log(JSON.stringify({ id: 'QB-3', pass, figures: { gift, qti, files } }));
  if (!pass) process.exitCode = 1;
}

await main();
