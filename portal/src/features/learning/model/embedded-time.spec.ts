import { embeddedLength, embeddedTime } from './embedded-time';

describe('the time of an embedded video', () => {
  it.each([
    ['YouTube', '{"event":"infoDelivery","info":{"currentTime":12.5}}', 12.5],
    ['Vimeo', '{"event":"timeupdate","data":{"seconds":7.25,"percent":0.1}}', 7.25],
  ])('is read from a message of %s [LSN-2]', (_site, message, seconds) => {
    expect(embeddedTime(message)).toBe(seconds);
  });

  it.each([['not json'], ['{"event":"ready"}'], [null], ['{"info":{"currentTime":"12"}}']])(
    'is not found in %s [LSN-2]',
    (message) => {
      expect(embeddedTime(message)).toBeUndefined();
    },
  );

  it('comes with the length of the video [EVD-1]', () => {
    expect(embeddedLength('{"info":{"currentTime":12.5,"duration":300}}')).toBe(300);
    expect(embeddedLength('{"data":{"seconds":7.25,"duration":61.5}}')).toBe(61.5);
    expect(embeddedLength('{"info":{"currentTime":12.5}}')).toBeUndefined();
  });
});
