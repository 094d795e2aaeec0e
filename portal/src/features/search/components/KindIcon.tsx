import type { SearchKind } from '@masar/domain';
import {
  BookIcon,
  BriefcaseIcon,
  ChatIcon,
  EditIcon,
  FileIcon,
  HandshakeIcon,
  type IconProps,
  PlayIcon,
  TargetIcon,
  type Tone,
} from '@masar/ui';
import type { ComponentType } from 'react';
import styles from './KindIcon.module.css';

const looks: Record<SearchKind, { icon: ComponentType<IconProps>; tone: Tone }> = {
  course: { icon: BookIcon, tone: 'blue' },
  lesson: { icon: PlayIcon, tone: 'green' },
  section: { icon: FileIcon, tone: 'green' },
  assignment: { icon: EditIcon, tone: 'yellow' },
  discussion: { icon: ChatIcon, tone: 'purple' },
  opportunity: { icon: TargetIcon, tone: 'yellow' },
  job: { icon: BriefcaseIcon, tone: 'red' },
  service: { icon: HandshakeIcon, tone: 'brown' },
};

/** The sign of a kind in its colour. */
export function KindIcon({ kind }: { kind: SearchKind }) {
  const { icon: Icon, tone } = looks[kind];
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon />
    </span>
  );
}
