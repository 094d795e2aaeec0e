import { Injectable } from '@nestjs/common';
import { SignInSlowed } from '../auth.errors.js';

const maximumWaiting = 100;
const second = 1000;

/** How long attempts at one account wait, by how many failed within the hour; a person mistypes for free (AUTH-11). */
export function delayAfter(failures: number): number {
  const tens = Math.floor((failures - 1) / 10);
  return tens < 1 ? 0 : second * 2 ** Math.min(tens - 1, 3);
}

/** Attempts that wait hold a timer and nothing else, and only so many of them (AUTH-11). */
@Injectable()
export class SignInDelays {
  private waiting = 0;

  async wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    if (this.waiting >= maximumWaiting) throw new SignInSlowed({}, { headers: { 'Retry-After': '10' } });
    this.waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.waiting -= 1;
  }
}
