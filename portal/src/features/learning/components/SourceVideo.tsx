import { Notice, useMessages } from '@masar/ui';
import { learningMessages } from '../learning.messages';
import { videoSource } from '../model/video-source';
import { EmbeddedVideo } from './EmbeddedVideo';
import { FileVideo } from './FileVideo';

export interface VideoProps {
  /** Title of the lesson, for screen readers. */
  title: string;
  /** Second at which the learner stopped. */
  resumeAt: number;
  /** The second that it is at, and how long it is where that is known. */
  onTime: (second: number, length?: number) => void;
}

/** A video from where it stopped: a file, or the player of another site. */
export function SourceVideo({ address, ...video }: VideoProps & { address: string }) {
  const text = useMessages(learningMessages);
  const source = videoSource(address);
  if (source?.kind === 'file') return <FileVideo address={source.address} {...video} />;
  if (source?.kind === 'embedded') return <EmbeddedVideo source={source} {...video} />;
  return <Notice kind="warning">{text.videoBroken}</Notice>;
}
