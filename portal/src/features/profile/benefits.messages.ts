// Written by `npm run texts` from benefits.ar.arb, benefits.en.arb.
import { defineMessages } from '@masar/i18n';

/** What each role offers, in this order (spec 2, Profile). */
export const roleBenefits = defineMessages({
  ar: {
    student:
      'الالتحاق بكل الدورات ومتابعة تقدّمك\nشهادات موثّقة برمز تحقق\nالمشاركة في نقاشات المنتدى\nتوصيات تناسب مهاراتك وأهدافك',
    instructor:
      'إنشاء الدورات ونشرها وتحريرها\nمتابعة تقدّم متعلّميك وتقييماتهم\nمراجعة الشهادات قبل اعتمادها\nعرض خدماتك التعليمية',
    volunteer: 'إضافة فرص تطوّع وتدريب ووظائف\nعرض خدماتك على المجتمع\nسجلّ بساعاتك وأثرك\nالمشاركة في الفعاليات',
    admin:
      'إدارة المستخدمين والدورات والشهادات\nتقارير وإحصاءات المنصة\nالإشراف على المنتدى والبلاغات\nإعدادات المنصة ونسخها الاحتياطية',
  },
  en: {
    student:
      'Enrol in every course and follow your progress\nCertificates with a verification code\nTake part in the discussions of the forum\nRecommendations that fit your skills and goals',
    instructor:
      'Create, publish and edit courses\nFollow your learners’ progress and ratings\nReview certificates before they are approved\nOffer your teaching services',
    volunteer:
      'Add volunteering, internship and job opportunities\nOffer your services to the community\nA record of your hours and impact\nTake part in events',
    admin:
      'Manage users, courses and certificates\nReports and figures of the platform\nModerate the forum and abuse reports\nSettings and backups of the platform',
  },
});
