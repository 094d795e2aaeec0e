import { assignmentLimits } from '@masar/domain';
import { useEffect, useRef, useState } from 'react';

/** What browsers record voice as, the smallest first, with the ending under which it is sent. */
const forms = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { type: 'audio/mp4', ending: 'm4a' },
] as const;

type VoiceFailure = 'denied' | 'missing' | 'unsupported';
export type VoiceState = 'idle' | 'asking' | 'recording' | VoiceFailure;

interface Recording {
  recorder: MediaRecorder;
  stream: MediaStream;
  isKept: boolean;
}

const formHere = () =>
  typeof MediaRecorder === 'undefined' ? undefined : forms.find(({ type }) => MediaRecorder.isTypeSupported(type));

/** Records one voice note after the other; each ends by itself at the limit (ASG-1). */
export function useVoiceRecorder(onRecorded: (note: File) => void) {
  const [state, setState] = useState<VoiceState>('idle');
  const [seconds, setSeconds] = useState(0);
  const current = useRef<Recording | null>(null);
  const told = useRef(onRecorded);
  useEffect(() => {
    told.current = onRecorded;
  }, [onRecorded]);

  const end = (isKept: boolean) => {
    if (!current.current) return;
    current.current.isKept = isKept;
    if (current.current.recorder.state !== 'inactive') current.current.recorder.stop();
  };

  const start = async () => {
    const form = formHere();
    if (!form) return setState('unsupported');
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, noiseSuppression: true } });
      const recorder = new MediaRecorder(stream, {
        mimeType: form.type,
        audioBitsPerSecond: assignmentLimits.voiceBitsPerSecond,
      });
      const recording: Recording = { recorder, stream, isKept: false };
      const pieces: Blob[] = [];
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      recorder.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        current.current = null;
        setState('idle');
        if (recording.isKept) told.current(new File(pieces, `voice.${form.ending}`, { type: form.type }));
      };
      current.current = recording;
      setSeconds(0);
      recorder.start(1000);
      return setState('recording');
    } catch (error) {
      return setState(error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'denied');
    }
  };

  useEffect(() => {
    if (state !== 'recording') return undefined;
    const began = Date.now();
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - began) / 1000);
      setSeconds(Math.min(passed, assignmentLimits.voiceSeconds));
      if (passed >= assignmentLimits.voiceSeconds) end(true);
    }, 250);
    return () => clearInterval(timer);
  }, [state]);

  // Whoever leaves the page speaks to nobody any more.
  useEffect(() => () => end(false), []);

  return { state, seconds, start: () => void start(), stop: () => end(true), cancel: () => end(false) };
}
