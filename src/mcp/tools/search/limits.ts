/** How far searches of the agents' interface go. */

/** More hits are not looked at: whoever searches does better to narrow it. */
export const maximumHits = 1000;

/** One more tells that there are more. */
export const wantedHits = maximumHits + 1;
