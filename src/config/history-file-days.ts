/** The default of HISTORY_FILE_DAYS: the number of days for which deleted files are kept. */
export const defaultHistoryFileDays = 30;
