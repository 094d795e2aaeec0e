import type { components } from '@masar/contracts';

export type Category = components['schemas']['CategoryRecord'];
