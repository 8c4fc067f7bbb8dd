/** Collects the findings, call by call: each rule of a call is right, wrong, or was not checked for a reason. */
import type { EndpointKey } from '../../src/contract/endpoints.ts';
import type { Rule } from './rules.ts';

export interface CheckFinding {
  call: EndpointKey;
  rule: Rule;
  state: 'right' | 'wrong' | 'unchecked';
  /** The differences, or the reasons why it was not checked, each once. */
  notes: string[];
  /** Only of what was asked for and not checked: the sentence that says so, and what checks it. */
  owed?: string;
}

export interface Journal {
  /** A rule without problems is right so far. */
  judge(call: EndpointKey, rule: Rule, problems: readonly string[]): void;
  /** @param owed says what to do so that it is checked; omitted for what nobody asked for, or no check can see */
  skip(call: EndpointKey, rule: Rule, why: string, owed?: string): void;
  /** Something that the check made and that no call can remove. */
  leave(what: string): void;
  /** Something that kept the check itself from running. */
  fail(why: string): void;
  findings(): CheckFinding[];
  leftBehind(): readonly string[];
  failures(): readonly string[];
}

/** @param hide removes secrets from a text */
export function createJournal(hide: (text: string) => string): Journal {
  const found = new Map<string, CheckFinding>();
  const left: string[] = [];
  const failures: string[] = [];
  const entry = (call: EndpointKey, rule: Rule): CheckFinding => {
    const key = `${call} ${rule}`;
    const finding = found.get(key) ?? { call, rule, state: 'unchecked', notes: [] };
    found.set(key, finding);
    return finding;
  };
  const note = (finding: CheckFinding, text: string): void => {
    const hidden = hide(text);
    if (!finding.notes.includes(hidden)) finding.notes.push(hidden);
  };
  return {
    judge(call, rule, problems) {
      const finding = entry(call, rule);
      if (problems.length > 0 || finding.state === 'unchecked') {
        if (finding.state === 'unchecked') finding.notes = [];
        delete finding.owed;
        finding.state = problems.length > 0 ? 'wrong' : 'right';
      }
      for (const problem of problems) note(finding, problem);
    },
    skip(call, rule, why, owed) {
      const finding = entry(call, rule);
      if (finding.state !== 'unchecked') return;
      note(finding, why);
      if (owed !== undefined) finding.owed ??= hide(owed);
    },
    leave: (what) => void left.push(hide(what)),
    fail: (why) => void failures.push(hide(why)),
    // Hides again: some texts were not yet known to be secret when noted.
    findings: () => [...found.values()].map((one) => ({ ...one, notes: one.notes.map(hide) })),
    leftBehind: () => left.map(hide),
    failures: () => failures.map(hide),
  };
}
