import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { learningMessages } from '../learning.messages';
import { videoSource } from '../model/video-source';
import { EmbeddedVideo } from './EmbeddedVideo';
import { FileVideo } from './FileVideo';
import { VideoOnDemand } from './VideoOnDemand';

export interface VideoProps {
  /** Title of the lesson, for screen readers. */
  title: string;
  /** Second at which the learner stopped. */
  resumeAt: number;
  /** The second that it is at, and how long it is where that is known. */
  onTime: (second: number, length?: number) => void;
}

interface LessonVideoProps extends VideoProps {
  address: string;
  /** Reading only: the video is left out until it is asked for. */
  isTextOnly: boolean;
}

/** A lesson's video, from where it stopped (LSN-2). */
export function LessonVideo({ address, isTextOnly, ...video }: LessonVideoProps) {
  const text = useMessages(learningMessages);
  const [isWanted, setWanted] = useState(false);
  const source = videoSource(address);
  if (source && isTextOnly && !isWanted) return <VideoOnDemand source={source} onWanted={() => setWanted(true)} />;
  if (source?.kind === 'file') return <FileVideo address={source.address} {...video} />;
  if (source?.kind === 'embedded') return <EmbeddedVideo source={source} {...video} />;
  return <Alert severity="warning">{text.videoBroken}</Alert>;
}
