/** The default of `BASE_CURRENCY`, an ISO 4217 code. */
export const defaultBaseCurrency = "EUR";
