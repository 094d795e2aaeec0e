import type { Tone } from '@masar/ui';
import { BriefcaseIcon, CodeIcon, PaletteIcon, TargetIcon } from '@masar/ui';

interface SkillLook {
  icon: typeof CodeIcon;
  tone: Tone;
}

const looks: Record<string, SkillLook> = {
  'web-development': { icon: CodeIcon, tone: 'blue' },
  'graphic-design': { icon: PaletteIcon, tone: 'pink' },
  'business-management': { icon: BriefcaseIcon, tone: 'brown' },
};

/** Icon and colour of an assessed skill: those of its track. */
export const skillLook = (skillId: string): SkillLook => looks[skillId] ?? { icon: TargetIcon, tone: 'neutral' };
