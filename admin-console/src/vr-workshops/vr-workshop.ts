import type { components } from '@masar/contracts';

export type VrWorkshop = components['schemas']['VrWorkshopRecord'];
