import { defineMessages, isolated } from '@masar/i18n';

export const roleRequestsMessages = defineMessages({
  ar: {
    title: 'طلبات الأدوار',
    one: (name: string) => `طلب ${isolated(name)}`,
    emptyTitle: 'لا طلبات هنا',
    emptyText: 'حين يطلب أحدهم دوراً آخر من ملفه الشخصي يظهر طلبه في هذه القائمة.',
    approve: 'قبول الطلب',
    refuse: 'رفض الطلب',
    approveTitle: (name: string) => `قبول طلب ${name}؟`,
    approveText: (role: string) => `يصبح دوره «${role}» فوراً، ويصله إشعار بالقرار.`,
    refuseTitle: (name: string) => `رفض طلب ${name}؟`,
    refuseText: 'يبقى دوره كما هو، ويصله إشعار بالقرار، ويمكنه أن يطلب مرة أخرى.',
    isApproved: 'قُبل الطلب',
    isRefused: 'رُفض الطلب',
    back: 'كل الطلبات',
  },
  en: {
    title: 'Role requests',
    one: (name: string) => `Request of ${isolated(name)}`,
    emptyTitle: 'No requests here',
    emptyText: 'When somebody asks for another role on their profile, the request appears in this list.',
    approve: 'Approve the request',
    refuse: 'Refuse the request',
    approveTitle: (name: string) => `Approve the request of ${name}?`,
    approveText: (role: string) => `Their role becomes “${role}” at once, and they are notified.`,
    refuseTitle: (name: string) => `Refuse the request of ${name}?`,
    refuseText: 'Their role stays as it is; they are notified and may ask again.',
    isApproved: 'The request is approved',
    isRefused: 'The request is refused',
    back: 'All requests',
  },
});
