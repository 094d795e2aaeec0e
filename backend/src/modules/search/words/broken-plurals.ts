import { stemsOf } from '@masar/domain';

/** How a plural is broken, and how its word may have been whole. */
const patterns: readonly (readonly [RegExp, readonly string[]])[] = [
  // متاحف is of متحف
  [/^(..)ا(..)$/, ['$1$2', '$1و$2']],
  // مشاريع is of مشروع, مفاتيح of مفتاح
  [/^(..)ا(.)ي(.)$/, ['$1$2و$3', '$1$2ا$3', '$1$2ي$3']],
  // قوالب are of قالب
  [/^(.)وا(.{1,2})$/, ['$1ا$2']],
  // خرائط are of خريطة, رسائل of رسالة
  [/^(..?)اي(.)$/, ['$1ي$2', '$1ا$2']],
  // مبان are of مبنى
  [/^م(.)ا(.)$/, ['م$1$2']],
  // أشهر are of شهر
  [/^ا(..)(.)$/, ['$1$2']],
  // ديون is of دين, نصوص of نص
  [/^(.)(.)و(.)$/, ['$1$2$3']],
  [/^(.)(.)و\2$/, ['$1$2']],
  // أفلام is of فلم, أسرار of سر
  [/^ا(..)ا(.)$/, ['$1$2']],
  [/^ا(.)(.)ا\2$/, ['$1$2']],
  // أعضاء are of عضو, زملاء of زميل, أصدقاء of صديق, أطباء of طبيب
  [/^ا(..)اء$/, ['$1و', '$1ي']],
  [/^(..)(.)اء$/, ['$1ي$2']],
  [/^ا(..)(.)اء$/, ['$1ي$2']],
  [/^ا(.)(.)اء$/, ['$1$2ي$2']],
];

/** Told by an end that is cut: أعمدة are of عمود, أصوات of صوت, and تمارين of تمرين or عناوين of عنوان, whose ends are cut too. */
const ofWholeWords: typeof patterns = [
  [/^ا([^اوي]{2})([^اوي])ه$/, ['$1ا$2', '$1و$2', '$1ي$2']],
  [/^ا(..)ات$/, ['$1ت']],
  [/^(..)ا(.)ين$/, ['$1$2ين', '$1$2ان']],
];

/** Stems that a broken plural may be of, also of a word that keeps its end. Not all of them are words: only those that stand somewhere count. */
export const singularsOf = (stem: string, word = stem): string[] => [
  ...wholeOf(patterns, stem),
  ...wholeOf(patterns.slice(0, 1), stem).map((form) => `${form}ء`),
  ...wholeOf(ofWholeWords, word).flatMap(stemsOf),
];

const wholeOf = (all: typeof patterns, plural: string): string[] =>
  all.flatMap(([broken, whole]) => (broken.test(plural) ? whole.map((form) => plural.replace(broken, form)) : []));
