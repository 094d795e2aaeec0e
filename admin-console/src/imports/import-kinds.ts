export type ImportKind = 'users' | 'enrollments';

interface Column {
  /** As the server calls it. */
  field: string;
  isRequired: boolean;
  /** As files call it, in small letters without marks. */
  names: readonly string[];
}

const email: Column = {
  field: 'email',
  isRequired: true,
  names: ['email', 'e-mail', 'mail', 'البريد الإلكتروني', 'البريد', 'الإيميل'],
};

/** The columns of each file: their headings in both languages. */
export const importColumns: Record<ImportKind, readonly Column[]> = {
  users: [
    email,
    { field: 'firstName', isRequired: true, names: ['firstname', 'first name', 'الاسم الأول', 'الاسم'] },
    { field: 'lastName', isRequired: true, names: ['lastname', 'last name', 'surname', 'اسم العائلة', 'اللقب'] },
    { field: 'nameAr', isRequired: false, names: ['namear', 'name in arabic', 'الاسم بالعربية'] },
    { field: 'nameEn', isRequired: false, names: ['nameen', 'name in latin letters', 'الاسم باللاتينية'] },
    { field: 'role', isRequired: false, names: ['role', 'الدور'] },
  ],
  enrollments: [
    email,
    {
      field: 'course',
      isRequired: true,
      names: ['course', 'courseid', 'course id', 'course title', 'الدورة', 'معرّف الدورة', 'عنوان الدورة'],
    },
  ],
};
