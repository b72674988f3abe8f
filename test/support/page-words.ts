/** Sentences that several pages have to say alike. */

/** Beside every field in which a new password is chosen. */
export const newPasswordRule =
  "At least 8 characters. Several words in a row are easy to remember and hard to guess.";
