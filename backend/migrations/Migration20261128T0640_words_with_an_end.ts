import { Migration } from '@mikro-orm/migrations';
import { functionRewritten, wordsMadeAgain } from './words-again.js';

const withOrWithoutDots =
  'شرك|دور|حرك|عين|كلي|مهم|خبر|درج|صلاحي|ميزاني|جمعي|جمهوري|معاين|مكتب|طريق|مدرس|مدين|شرط|هدي|حاج|عاد|عدس|نعم|معرف|منطق|قطار|جامع|' +
  'طابع|طاير|حلق|بدل|دقيق|سير|سلام|امرا|خزان|مصلح|عود|قاع|عطل';
const withDots = 'عمل|حمل|دفع|وصف|طبق|وحد|جمع';
const plurals =
  'شرك|دور|حرك|عين|كلي|مهم|خبر|درج|صلاحي|ميزاني|جمعي|جمهوري|معاين|مكتب|شرط|حاج|عاد|عدس|جامع|طابع|طاير|حلق|بدل|خزان|عطل|عمل|حمل|دفع|وصف|' +
  'طبق|وحد';
const joined = '(?:و?ف?(?:[بك]?ال|لل)|[وفبلك]{0,2})';
const article = `line := regexp_replace(line, ' (?:و?ف?(?:[بك]?ال|لل))+(?=[ء-ي]{3})', ' ', 'g');`;
const changes: [before: string, after: string][] = [
  [`masar_normalize(input)`, `masar_normalize(translate(input, 'ة', 'ؿ'))`],
  [
    article,
    `line := regexp_replace(line,
       '( ${joined})(?:(${withOrWithoutDots})(?:[هؿ]|ت(?:[اي]ن|ي|ك|نا|ها|هم|كم|ه))|(${withDots})ؿ|(${plurals})ات)(?= )', '\\1\\2\\3\\4ء', 'g');
     line := translate(line, 'ؿ', 'ه');
     ${article}`,
  ],
];

/**
 * Words that are others without their ة keep an end: عملة is found by currencies and not by work, شركة not by شرك (SRCH-1), as
 * in libs/domain/src/search. What is in the index is put there once more. Servers of the former build miss these words until
 * they are replaced.
 */
export class Migration20261128T0640_words_with_an_end extends Migration {
  override up(): void {
    for (const [before, after] of changes) this.addSql(functionRewritten('masar_stems', before, after));
    for (const statement of wordsMadeAgain) this.addSql(statement);
  }

  override down(): void {
    for (const [before, after] of changes) this.addSql(functionRewritten('masar_stems', after, before));
    for (const statement of wordsMadeAgain) this.addSql(statement);
  }
}
