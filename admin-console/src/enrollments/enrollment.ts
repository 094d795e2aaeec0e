import type { components } from '@masar/contracts';

export type Enrollment = components['schemas']['EnrollmentRecord'];
