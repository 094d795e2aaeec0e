import type { Role } from '@masar/domain';
import type { Language } from '@masar/i18n';

/** What each role offers (spec 2, Profile). */
export const roleBenefits: Record<Language, Record<Role, readonly string[]>> = {
  ar: {
    student: [
      'الالتحاق بكل الدورات ومتابعة تقدّمك',
      'شهادات موثّقة برمز تحقق',
      'المشاركة في نقاشات المنتدى',
      'توصيات تناسب مهاراتك وأهدافك',
    ],
    instructor: [
      'إنشاء الدورات ونشرها وتحريرها',
      'متابعة تقدّم متعلّميك وتقييماتهم',
      'مراجعة الشهادات قبل اعتمادها',
      'عرض خدماتك التعليمية',
    ],
    volunteer: ['إضافة فرص تطوّع وتدريب ووظائف', 'عرض خدماتك على المجتمع', 'سجلّ بساعاتك وأثرك', 'المشاركة في الفعاليات'],
    admin: [
      'إدارة المستخدمين والدورات والشهادات',
      'تقارير وإحصاءات المنصة',
      'الإشراف على المنتدى والبلاغات',
      'إعدادات المنصة ونسخها الاحتياطية',
    ],
  },
  en: {
    student: [
      'Enrol in every course and follow your progress',
      'Certificates with a verification code',
      'Take part in the discussions of the forum',
      'Recommendations that fit your skills and goals',
    ],
    instructor: [
      'Create, publish and edit courses',
      'Follow your learners’ progress and ratings',
      'Review certificates before they are approved',
      'Offer your teaching services',
    ],
    volunteer: [
      'Add volunteering, internship and job opportunities',
      'Offer your services to the community',
      'A record of your hours and impact',
      'Take part in events',
    ],
    admin: [
      'Manage users, courses and certificates',
      'Reports and figures of the platform',
      'Moderate the forum and abuse reports',
      'Settings and backups of the platform',
    ],
  },
};
