import type { Answer } from '@masar/contracts';

/** The four figures and the mean progress of a learner (ENR-4). */
export type Dashboard = Answer<'/api/dashboard/home', 'get'>['figures'];
