import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { UploadPlaces } from './upload-places.js';

describe('places for uploads', () => {
  it('are two for each person, and free again when one is given back [REL-10]', () => {
    const places = new UploadPlaces();
    const giveBack = places.take('zahra');
    places.take('zahra');
    expect(() => places.take('zahra')).toThrow(TooManyRequests);
    giveBack();
    expect(() => places.take('zahra')).not.toThrow();
  });

  it('are eight in all, whoever asks [REL-10]', () => {
    const places = new UploadPlaces();
    for (let person = 0; person < 8; person += 1) places.take(`person ${person}`);
    expect(() => places.take('late')).toThrow(Unavailable);
  });
});
