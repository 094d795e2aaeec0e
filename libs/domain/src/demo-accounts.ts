import type { Role } from './roles.ts';

export interface DemoAccount {
  role: Role;
  /** Fixed id, so that links to demo rows keep working. */
  id: string;
  email: string;
  nameAr: string;
  nameEn: string;
}

/** The four people of the role picker, seeded in demo mode (AUTH-1). */
export const demoAccounts: Record<Role, DemoAccount> = {
  student: {
    role: 'student',
    id: '00000000-0000-7000-8000-000000000001',
    email: 'student@demo.masar.example',
    nameAr: 'سارة علي حسن',
    nameEn: 'Sara Ali Hasan',
  },
  instructor: {
    role: 'instructor',
    id: '00000000-0000-7000-8000-000000000002',
    email: 'instructor@demo.masar.example',
    nameAr: 'أحمد كريم الجبوري',
    nameEn: 'Ahmed Kareem Al-Jubouri',
  },
  volunteer: {
    role: 'volunteer',
    id: '00000000-0000-7000-8000-000000000003',
    email: 'volunteer@demo.masar.example',
    nameAr: 'نور حيدر العبيدي',
    nameEn: 'Noor Haider Al-Obaidi',
  },
  admin: {
    role: 'admin',
    id: '00000000-0000-7000-8000-000000000004',
    email: 'admin@demo.masar.example',
    nameAr: 'زينب فاضل الربيعي',
    nameEn: 'Zainab Fadhil Al-Rubaie',
  },
};
