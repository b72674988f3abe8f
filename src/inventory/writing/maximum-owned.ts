/** Defines the limit of owned lists, which rules and merges check. */

/**
 * The maximum length of owned lists, as in the contract. It is limited because responses contain these lists in full.
 */
export const maximumOwned = 1000;
