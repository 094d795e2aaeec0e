// Written by `npm run texts` from workshops.ar.arb, workshops.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const workshopsMessages = defineMessages({
  ar: {
    heading: 'الورش الافتراضية',
    hint: 'غرف نتدرّب فيها معاً، من النظارة أو الحاسوب أو الهاتف.',
    all: 'كل الورش والمواعيد',
    failed: 'تعذّر تحميل الورش',
    minutes: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
        digits,
      ),
    seats: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'مقعد واحد', two: 'مقعدان', few: '# مقاعد', many: '# مقعداً', other: '# مقعد' },
        digits,
      ),
    next: (moment: string) => `الموعد القادم: ${moment}`,
    noSession: 'لا موعد قريب',
    empty: 'لا ورش الآن',
    emptyHint: 'ستظهر هنا فور إضافتها. حتى ذلك الحين، الدورات مفتوحة لك.',
    browse: 'تصفّح الدورات',
  },
  en: {
    heading: 'VR workshops',
    hint: 'Rooms in which we practise together, by headset, computer or phone.',
    all: 'All workshops and sessions',
    failed: 'The workshops could not be loaded',
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    seats: (count: number) => plural('en', count, { one: '# seat', other: '# seats' }),
    next: (moment: string) => `Next: ${moment}`,
    noSession: 'No session planned',
    empty: 'No workshops right now',
    emptyHint: 'They appear here as soon as they are added. Until then the courses are open to you.',
    browse: 'Browse courses',
  },
});
