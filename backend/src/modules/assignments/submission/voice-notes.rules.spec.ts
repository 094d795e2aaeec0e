import { assignmentLimits } from '@masar/domain';
import { anMp4Note, anOggNote, aWebmNote } from '../testing/a-voice-note.js';
import { isVoiceName, voiceTypeOf } from './voice-notes.rules.js';

describe('voice notes', () => {
  it('are told by their content, as Chrome, Firefox and Safari record them [ASG-1]', () => {
    expect(voiceTypeOf(aWebmNote())?.mimeType).toBe('audio/webm');
    expect(voiceTypeOf(anOggNote())?.mimeType).toBe('audio/ogg');
    expect(voiceTypeOf(anMp4Note())?.mimeType).toBe('audio/mp4');
    expect(['note.webm', 'note.OGG', 'note.m4a', 'note.mp3', 'note'].map(isVoiceName)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are nothing else: no picture beside the sound, no page, nothing that only begins like one [ASG-1] [SEC-7]', () => {
    expect(voiceTypeOf(aWebmNote('V_VP9'))).toBeUndefined();
    expect(voiceTypeOf(anMp4Note('vide'))).toBeUndefined();
    expect(voiceTypeOf(Buffer.from('OggS and nothing more'))).toBeUndefined();
    expect(voiceTypeOf(Buffer.from('<html>A_OPUS webm</html>'))).toBeUndefined();
    expect(voiceTypeOf(new Uint8Array())).toBeUndefined();
  });

  it('end at four megabytes [ASG-1] [REL-10]', () => {
    const rest = Buffer.alloc(assignmentLimits.voiceBytes);
    expect(voiceTypeOf(Buffer.concat([aWebmNote(), rest]))).toBeUndefined();
  });
});
