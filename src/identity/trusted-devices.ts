/** Devices that need not give the second factor again. */

/** How long the cookie of a trusted device is kept: 60 days. */
export const trustedDeviceSeconds = 60 * 24 * 60 * 60;
