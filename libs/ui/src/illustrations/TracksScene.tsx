import type { CategoryId } from '@masar/domain';
import type { ComponentType } from 'react';
import { categoryTone } from '../brand/cover-motifs.ts';
import { CodeIcon, KanbanIcon, MegaphoneIcon, PaletteIcon, SpeechIcon } from '../icons/category-icons.tsx';
import type { IconProps } from '../icons/create-icon.tsx';
import { CheckIcon } from '../icons/interface-icons.tsx';
import { BriefcaseIcon } from '../icons/people-icons.tsx';
import frame from './JourneyScene.module.css';
import { Land, Palm } from './land.tsx';
import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

const tracks: readonly [CategoryId, x: number, y: number, icon: ComponentType<IconProps>][] = [
  ['web-development', 417, 285, CodeIcon],
  ['business-management', 340, 260, BriefcaseIcon],
  ['design-creativity', 282, 211, PaletteIcon],
  ['personal-skills', 205, 192, SpeechIcon],
  ['digital-marketing', 153, 141, MegaphoneIcon],
  ['project-management', 85, 114, KanbanIcon],
];

interface SignProps {
  x: number;
  y: number;
  size: number;
  icon: ComponentType<IconProps>;
}

/** An icon in the middle of its station; it never mirrors. */
function Sign({ x, y, size, icon: Icon }: SignProps) {
  return (
    <g className={styles.upright} color="#fff">
      <Icon x={x - size / 2} y={y - size / 2} size={size} strokeWidth={2} />
    </g>
  );
}

/** The six tracks as stations of one way to the first job. Decorative. */
export function TracksScene() {
  return (
    <div className={frame.panel}>
      <Scene
        road="M506 320C470 316 448 297 417 285S369 279 340 260 312 224 282 211 234 213 205 192 181 152 153 141 100 143 85 114 62 88 66 56"
        stations={[]}
        front={
          <>
            {tracks.map(([id, x, y, icon]) => (
              <g key={id} data-tone={categoryTone(id)}>
                <circle className={`${styles.solid} ${styles.ring}`} strokeWidth="3" cx={x} cy={y} r="20" />
                <Sign x={x} y={y} size={23} icon={icon} />
              </g>
            ))}
            <circle className={styles.goal} strokeWidth="4" cx="66" cy="56" r="27" />
            <Sign x={66} y={56} size={34} icon={CheckIcon} />
            <Palm x={262} y={330} size={0.8} />
            <Palm x={292} y={342} size={0.62} />
          </>
        }
      >
        <Land />
      </Scene>
    </div>
  );
}
