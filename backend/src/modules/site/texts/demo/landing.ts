import { figure } from './figure.js';

/** What the demo says around all pages and on the landing page: the specification's words and figures. */
export const demoLanding = {
  'shell.mission': {
    ar: 'منصة تطوعية عربية تأخذ بيد الشباب من أول درس إلى أول فرصة عمل.',
    en: 'A volunteer platform that takes Arab youth from the first lesson to the first job.',
  },
  'shell.rights': { ar: '© 2024 مسار. جميع الحقوق محفوظة.', en: '© 2024 Masar. All rights reserved.' },
  'shell.start': { ar: 'ابدأ التعلّم مجاناً', en: 'Start learning for free' },
  'landing.headline': { ar: 'من أول درس', en: 'From the first lesson' },
  'landing.headlineEnd': { ar: 'إلى أول فرصة عمل', en: 'to the first job' },
  'landing.intro': {
    ar: 'دورات عملية بالعربية، وشهادات يتحقّق منها صاحب العمل في ثوانٍ، ومجتمع يجيب عن سؤالك. تعمل على هاتفك حتى مع إنترنت ضعيف.',
    en: 'Practical courses in Arabic, certificates that an employer verifies in seconds, and a community that answers. On your phone, even with a weak connection.',
  },
  'landing.learners': figure('5000+'),
  'landing.courses': figure('150+'),
  'landing.certificates': figure('2000+'),
  'landing.features': figure('12+'),
  'landing.communityTitle': { ar: 'مجتمع يجيب عن سؤالك', en: 'A community that answers' },
  'landing.communityIntro': {
    ar: 'متعلّمون ومدرّبون ومتطوّعون من العراق والعالم العربي يتعلّمون معاً.',
    en: 'Learners, instructors and volunteers from Iraq and the Arab world learn together.',
  },
  'landing.question': { ar: 'كيف أبدأ العمل الحر؟', en: 'How do I start freelancing?' },
  'landing.questionBy': { ar: 'علي · 12 ردّاً', en: 'Ali · 12 replies' },
  'landing.answer': {
    ar: 'ابدأ بمشروع صغير تعرضه في ملفك، ثم قدّم خدمتك الأولى بسعر بسيط.',
    en: 'Start with one small project to show, then offer your first service at a modest price.',
  },
  'landing.answerBy': { ar: 'نور، مدرّبة', en: 'Noor, instructor' },
  'landing.certificateHolder': { ar: 'سارة علي حسن', en: 'Sara Ali Hasan' },
  'landing.certificateCourse': {
    ar: 'أتمّت بنجاح دورة أساسيات React',
    en: 'has completed the course React basics',
  },
};
