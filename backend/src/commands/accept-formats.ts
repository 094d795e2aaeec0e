import { parseArgs } from 'node:util';
import { compareGift } from './formats/gift-examples.js';
import { compareQti } from './formats/qti-examples.js';

const fewestImported = 160;

/**
 * QB-3: `npm run accept:formats -- --gift FOLDER --qti FOLDER`. Reads the tests of the public GIFT grammar (`.gift` files
 * with the `.json` of each) and public QTI items; prints what came of them as one JSON line.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { gift: { type: 'string' }, qti: { type: 'string' } } });
  const gift = values.gift === undefined ? undefined : await compareGift(values.gift);
  const qti = values.qti === undefined ? undefined : await compareQti(values.qti);
  const isGift = gift === undefined || (gift.files > 0 && gift.equal === gift.files);
  const isQti = qti === undefined || (qti.imported >= fewestImported && qti.wrong.length === 0);
  const pass = (gift !== undefined || qti !== undefined) && isGift && isQti;
  console.log(JSON.stringify({ id: 'QB-3', pass, figures: { gift, qti } }));
  if (!pass) process.exitCode = 1;
}

await main();
