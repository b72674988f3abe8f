/**
 * The time between the signal and the end of the process, in milliseconds, even if requests or the database do not respond.
 * Supervisors such as Kubernetes kill a process after 30 seconds by default. The primary process ends after its workers.
 */
export const stopLimits = { process: 25_000, primary: 28_000 } as const;
