import type { components } from '@masar/contracts';

export type Service = components['schemas']['ServiceRecord'];
