import { strFromU8, unzipSync, zipSync } from 'fflate';
import { rasterIn } from '#platform/pictures/raster';
import { orientationOf } from '#platform/pictures/raster-metadata';
import { aPhoto, secrets } from '#platform/pictures/testing/a-photo';
import { cleanFile } from './clean-file.js';

const latin = (text: string) => Buffer.from(text, 'latin1');
const cleaned = async (name: string, bytes: Uint8Array, isAnonymous = false): Promise<Buffer> =>
  Buffer.from((await cleanFile({ name, bytes, isAnonymous })).bytes);
const box = (type: string, ...content: Buffer[]): Buffer => {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
};
const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, at * 4));
  return bytes;
};

describe('a film', () => {
  const start = box('ftyp', latin('isom\0\0\0\0mp42'));
  const handler = (kind: string) => box('hdlr', words(0, 0), latin(kind), words(0, 0, 0));
  const shown = box('trak', box('mdia', handler('vide')));

  it('loses the places that phones write, and stays as long as it was [SEC-15]', async () => {
    const place = box('udta', box('\xA9xyz', latin('\0\x12\x15\xC7+33.3152+044.3661/')), box('loci', latin('Baghdad')));
    const keyed = box('meta', box('ilst', latin('com.apple.quicktime.location.ISO6709+33.3152')));
    const film = Buffer.concat([start, box('moov', shown, place, keyed), box('mdat', latin('pictures'))]);
    const clean = await cleaned('lesson.mp4', film);
    expect(clean.length).toBe(film.length);
    for (const secret of ['+33.3152', 'Baghdad', 'ISO6709']) expect(clean.includes(secret)).toBe(false);
    expect(clean.includes('vide')).toBe(true);
    expect(clean.includes('pictures')).toBe(true);
  });

  it('loses what the sensors of a camera wrote beside the pictures [SEC-15]', async () => {
    const track = (at: number) =>
      box('trak', box('mdia', handler('meta'), box('minf', box('stbl',
        box('stsz', words(0, 0, 2, 5, 3)), box('stsc', words(0, 1, 1, 2, 1)), box('stco', words(0, 1, at)))))); // prettier-ignore
    const before = Buffer.concat([start, box('moov', shown, track(0))]).length + 8;
    const film = Buffer.concat([start, box('moov', shown, track(before)), box('mdat', latin('GPS33.32pictures'))]);
    const clean = await cleaned('lesson.mp4', film);
    expect(clean.includes('GPS33')).toBe(false);
    expect(clean.subarray(-8).toString('latin1')).toBe('pictures');
  });

  it('is as it came where its boxes lead nowhere [SEC-15]', async () => {
    const broken = Buffer.concat([start, words(0xffffffff), latin('moov')]);
    expect(await cleaned('a.mp4', broken)).toEqual(broken);
  });
});

describe('a PDF', () => {
  const pdf = async () =>
    Buffer.concat([
      latin('%PDF-1.4\n1 0 obj<</Author(Sara \\(Ali\\))/Title<FEFF0053>/Creator(Word)>>endobj\n11 0 obj(kept)endobj\n'),
      latin('<x:xmpmeta><rdf:li>Sara Ali</rdf:li></x:xmpmeta>\n2 0 obj stream\n'),
      await aPhoto(16, 16),
      latin('\nendstream endobj\ntrailer<</Info 1 0 R>>\n%%EOF'),
    ]);

  it('tells of no place where its photos were taken, and stays as long as it was [SEC-15]', async () => {
    const given = await pdf();
    const clean = await cleaned('a.pdf', given);
    expect(clean.length).toBe(given.length);
    for (const secret of ['GPSLatitude', 'Exif']) expect(clean.includes(secret)).toBe(false);
    expect(clean.includes('Sara \\(Ali\\)')).toBe(true);
  });

  it('tells of no author to who must not know [ASG-2]', async () => {
    const clean = await cleaned('a.pdf', await pdf(), true);
    for (const secret of ['Sara \\(', 'FEFF0053', '<rdf:li>Sara']) expect(clean.includes(secret)).toBe(false);
    expect(clean.includes('(kept)')).toBe(true);
  });
});

describe('a sound', () => {
  const chunk = (type: string, content: string): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, latin(content)]);
  };
  const ape = (size: number, flags: number): Buffer => {
    const words = Buffer.alloc(32);
    words.write('APETAGEX', 'latin1');
    words.writeUInt32LE(size, 12);
    words.writeUInt32LE(flags, 20);
    return words;
  };

  it('names its author in an MP3 to who marks, and to nobody who must not know [ASG-2]', async () => {
    const sound = latin('\xFF\xFBsound');
    const id3 = latin('ID3\x04\0\0\0\0\0\x0CTPE1Sara Ali');
    const notes = Buffer.concat([ape(40, 0x8000_0000), latin('Sara Ali'), ape(40, 0x8000_0000)]);
    const song = Buffer.concat([id3, sound, notes, latin(`TAG${'Sara'.padEnd(125, '\0')}`)]);
    expect(await cleaned('a.mp3', song)).toEqual(song);
    expect(await cleaned('a.mp3', song, true)).toEqual(sound);
    expect(await cleaned('a.mp3', latin('ID3\x04\0\0\x7F\x7F\x7F\x7F'), true)).toHaveLength(0);
  });

  it('does so in a WAV, which stays as long as it was [ASG-2]', async () => {
    const parts = [chunk('fmt ', '16 b'), chunk('LIST', 'INFOIARTSara Ali'), chunk('data', 'sound'), latin('\0')];
    const wave = Buffer.concat([latin('RIFF\0\0\0\0WAVE'), ...parts, chunk('bext', 'Sara Ali')]);
    expect(await cleaned('a.wav', wave)).toEqual(wave);
    const clean = await cleaned('a.wav', wave, true);
    expect(clean).toHaveLength(wave.length);
    expect(clean.includes('Sara')).toBe(false);
    expect(clean.includes('sound')).toBe(true);
  });
});

