/** Sentences that several pages have to say alike. */

/** Beside every field in which a new password is chosen. */
export const newPasswordRule =
  "At least 8 characters. A phrase of several words is easy to remember and hard to guess.";
