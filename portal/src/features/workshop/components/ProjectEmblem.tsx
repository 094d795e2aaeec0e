import type { ProjectId } from '@masar/domain';
import { BriefcaseIcon, CodeIcon, PaletteIcon, type Tone } from '@masar/ui';
import styles from './ProjectEmblem.module.css';

const emblems = {
  'personal-website': { icon: CodeIcon, tone: 'blue' },
  'logo-design': { icon: PaletteIcon, tone: 'pink' },
  'business-plan': { icon: BriefcaseIcon, tone: 'brown' },
} satisfies Record<ProjectId, { icon: typeof CodeIcon; tone: Tone }>;

/** The project's own sign on the path: three stations, the last one still open. */
export function ProjectEmblem({ project }: { project: ProjectId }) {
  const { icon: Icon, tone } = emblems[project];
  return (
    <div className={styles.emblem} data-tone={tone}>
      <svg className={styles.path} viewBox="0 0 320 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.way} d="M-10 70c70 0 60-44 130-40s70 40 120 24 60-44 110-46" />
        <circle className={styles.stop} cx="64" cy="54" r="6" />
        <circle className={styles.stop} cx="258" cy="46" r="6" />
      </svg>
      <span className={styles.sign}>
        <Icon size={28} />
      </span>
    </div>
  );
}
