/**
 * Words that without their ة are another word: شركة is no شرك, عدسة no عدس. Where dropping it makes a plural (صور) or the
 * masculine (جديد), both stay one word, so that nothing but a list tells them.
 */
const writtenWithOrWithoutDots =
  'شرك دور حرك عين كلي مهم خبر درج صلاحي ميزاني جمعي جمهوري معاين مكتب طريق مدرس مدين شرط هدي حاج عاد عدس نعم معرف منطق قطار جامع ' +
  'طابع طاير حلق بدل دقيق سير سلام امرا خزان مصلح عود قاع عطل';
/** What these are with ه means something else: عمله is his work, وحده alone. */
const writtenWithDots = 'عمل حمل دفع وصف طبق وحد جمع';
/** Their plurals; مدرسات are more of مدرس, and قطارات of قطار. */
const pluralsWithAt =
  'شرك دور حرك عين كلي مهم خبر درج صلاحي ميزاني جمعي جمهوري معاين مكتب شرط حاج عاد عدس جامع طابع طاير حلق بدل خزان عطل عمل حمل دفع وصف ' +
  'طبق وحد';
const anyOf = (words: string): string => words.replaceAll(' ', '|');

/** A letter that no text has stands for ة while marks go and letters are folded. */
const dots = 'ؿ';
export const dotted = (text: string): string => text.replaceAll('ة', dots);
export const undotted: readonly [RegExp, string] = [new RegExp(dots, 'g'), 'ه'];

/** Two of them, or whose it is: دورتين, سيرتك. */
const behindTa = 'ت(?:[اي]ن|ي|ك|نا|ها|هم|كم|ه)';
const joined = '(?:و?ف?(?:[بك]?ال|لل)|[وفبلك]{0,2})';
/** They end in ء, which stays where endings go and which nobody writes there. */
export const keepEnds: readonly [RegExp, string] = [
  new RegExp(
    `( ${joined})(?:(${anyOf(writtenWithOrWithoutDots)})(?:[ه${dots}]|${behindTa})|(${anyOf(writtenWithDots)})${dots}|(${anyOf(pluralsWithAt)})ات)(?= )`,
    'g',
  ),
  '$1$2$3$4ء',
];
