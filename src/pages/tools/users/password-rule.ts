/** What passwords that administrators give have to keep: a little more than the command line asks for. */

export const minimumPasswordLength = 8;

export const passwordHint = `At least ${minimumPasswordLength} characters; several words make a good one.`;
