/** Returns true for the names of the device itself: nothing needs to be encrypted on the way to it, and it rarely has https. */
export const isLocal = (hostname: string): boolean =>
  /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/i.test(hostname);
