import type { ProjectDetail, Step } from '../workshop.queries';

export const aStep = (changes: Partial<Step> = {}): Step => ({
  id: 'brief',
  minutes: 60,
  titleAr: 'افهم الجهة',
  titleEn: 'Understand the client',
  goalAr: 'أن تعرف ماذا يجب أن يقول الشعار.',
  goalEn: 'Know what the logo has to say.',
  how: [{ ar: 'اسأل', en: 'Ask' }],
  doneWhenAr: 'صفحة واحدة.',
  doneWhenEn: 'One page.',
  notes: '',
  evidenceUrl: null,
  evidenceFile: null,
  completedAt: null,
  ...changes,
});

/** A project of two steps, none of them done. */
export const aProject = (changes: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 'logo-design',
  level: 'intermediate',
  titleAr: 'تصميم شعار',
  titleEn: 'Logo design',
  summaryAr: 'شعار لجهة حقيقية.',
  summaryEn: 'A logo for somebody real.',
  resultAr: 'شعار بصيغة SVG.',
  resultEn: 'A logo as SVG.',
  skills: [{ ar: 'تصميم الشعارات', en: 'Logo design' }],
  minutes: 120,
  stepsCount: 2,
  completedSteps: 0,
  startedAt: null,
  completedAt: null,
  isShown: false,
  steps: [aStep(), aStep({ id: 'research', titleAr: 'انظر حولك', titleEn: 'Look around' })],
  ...changes,
});
