import { seenText, undecorated } from './screened-text.ts';

/** What makes a posting look like a trap; an administrator looks at it before anybody else (OPP-4). */
export const scamSigns = ['fees', 'documents', 'off_platform', 'crypto', 'salary'] as const;
export type ScamSign = (typeof scamSigns)[number];

const messenger = '(?:ال)?(?:واتساب|وتساب|واتس اب|واتس|تلغرام|تليغرام|تليجرام|تلكرام|تليكرام|انستغرام|انستا|فايبر)';
const messengerEn = '(?:whats ?app|telegram|instagram|viber|signal|dm|t\\.me/\\S{1,60}|wa\\.me/\\S{1,60})';
const document =
  '(?:ال)?(?:هويه|هويتك|جواز|جوازك|جواز سفرك|بطاقه|بطاقتك|مستمسكات|مستمسكاتك|بطاقه السكن|وثائق الرسميه|وثائقك الرسميه)(?!\\p{L})';
const noFee = '(?<!(?:بدون|دون|بلا|لا|لا توجد|من غير|ليس هناك)(?: اي| ايه| دفع){0,8} )';
const noFeeEn = '(?<!(?:no|without|zero|never)(?: any| a| asking for any){0,8} )(?<!\\b(?:no|without) \\w{1,40} )';

/**
 * Written for folded texts: no hamza, no diacritics, ي for ى, Latin in lower case, ASCII digits (SRCH-1). What repeats
 * has an end: without, a text that begins a sign again and again takes the square of its length (SEC-14).
 */
