import { videoSource } from './video-source';

const embeddedAt = (address: string, seconds: number) => {
  const source = videoSource(address);
  return source?.kind === 'embedded' ? source.addressAt(seconds) : source;
};

describe('the video of a lesson', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ])('is embedded without cookies for %s and resumes [LSN-2]', (address) => {
    expect(embeddedAt(address, 92.7)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&enablejsapi=1&start=92',
    );
  });

  it('is embedded without tracking for Vimeo and resumes [LSN-2]', () => {
    expect(embeddedAt('https://vimeo.com/76979871', 5)).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=5s',
    );
  });

  it('is a file otherwise, ours included [LSN-2]', () => {
    expect(videoSource('/api/files/42')).toEqual({ kind: 'file', address: '/api/files/42' });
  });

  it.each([['javascript:alert(1)'], ['https://youtube.com/watch?v=<script>'], ['https://vimeo.com/about']])(
    'is none for %s [LSN-2]',
    (address) => {
      expect(videoSource(address)).toBeNull();
    },
  );
});
