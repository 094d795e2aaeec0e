let leaving = false;

/** From here on until the page is loaded anew nobody is signed in again by it. */
export function beginLeaving(): void {
  leaving = true;
}

export const isLeaving = (): boolean => leaving;
