import { Migration } from '@mikro-orm/migrations';
import { functionRewritten, wordsMadeAgain } from './words-again.js';

/** A step on a line of words in `masar_stems`. */
const step = (pattern: string): string => `line := regexp_replace(line, '${pattern}', ' ', 'g');`;

const letters: [before: string, after: string][] = [
  [`'ٱىیةەکگپچڤ٠`, `'ٱىیېێےةەھہکگپچڤۆۇۋۅڕڑڵژڈٹں٠`],
  [`'اييههككبجف0`, `'ايييييههههككبجفووووررلزدتن0`],
];
const steps: [before: string, after: string][] = [
  [
    step(' (?:و?(?:بال|كال|فال|ال|لل))+(?=[ء-ي]{3})'),
    step(' (?:و?ف?(?:[بك]?ال|لل))+(?=[ء-ي]{3})') +
      step(' (?!والد[اهيك] )(?!و?ف?(?:[بك]?ال|لل)(?:ات|ون|ين|ان|يه|له|تي|ذي) )و?ف?(?:[بك]?ال|لل)(?=[ء-ي]{2} )'),
  ],
  [step(' [بلفك](?=[ء-ي]{4})'), step(' ف(?=[بلك][ء-ي]{4})') + step(' [بلفك](?=[ء-ي]{4})')],
];

/**
 * Two letters behind an article are a word (الصم, بالدم), prefixes stand together (فبال, فلل), and letters of Kurdish and
 * Urdu count as those that Arabic has for them (SRCH-1), as in libs/domain/src/search. What is in the index is put there once
 * more. Servers of the former build miss these few words until they are replaced.
 */
export class Migration20261127T0130_words_behind_articles extends Migration {
  override up(): void {
    for (const [before, after] of letters) this.addSql(functionRewritten('masar_normalize', before, after));
    for (const [before, after] of steps) this.addSql(functionRewritten('masar_stems', before, after));
    for (const statement of wordsMadeAgain) this.addSql(statement);
  }

  override down(): void {
    for (const [before, after] of letters) this.addSql(functionRewritten('masar_normalize', after, before));
    for (const [before, after] of steps) this.addSql(functionRewritten('masar_stems', after, before));
    for (const statement of wordsMadeAgain) this.addSql(statement);
  }
}
