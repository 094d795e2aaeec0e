import type { components } from '@masar/contracts';

export type Job = components['schemas']['JobRecord'];