const signs: Record<Exclude<ScamSign, 'salary'>, readonly RegExp[]> = {
  fees: [
    new RegExp(
      `${noFee}رسوم (?:ال)?(?:تسجيل|قبول|مقابله|تدريب|اشتراك|اداريه|توظيف|ملف|تقديم|معامله|فيزا|استماره)`,
      'u',
    ),
    new RegExp(`${noFee}(?:مبلغ (?:ال)?تامين|تامين مسترد|عربون)`, 'u'),
    /(?:^|[^\p{L}])(?:ادفع|ادفعي|تدفع|تدفعين|تدفعون|حول|حولي|سدد|تحول|علي المتقدم (?:دفع|تسديد|تحويل)|يدفع المتقدم)(?!\p{L})[^.؟!\n]{0,40}(?:رسوم|مبلغ|دولار|دينار|الف|\$|قبل)/u,
    new RegExp(
      `${noFeeEn}\\b(?:registration|application|training|processing|admin(?:istration)?|visa|interview|joining|starter) fees?\\b`,
      'u',
    ),
    /\b(?:pay|send|transfer) (?:us )?(?:a |the |an )?(?:[$\d.,]{1,40} ?(?:usd|iqd|dollars?)? ?)?(?:as a |as )?(?:refundable |small |security ){0,8}(?:deposit|fees?|upfront|in advance)\b/u,
    /\brefundable (?:security )?deposit\b/u,
  ],
  documents: [
    new RegExp(`(?:صوره|صور|نسخه|نسخ|سكان|تصوير)(?: (?:من|عن|واضحه|ملونه|ال\\p{L}{1,40})){0,8} ${document}`, 'u'),
    /\b(?:photos?|pictures?|scans?|cop(?:y|ies)|selfie) (?:of|with) (?:both sides of )?(?:your |the )?(?:national |government )?(?:id|ids|identity|passport|bank card|credit card|residence card)\b/u,
  ],
  off_platform: [
    new RegExp(`(?:فقط|حصرا)(?: \\p{L}{1,40}){0,2} (?:عبر|علي|بواسطه|في) ${messenger}`, 'u'),
    new RegExp(`(?:عبر|علي|بواسطه|في) ${messenger}(?: \\p{L}{1,40}){0,2} (?:فقط|حصرا)`, 'u'),
    /(?:لا تقدم|لا تقدموا|لا تقدمي|لا تراسلنا)(?: \p{L}{1,40}){0,3} (?:المنصه|الموقع|هنا)/u,
    new RegExp(
      `\\bonly (?:(?:on|via|by|through|over|contact|message)(?: us| me)?(?: on| via| by| through)? )${messengerEn}`,
      'u',
    ),
    new RegExp(`\\b(?:on|via|by|through) ${messengerEn} only\\b|${messengerEn} only\\b`, 'u'),
    /\bdo(?: not|n't) apply (?:here|on this|on the|through (?:this|the))/u,
  ],
  crypto: [
    /(?:بتكوين|بيتكوين|العملات (?:الرقميه|المشفره)|عمله (?:رقميه|مشفره)|عملات (?:رقميه|مشفره)|فوركس|بينانس|تداول العملات|محفظه رقميه)/u,
    /\b(?:bitcoin|btc|usdt|ethereum|crypto(?:currency|currencies)?|binance|forex|trust wallet)\b/u,
  ],
};

const promise =
  /(?:دخل|ربح|ارباح) (?:يومي|يوميه|مضمون|مضمونه|سريع|سريعه|خيالي|خياليه)|(?:guaranteed|easy|quick|fast) (?:daily )?(?:income|money|profits?)|\bget rich\b/u;
const amount =
  /(?:(\$)\s*)?(\d[\d,.٬،]*)\s*(الف|ملايين|مليون|k\b|m\b|million|thousand)?\s*(\$|دولار|usd|dollars?|دينار|iqd|د\.ع)?(?:\s*(?:عراقي|امريكي))?\s*(?:(?:في|كل|\/|a|an|per|each)\s*)?(يوميا|اليوم|يوم|اسبوعيا|الاسبوع|اسبوع|day|daily|week|weekly|hour|ساعه|الساعه)?/gu;
const factors: Record<string, number> = {
  الف: 1e3,
  thousand: 1e3,
  k: 1e3,
  مليون: 1e6,
  ملايين: 1e6,
  million: 1e6,
  m: 1e6,
};
const perMonth: Record<string, number> = { day: 22, week: 4.3, hour: 160 };
const dinarsPerDollar = 1310;
/** More in a month is what directors earn, not what is offered to strangers. */
const believableDollars = 6000;

function periodOf(word: string | undefined): number {
  if (!word) return 1;
  if (/يوم|day|daily/.test(word)) return perMonth['day'] ?? 1;
  return (/اسبوع|week/.test(word) ? perMonth['week'] : perMonth['hour']) ?? 1;
}

function isTooGood(text: string): boolean {
  if (promise.test(text)) return true;
  return [...text.matchAll(amount)].some(([, sign, digits = '', factor = '', unit = sign, period]) => {
    if (!unit) return false;
    const figure = Number(digits.replace(/[.,٬،](?=\d{3}(?!\d))/g, '').replace(/[,٬،]/g, '')) * (factors[factor] ?? 1);
    const dollars = /دينار|iqd|د\.ع/.test(unit) ? figure / dinarsPerDollar : figure;
    return dollars * periodOf(period) > believableDollars;
  });
}

/** What one text ends with and another begins with is read in one go; so much of each tells whether it is a sign. */
const seam = 80;

/** The places where one text may go on in another, in whatever order a screen shows them. */
function seamsOf(texts: readonly string[]): string[] {
  return texts.flatMap((end, from) =>
    texts.filter((_, to) => to !== from).map((start) => `${end.slice(-seam)} ${start.slice(0, seam)}`),
  );
}

/** An amount in one text and a length of time in another are no wage, so seams are searched for words only. */
const hasSign = (sign: ScamSign, text: string, isSeam: boolean): boolean => {
  if (sign === 'salary') return isSeam ? promise.test(text) : isTooGood(text);
  return signs[sign].some((pattern) => pattern.test(text));
};

/** The signs in the texts of a posting, in Arabic and English, also where one is spread over several; none for an honest one. */
export function scamSignsIn(texts: readonly (string | null | undefined)[]): ScamSign[] {
  const seen = [...new Set(texts.map((text) => seenText(text ?? '')).filter(Boolean))];
  const found = (sign: ScamSign, places: readonly string[], isSeam: boolean) =>
    places.some((place) => hasSign(sign, place, isSeam) || hasSign(sign, undecorated(place), isSeam));
  const seams = [...seamsOf(seen), seen.join(' ')];
  return scamSigns.filter((sign) => found(sign, seen, false) || found(sign, seams, true));
}
