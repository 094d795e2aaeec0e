const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** The headers of what Chrome records; with another codec beside it, of a film. */
export const aWebmNote = (other = ''): Buffer =>
  Buffer.concat([ebml, Buffer.from(`\u0001webm\u0002A_OPUS${other}OpusHead`), Buffer.alloc(200, 7)]);

export const anOggNote = (): Buffer =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(200, 7)]);

/** The headers of what Safari records. */
export const anMp4Note = (handler = 'soun'): Buffer =>
  Buffer.concat([
    Buffer.from('\0\0\0\u001cftypiso5', 'latin1'),
    Buffer.alloc(64),
    Buffer.from(`hdlr${'\0'.repeat(8)}${handler}`, 'latin1'),
    Buffer.alloc(200, 7),
  ]);