describe('a text and a sound with a photo inside', () => {
  const lines = (letters: string) => letters.replace(/.{76}/g, '$&\n');
  const forms: [name: string, write: (photo: Buffer) => string, read: (text: string) => Buffer][] = [
    ['page.html', (photo) => `<p>صورة<img src="data:image/jpeg;base64,${photo.toString('base64')}">`, fromBase64],
    ['notes.ipynb', (photo) => `{"image/jpeg": "${photo.toString('base64')}"}`, fromBase64],
    ['letter.rtf', (photo) => `{\\rtf1{\\pict\\jpegblip ${lines(photo.toString('hex'))}}}`, fromHex],
    ['song.mp3', (photo) => `ID3APIC${photo.toString('latin1')}\xFF\xFB`, latin],
  ];
  function fromBase64(text: string) {
    return Buffer.from(/\/9j\/[\w+/=]+/.exec(text)![0], 'base64');
  }
  function fromHex(text: string) {
    return Buffer.from(/ffd8[\da-f\n]+/.exec(text)![0].replace(/\n/g, ''), 'hex');
  }

  it.each(forms)('%s tells of no place where it was taken, and stays as long as it was [SEC-15]', async (...form) => {
    const [name, write, read] = form;
    const given = Buffer.from(write(await aPhoto(16, 16)), name.endsWith('mp3') ? 'latin1' : 'utf8');
    const clean = await cleaned(name, given);
    expect(clean).toHaveLength(given.length);
    const [before, after] = [given, clean].map((file) => read(file.toString('latin1')));
    for (const secret of ['GPSLatitude', 'Exif']) {
      expect(before!.includes(secret)).toBe(true);
      expect(after!.includes(secret)).toBe(false);
    }
    expect(rasterIn(after!.subarray(after!.indexOf('\xFF\xD8', 0, 'latin1')))).toMatchObject({ width: 16 });
  });
});

describe('an archive and a document', () => {
  const core =
    '<cp:coreProperties><dc:creator>Sara Ali</dc:creator><cp:lastModifiedBy>Sara</cp:lastModifiedBy></cp:coreProperties>';
  const text = '<w:ins w:id="1" w:author="Sara Ali"><w:t>نص Sara</w:t></w:ins>';

  it('have photos that tell of no place, under the same names and upright [SEC-15]', async () => {
    const photo = await aPhoto(64, 48, 6);
    const zip = zipSync({ 'عملي/photo.jpg': photo, 'notes.txt': latin('notes') });
    const members = unzipSync(await cleaned('work.zip', zip));
    expect(Object.keys(members)).toEqual(['عملي/photo.jpg', 'notes.txt']);
    const clean = Buffer.from(members['عملي/photo.jpg']!);
    for (const secret of secrets.filter((each) => each !== 'Exif')) expect(clean.includes(secret)).toBe(false);
    expect(orientationOf(clean)).toBe(6);
    expect(rasterIn(clean)).toMatchObject({ width: 64, height: 48 });
  });

  it.each(['scan.tif', 'photo.HEIC', 'raw.dng'])('hold %s, whose place is gone too [SEC-15]', async (name) => {
    const photo = await aPhoto(16, 16);
    const tiff = photo.subarray(photo.indexOf('II*\0', 0, 'latin1'));
    const bytes = Buffer.concat([
      name === 'photo.HEIC' ? latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic') : latin(''),
      tiff.subarray(0, 120),
      latin('<x:xmpmeta photoshop:City="Mosul"></x:xmpmeta>pixels'),
    ]);
    const clean = Buffer.from(unzipSync(await cleaned('work.zip', zipSync({ [name]: bytes })))[name]!);
    expect(clean).toHaveLength(bytes.length);
    for (const secret of ['Baghdad', 'Mosul']) expect(clean.includes(secret)).toBe(false);
    for (const kept of ['Sara Ali', 'pixels']) expect(clean.includes(kept)).toBe(true);
  });

  it('come back byte for byte where nothing had to go [SEC-15]', async () => {
    const zip = Buffer.from(zipSync({ 'index.html': latin('<p>') }));
    expect(await cleaned('work.zip', zip)).toEqual(zip);
    const broken = latin('PK is no archive');
    expect(await cleaned('work.zip', broken)).toEqual(broken);
  });

  it('name their authors to who marks, and to nobody who must not know [ASG-2]', async () => {
    const docx = zipSync({ 'docProps/core.xml': Buffer.from(core), 'word/document.xml': Buffer.from(text) });
    const whole = unzipSync(await cleaned('a.docx', docx));
    expect(strFromU8(whole['docProps/core.xml']!)).toBe(core);
    const anonymous = unzipSync(await cleaned('a.docx', docx, true));
    expect(strFromU8(anonymous['docProps/core.xml']!)).not.toContain('Sara');
    expect(strFromU8(anonymous['word/document.xml']!)).toBe('<w:ins w:id="1" w:author=""><w:t>نص Sara</w:t></w:ins>');
  });
});
