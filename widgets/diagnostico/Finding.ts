/** One line of the diagnosis, in Spanish. It never contains a token, a query or anything that a person typed. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'fault';
  readonly title: string;
  /** Tells the web administrator what to do about it. */
  readonly remedy?: string;
  /** A line to paste, as `remedy` says. */
  readonly line?: string;
}

/** The findings of one check. */
export interface Group {
  readonly title: string;
  readonly findings: readonly Finding[];
}

export const ok = (title: string): Finding => ({ level: 'ok', title });

export const warning = (title: string, remedy: string, line?: string): Finding => ({
  level: 'warning',
  title,
  remedy,
  ...(line !== undefined && { line }),
});

export const fault = (title: string, remedy: string, line?: string): Finding => ({
  level: 'fault',
  title,
  remedy,
  ...(line !== undefined && { line }),
});
