// Written by `npm run texts` from scene.ar.arb, scene.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of the room in three dimensions (VRW-3). */
export const sceneMessages = defineMessages({
  ar: {
    room: (title: string) => `غرفة الورشة: ${title}`,
    opening: 'نفتح الغرفة…',
    howToMove: 'كيف أتحرّك؟',
    hideHelp: 'إخفاء الشرح',
    byTouch: 'المس الأرض لتذهب إليها، واسحب لتنظر حولك، أو امشِ بعصا التحكّم.',
    byMouse: 'انقر الأرض لتذهب إليها، واسحب لتنظر حولك.',
    byKeys: 'الأسهم إلى الأمام والخلف وللالتفات، أو W وA وS وD للمشي وQ وE للالتفات.',
    byHeadset: 'في النظارة: وجّه يدك إلى الأرض واضغط لتنتقل، وادفع العصا جانباً لتلتفت.',
    sit: 'إلى مقعدي',
    stand: 'وقوف',
    nextStation: 'المحطة التالية',
    headset: 'الدخول بالنظارة',
    headsetFailed: 'تعذّر تشغيل النظارة. يمكنك متابعة الورشة من هنا.',
    stick: 'عصا المشي',
    slidePlace: (number: string, all: string) => `${number} من ${all}`,
  },
  en: {
    room: (title: string) => `Workshop room: ${title}`,
    opening: 'Opening the room…',
    howToMove: 'How do I move?',
    hideHelp: 'Hide the explanation',
    byTouch: 'Tap the floor to go there, drag to look around, or walk with the stick.',
    byMouse: 'Click the floor to go there, drag to look around.',
    byKeys: 'Arrow keys walk and turn, or W, A, S, D to walk and Q, E to turn.',
    byHeadset: 'In a headset: point at the floor and press to go there, push the stick aside to turn.',
    sit: 'To my seat',
    stand: 'Stand up',
    nextStation: 'Next station',
    headset: 'Enter with a headset',
    headsetFailed: 'The headset did not start. You can follow the workshop from here.',
    stick: 'Joystick',
    slidePlace: (number: string, all: string) => `${number} of ${all}`,
  },
});
