import type { AppConfig } from '#platform/config/app-config';
import { PostingReview } from './posting-review.service.js';

const volunteer = { id: 'v', role: 'volunteer' } as const;
const admin = { id: 'a', role: 'admin' } as const;
const standing = (demoMode: boolean, ...args: Parameters<PostingReview['standing']>) =>
  new PostingReview(null as never, null as never, { demoMode } as AppConfig).standing(...args);

const honest = ['نعلّم القراءة كل سبت'];
const trap = ['ادفع رسوم تسجيل قبل البدء'];

describe('the standing of a posting', () => {
  it('is published at once in demo mode, and waits on a live platform each time its words are new [OPP-4]', () => {
    expect(standing(true, volunteer, honest)).toEqual({ status: 'published', heldFor: [] });
    expect(standing(false, volunteer, honest)).toEqual({ status: 'pending', heldFor: [] });
    expect(standing(false, volunteer, honest, 'published').status).toBe('pending');
    expect(standing(true, volunteer, honest, 'published').status).toBe('published');
    expect(standing(false, volunteer, honest, 'pending').status).toBe('pending');
  });

  it('is held in both modes for signs of a trap, and again after a refusal [OPP-4]', () => {
    for (const mode of [true, false]) {
      expect(standing(mode, volunteer, trap)).toEqual({ status: 'pending', heldFor: ['fees'] });
      expect(standing(mode, volunteer, trap, 'published').status).toBe('pending');
      expect(standing(mode, volunteer, honest, 'refused').status).toBe('pending');
    }
    expect(standing(true, volunteer, honest, 'pending').status).toBe('published');
  });

  it('is up to administrators themselves [OPP-4]', () => {
    expect(standing(false, admin, trap)).toEqual({ status: 'published', heldFor: [] });
    expect(standing(false, admin, honest, 'pending').status).toBe('pending');
  });
});
