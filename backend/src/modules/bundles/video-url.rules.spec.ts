import { isVideoUrl } from './video-url.rules.js';

describe('video address', () => {
  it.each([
    'https://cdn.example.org/lessons/one.mp4',
    'https://cdn.example.org/one.MP4?token=1',
    'https://www.youtube.com/watch?v=abc',
    'https://youtu.be/abc',
    'https://player.vimeo.com/video/1',
  ])('takes %s [CRS-4]', (address) => {
    expect(isVideoUrl(address)).toBe(true);
  });

  it.each([
    'https://cdn.example.org/one.avi',
    'javascript:alert(1)//x.mp4',
    'ftp://example.org/one.mp4',
    'https://youtube.com.evil.example/watch',
    'https://youtube.com',
    'https://user:secret@example.org/one.mp4',
    'one.mp4',
  ])('refuses %s [CRS-4, SEC-7]', (address) => {
    expect(isVideoUrl(address)).toBe(false);
  });
});
