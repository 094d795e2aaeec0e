/** Sends the browser to an address that the server answers, out of the portal's own routing. */
export const leaveTo = (address: string): void => window.location.assign(address);
