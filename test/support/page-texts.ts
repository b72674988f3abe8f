/** Texts that several pages contain. */

/** The password rule, shown next to each field for a new password. */
export const newPasswordRule =
  "At least 8 characters. A phrase of several words is easy to remember and hard to guess.";
