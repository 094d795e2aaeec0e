import type { components } from '@masar/contracts';

export type FailedTask = components['schemas']['FailedTaskRecord'];
