import { blocks } from './blocks.js';
import { figure } from './figure.js';

/** Where the demo is reached, and its community's figures, as the specification has them (PUB-4, PUB-5, COM-6). */
export const demoContact = {
  'contact.mailbox': figure('contact@masar.example'),
  'contact.answerTime': { ar: 'نجيب خلال 24 ساعة', en: 'We answer within 24 hours' },
  'contact.hours': {
    ar: blocks(['الأحد – الخميس', '9:00 صباحاً – 6:00 مساءً'], ['الجمعة – السبت', 'مغلق']),
    en: blocks(['Sunday – Thursday', '9:00 AM – 6:00 PM'], ['Friday – Saturday', 'Closed']),
  },
  'contact.place': {
    ar: 'بغداد، العراق. متطوّعونا موزّعون على محافظات كثيرة، ونلتقي بالمتعلّمين عبر الإنترنت.',
    en: 'Baghdad, Iraq. Our volunteers live in many provinces and meet learners online.',
  },
  'legal.privacyMailbox': figure('privacy@masar.example'),
  'legal.termsMailbox': figure('legal@masar.example'),
  'community.members': figure('5000+'),
  'community.repliesToday': figure('1200+'),
};
